using System.Runtime.CompilerServices;
using Graupel.Converters;

namespace Graupel.Conformance;

/// <summary>
/// With GRAUPEL_PORTABLE=1 everything runs as on machines whose byte order is not that of the wire: no memory of numbers is copied as
/// bytes. The bytes must be the same, so all other tests are the test of it.
/// </summary>
public class PortableTests
{
    private const string Switch = "Graupel.ForcePortable";

    private static readonly bool IsPortable = Environment.GetEnvironmentVariable("GRAUPEL_PORTABLE") == "1";

    // Before the library asks for the switch, which it does once.
    [ModuleInitializer]
    internal static void Set() => AppContext.SetSwitch(Switch, IsPortable);

    [Fact]
    public void Numbers_are_copied_as_bytes_unless_portable() => Assert.Equal(!IsPortable, ElementMemory.CanBlit);
}

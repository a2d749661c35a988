using System.Runtime.InteropServices;

#pragma warning disable CS0067, CS0649, CS0169, CA1823, IDE0051, IDE0044, SYSLIB1054, CA2101, CA1401, CA5392

namespace Tour.Tests.Metadata;

/// <summary>Declarations that the tests read back from the metadata of their own assembly.</summary>
internal static class DeclaredTypes
{
    public const char HalfOfAPair = '\uD800';
    public const string? Nothing = null;
    public const decimal Price = 1.50m;

    [DllImport("mylib", EntryPoint = "do_it", SetLastError = true)]
    public static extern int DoIt();

    [Mark(1, typeof(List<int>), [DayOfWeek.Friday, "text", null, new byte[] { 1, 2 }], Tag = 'x')]
    [Generic<string>]
    public static unsafe void Take(delegate*<int, void> action, int[,] matrix, ref readonly long place)
    {
    }

    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public struct Overlay
    {
        [FieldOffset(0)]
        public long Whole;

        [FieldOffset(4)]
        public int Part;
    }

    [StructLayout(LayoutKind.Sequential, Pack = 2)]
    public struct Packed
    {
        public byte Small;
        public long Big;
    }

    public struct Plain
    {
        public int Value;
    }

    public enum Wide : ulong
    {
        Most = ulong.MaxValue,
    }

    public enum Low : sbyte
    {
        Least = -128,
    }

    public sealed class Members
    {
        public event EventHandler? Changed;

        public required string Name { get; init; }

        public int Writable { get; set; }

        public Func<int> MakeLambda(int captured) => () => captured;
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class MarkAttribute(int number, Type type, object?[] values) : Attribute
    {
        public int Number => number;

        public Type Type => type;

        public object?[] Values => values;

        public char Tag { get; set; }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class GenericAttribute<T> : Attribute;
}

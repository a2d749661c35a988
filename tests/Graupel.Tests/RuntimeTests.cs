using System.Runtime.Intrinsics;

namespace Graupel.Tests;

public class RuntimeTests
{
    [Fact]
    public void The_tests_run_on_the_runtime_that_they_are_meant_for()
    {
        string? meant = Environment.GetEnvironmentVariable("GRAUPEL_RUNTIME");
        Assert.True(meant is null || meant == $"{Environment.Version.Major}", $"{Environment.Version}, not {meant}");
    }

    [Fact]
    public void Those_of_NET_9_run_as_elsewhere()
    {
        if (Environment.GetEnvironmentVariable("GRAUPEL_RUNTIME") == "9")
        {
            Assert.False(Vector512.IsHardwareAccelerated);
            Assert.True(TimeZoneInfo.Local.Id == "America/St_Johns" || !Directory.Exists("/usr/share/zoneinfo"), TimeZoneInfo.Local.Id);
        }
    }
}

namespace Graupel.Tests;

public class RuntimeTests
{
    [Fact]
    public void The_tests_run_on_the_runtime_that_they_are_meant_for()
    {
        string? meant = Environment.GetEnvironmentVariable("GRAUPEL_RUNTIME");
        Assert.True(meant is null || meant == $"{Environment.Version.Major}", $"{Environment.Version}, not {meant}");
    }
}

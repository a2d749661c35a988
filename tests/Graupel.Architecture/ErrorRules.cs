namespace Graupel.Architecture;

/// <summary>Each kind of error has one line on the page of errors.</summary>
public class ErrorRules
{
    [Fact]
    public void Each_kind_has_a_line() => Assert.Equal(
        Enum.GetNames<ErrorKind>().Order(StringComparer.Ordinal),
        Repository.Read("docs/errors.md").Split('\n')
            .Where(line => line.StartsWith("| `", StringComparison.Ordinal) && !line.StartsWith("| `ErrorKind`", StringComparison.Ordinal))
            .Select(line => line.Split('`')[1]).Order(StringComparer.Ordinal));
}

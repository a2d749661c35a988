namespace Graupel.Conformance.Examples;

/// <summary>What docs/format-fast.md and docs/format-compact.md show is what happens, by both compilers.</summary>
public class ExampleTests(SuiteClock<ExampleTests> clock) : IClassFixture<SuiteClock<ExampleTests>>
{
    public static IEnumerable<object[]> Examples =>
        from compilers in (CompilerChoice[])[CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly]
        from example in GoldenExample.All
        select new object[] { example.Name, compilers };

    [Fact]
    public void There_are_examples_with_names_of_their_own()
    {
        Assert.True(GoldenExample.All.Count >= 250, $"only {GoldenExample.All.Count}");
        Assert.Equal(GoldenExample.All.Count, GoldenExample.All.DistinctBy(static example => example.Name).Count());
    }

    [Theory]
    [MemberData(nameof(Examples))]
    public void The_example_holds(string name, CompilerChoice compilers) =>
        clock.Run(() => Check(GoldenExample.All.Single(example => example.Name == name), compilers));

    private static void Check(GoldenExample example, CompilerChoice compilers)
    {
        Serializer serializer = new(new SerializerOptions { Format = example.Format, Compilers = compilers, References = example.References });
        Example? written = ExampleProject.Written(example);
        Example? readAs = ExampleProject.ReadAs(example);
        Assert.True(written is not null || readAs is not null, "the example shows nothing");
        Assert.True(readAs is null || (example.Refused is null) == (example.Reads is not null), "bytes that are read as something are read or refused");

        if (written is not null)
        {
            Equal.Bytes(example.Bytes, written.Write(serializer), "written");
            written.Read(serializer, example.Bytes);
        }

        if (example.Refused is { } kind)
        {
            Assert.Equal(kind, Assert.Throws<GraupelException>(() => readAs!.Read(serializer, example.Bytes)).Kind);
        }
        else
        {
            readAs?.Read(serializer, example.Bytes);
        }
    }
}

using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Properties that anyone can set and nobody can get, which are not written.</summary>
public class SetOnlyTests
{
    [Theory]
    [InlineData("[Contract] public class Message { public int Id { get; set; } public string? Text { private get; set; } }")]
    [InlineData("[Contract] public class Message { public int Id { get; set; } public string? Text { internal get; init; } }")]
    [InlineData("[Contract] public class Message { [Order(1)] public int Id { get; set; } public string? Text { protected get; set; } }")]
    [InlineData("[Pack] public struct Message { public int Id; public string? Text { private get; set; } }")]
    [InlineData("[Contract] public class Message { public int Id { get; set; } public string? Text { private get; set => field = value?.Trim(); } }")]
    public void Are_a_warning(string source) => GeneratorRun.Warns(source, "GRP050", "Text", "Message.Text has a public setter and no public getter");

    [Theory]
    [InlineData("[Contract] public class Message { [Order(1)] public int Id { get; set; } [Order(2)] public string? Text { private get; set; } }")]
    [InlineData("[Contract] public class Message { public int Id { get; set; } [SkipPack] public string? Text { private get; set; } }")]
    [InlineData("[Contract] public class Message { public int Id { get; set; } public string Text { set => Id = value.Length; } }")]
    [InlineData("[Contract] public class Message { public int Id { get; set; } internal string? Text { private get; set; } }")]
    [InlineData("[DataContract] public class Message { [DataMember] public int Id { get; set; } public string? Text { private get; set; } }")]
    [InlineData("[Serializable] public class Message { public int Id; public string? Text { private get; set; } }")]
    public void Are_none_where_they_are_written_left_out_or_computed(string source) =>
        Assert.DoesNotContain(GeneratorRun.Of(source).Compiles().Diagnostics, static one => one.Id == "GRP050");
}

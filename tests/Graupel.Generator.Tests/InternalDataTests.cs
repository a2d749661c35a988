using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Internal members of packed types, which are not packed.</summary>
public class InternalDataTests
{
    [Theory]
    [InlineData("[Pack] internal struct Message { public int Id; internal string Text; }")]
    [InlineData("[Pack] public struct Message { public int Id; internal string Text { get; set; } }")]
    [InlineData("[Pack] public class Message { public int Id; private string? _text; internal string? Text { get => _text; set => _text = value; } }")]
    [InlineData("[Pack] public class Message { public int Id; protected internal string? Text { get; } }")]
    public void Are_a_warning(string source) => GeneratorRun.Warns(source, "GRP041", "Text", "Message.Text is internal");

    [Theory]
    [InlineData("[Pack] internal struct Message { public int Id; public string Text; }")]
    [InlineData("[Pack] internal struct Message { public int Id; [SkipPack] internal string Text; }")]
    [InlineData("[Pack] internal struct Message { public int Id; private string _text; public Message(string text) => _text = text; public override string ToString() => _text; }")]
    [InlineData("[Pack] internal struct Message { public int Id; internal readonly string Text => Id.ToString(); }")]
    [InlineData("[Pack] internal struct Message { public int Id; internal static string? Text; internal const int Other = 3; }")]
    [InlineData("[Contract] public class Message { public int Id { get; set; } internal string? Text { get; set; } }")]
    [InlineData("[Serializable] public class Message { public int Id; internal string? Text; }")]
    public void Are_none_where_they_hold_no_data_or_are_packed(string source) =>
        Assert.DoesNotContain(GeneratorRun.Of(source).Compiles().Diagnostics, static one => one.Id == "GRP041");
}

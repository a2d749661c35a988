namespace Graupel.Generator.Diagnostics;

/// <summary>What another generator adds to a type, in the words of the warning.</summary>
/// <param name="What">What it is, as in "What of A is added by another generator".</param>
/// <param name="Effect">What the contract does without it, as in "so the contract Effect".</param>
/// <param name="Remedy">What to do.</param>
internal sealed record AddedPart(string What, string Effect, string Remedy)
{
    private const string OnType = "put it on the type in the source";

    public static AddedPart Member(string name) =>
        new(name, "does not write it", "declare it in the source, as a partial property, or leave it out with [SkipPack]");

    public static AddedPart Base(string name) => new($"The base class {name}", "does not write its members", "name it in the source too");

    public static AddedPart Interface(string name) => new($"The interface {name}", "does not know of it", "name it in the source too");

    public static AddedPart Attribute(string name) => new($"[{name}]", "does not follow it", OnType);

    public static AddedPart Omission(string member) => new($"What leaves out {member}", "writes that member", "put the attribute on the member in the source");

    public static AddedPart Callback(string name) => new($"The callback {name}", "does not call it", "declare it in the source, as a partial method");

    public static AddedPart Type(string name) =>
        new($"The type {name}", "is not generated", "declare that type in the source; without, the contract is compiled at run time");

    public static AddedPart Constructor { get; } =
        new("The only constructor", "calls one without parameters", "declare such a constructor in the source, which may be private");
}

using Graupel.CodeGen;
using Graupel.Converters;

namespace Graupel;

/// <summary>
/// A contract that shares text where references are preserved: equal texts are written once, and read as one instance. Use it as
/// <c>[UseContract(typeof(SharedText))]</c> on a member, whose collections may hold the text, or on the assembly. Without
/// <see cref="References.Preserve"/> or <see cref="References.PreserveObjects"/> it writes text as usual.
/// </summary>
public sealed class SharedText : ValueContract<string?>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        Converter<TWriter, TReader, string?> text = registry.GetPlain<string?>();
        return registry.KeepsIdentity ? new TrackedConverter<TWriter, TReader, string?>(text, form: TextIdentity.Instance) : text;
    }
}

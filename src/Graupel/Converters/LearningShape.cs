using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The shape of a base in the converter of a derived class, which learns the kinds of its members when the base's converter has.</summary>
/// <param name="shape">The shape, for this converter alone.</param>
/// <param name="own">The shape of the base's converter.</param>
internal sealed class LearningShape<TWriter, TReader>(ObjectShape shape, ObjectShape own) : IPendingConverter<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public ObjectShape Shape => shape;

    public void Initialize(Registry<TWriter, TReader> registry) => shape.Settle([.. shape.Members.Select(Learn)]);

    private MemberShape Learn(MemberShape member) => own.Members.FirstOrDefault(known => known.Name == member.Name && known.IsBase == member.IsBase) is { } found
        ? member with { Kind = found.Kind }
        : member;
}

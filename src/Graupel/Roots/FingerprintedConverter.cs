using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Pure data behind the fingerprint of its contract, which readers compare: nothing else in the bytes shows a difference.</summary>
internal sealed class FingerprintedConverter<TWriter, TReader, T> : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly ScalarConverter<TWriter, TReader, ulong, UInt64Scalar> _number = new(isExact: true);
    private readonly KeptFingerprint _fingerprint;

    /// <param name="value">Writes and reads the values.</param>
    /// <param name="contract">The shape whose fingerprint it is, if values are filled by other converters than those that write them.</param>
    public FingerprintedConverter(Converter<TWriter, TReader, T> value, WireShape? contract = null)
    {
        Value = value;
        _fingerprint = new KeptFingerprint(contract ?? value.Shape, habits: "");
        MemberShape[] members = [new("Fingerprint", "Fingerprint", 1, WireKind.UInt64), new("Value", "Value", 2, value.Shape.Kind)];
        Shape = new WireShape(WireKind.Object, minimumSize: -1)
        {
            IsExact = true,
            HasFixedLayout = TWriter.HasFixedLayout,
            Object = new ObjectShape("Fingerprinted", isValueType: true, members).AsExact(),
            Below = () => [_number.Shape, value.Shape],
            BehindFingerprint = value.Shape,
        };
    }

    /// <summary>Writes and reads the values.</summary>
    public Converter<TWriter, TReader, T> Value { get; }

    /// <inheritdoc/>
    public override WireShape Shape { get; }

    /// <inheritdoc/>
    public override void Write(ref TWriter writer, in T value)
    {
        _number.Write(ref writer, _fingerprint.Value);
        Value.Write(ref writer, in value);
    }

    /// <inheritdoc/>
    public override T Read(ref TReader reader)
    {
        ReadFingerprint(ref reader);
        return Value.Read(ref reader);
    }

    /// <inheritdoc/>
    public override void Populate(ref TReader reader, ref T value)
    {
        ReadFingerprint(ref reader);
        Value.Populate(ref reader, ref value);
    }

    private void ReadFingerprint(ref TReader reader)
    {
        ulong found = _number.Read(ref reader);
        if (found != _fingerprint.Value)
        {
            Throw.FingerprintMismatch(typeof(T), found, _fingerprint.Value);
        }
    }
}

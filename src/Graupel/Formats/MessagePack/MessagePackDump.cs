using System.Buffers.Binary;
using System.Globalization;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Shows the bytes of a payload as a tree: offset, name, value. Stops at the first error, which it shows; the contract provides the names of members.
/// Values are shown as they are, whichever the contract expects: text that is not UTF-8, and times that .NET does not have, by their bytes.
/// </summary>
internal ref struct MessagePackDump
{
    private readonly ReadOnlySpan<byte> _data;
    private readonly DumpTree _tree = new();
    private int _position;

    private MessagePackDump(ReadOnlySpan<byte> data) => _data = data;

    public static string Of(ReadOnlySpan<byte> payload, WireShape root)
    {
        var dump = new MessagePackDump(payload);
        try
        {
            dump.Value("root", root);
            dump._tree.End(dump._position, payload);
        }
        catch (GraupelException fault)
        {
            dump._tree.End(fault, dump._position, payload);
        }

        return dump._tree.ToString();
    }

    private void Value(string name, WireShape? shape)
    {
        shape = shape?.Kind == WireKind.Tracked ? shape.Below()[0] : shape;
        int at = _position;
        byte code = _position < _data.Length ? _data[_position] : MessagePackCode.Nil;
        Take(1);
        _tree.Enter(at);
        if (MessagePackCode.IsArray(code))
        {
            long count = code < MessagePackCode.FixText ? code & MessagePackCode.MaxFixCount : Number(code == MessagePackCode.Array16 ? 2 : 4);
            Line(at, $"{name}: array ({count}){Contract(shape)}");
            Elements(count, shape);
        }
        else if (MessagePackCode.IsMap(code))
        {
            long count = code < MessagePackCode.FixArray ? code & MessagePackCode.MaxFixCount : Number(code == MessagePackCode.Map16 ? 2 : 4);
            Line(at, $"{name}: map ({count}){Contract(shape)}");
            Entries(count, shape);
        }
        else
        {
            Line(at, $"{name}: {Leaf(at)}");
        }

        _tree.Leave();
    }

    private void Elements(long count, WireShape? shape)
    {
        int valueOfCase = -1;
        byte first = _position < _data.Length ? _data[_position] : MessagePackCode.Nil;
        for (long i = 0; i < count; i++)
        {
            if (shape is { Kind: WireKind.Object, Object: { } contract })
            {
                Member($"[{i}]", contract.Layout<MessagePackLayout>().PlacesOf(first)[i], shape);
            }
            else if (shape is { Kind: WireKind.Union } && i == 0)
            {
                int size = _position < _data.Length ? MessagePackDecoder.IntegerSize(_data[_position]) : 0;
                long id = size > 0 && size <= _data.Length - _position ? unchecked((long)MessagePackDecoder.Integer(_data.Slice(_position, size), out _)) : 0;
                valueOfCase = shape.FindCase(id < 0 ? new UnionTag(unchecked((uint)~id), IsHash: true) : new UnionTag(unchecked((uint)id), IsHash: false));
                Value(id < 0 ? "hash" : "id", null);
            }
            else
            {
                WireShape? below = shape?.Kind switch
                {
                    WireKind.Sequence => shape.Below()[0],
                    WireKind.Union when valueOfCase >= 0 => shape.Below()[valueOfCase],
                    _ => null,
                };
                Value($"[{i}]", below);
            }
        }
    }

    private void Entries(long count, WireShape? shape)
    {
        for (long i = 0; i < count; i++)
        {
            if (shape is not { Kind: WireKind.Object, Object: { } contract })
            {
                IReadOnlyList<WireShape>? below = shape?.Kind == WireKind.Map ? shape.Below() : null;
                Value($"[{i}].key", below?[0]);
                Value($"[{i}].value", below?[1]);
                continue;
            }

            int key = _position;
            Value("key", null);
            Member("value", MemberOf(contract.Layout<MessagePackLayout>(), _data[key.._position]), shape);
        }
    }

    private static int MemberOf(MessagePackLayout layout, ReadOnlySpan<byte> key)
    {
        if (MessagePackDecoder.IntegerSize(key[0]) > 0)
        {
            return layout.MemberAt(unchecked((long)MessagePackDecoder.Integer(key, out _)));
        }

        if (!MessagePackCode.IsText(key[0]))
        {
            return -1;
        }

        int header = key[0] < MessagePackCode.Nil ? 1 : 1 + (1 << (key[0] - MessagePackCode.Text8));
        return layout.MemberNamed(key[header..], -1);
    }

    private void Member(string name, int member, WireShape shape)
    {
        bool isKnown = member >= 0;
        while (isKnown && member >= shape.Object!.Members.Length)
        {
            member -= shape.Object.Members.Length;
            shape = shape.Below()[0];
        }

        Value(isKnown ? $"{name} {shape.Object!.Members[member].Name}" : name, isKnown ? shape.Below()[member] : null);
    }

    private string Leaf(int at)
    {
        var scan = new MessagePackScan(objects: null);
        scan.Run(_data[at..], at, out int size, out int needed);
        if (needed > 0)
        {
            Throw.EndOfData(_data.Length);
        }

        Take(size - 1);
        var token = new MessagePackTokenReader(_data.Slice(at, size));
        token.Read();
        return token.Token switch
        {
            MessagePackToken.Nil => "nil",
            MessagePackToken.Boolean => token.GetBoolean() ? "true" : "false",
            MessagePackToken.Single => Invariant($"float32 {token.GetSingle()}"),
            MessagePackToken.Double => Invariant($"float64 {token.GetDouble()}"),
            MessagePackToken.Integer => Invariant($"int {token.GetInteger()}"),
            MessagePackToken.Bytes => $"bin {DumpText.Hex(token.Content)}",
            MessagePackToken.Extension => Extension(ref token, at),
            _ => $"str {(Utf8.IsValid(token.Content) ? DumpText.Quote(token.GetString()) : DumpText.Hex(token.Content))}",
        };
    }

    private static string Extension(ref MessagePackTokenReader token, int at)
    {
        if (token.TryGetTimestamp(out DateTime time) && MessagePackTimestamp.IsOfWholeTicks(token.Content))
        {
            return Invariant($"timestamp {time:O}");
        }

        if (token is { ExtensionType: (sbyte)MessagePackReference.Type, ContentLength: 2 or 4 or 8 })
        {
            MessagePackReference.Read(token.Content, out WireKind kind, out long distance);
            return Invariant($"reference to {kind} at {at - distance}");
        }

        return Invariant($"ext {token.ExtensionType} {DumpText.Hex(token.Content)}");
    }

    private static string Contract(WireShape? shape) => shape?.Object is { } contract ? $" {contract.Name}" : "";

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);

    private long Number(int size)
    {
        ReadOnlySpan<byte> bytes = Take(size);
        return size == sizeof(ushort) ? BinaryPrimitives.ReadUInt16BigEndian(bytes) : BinaryPrimitives.ReadUInt32BigEndian(bytes);
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        if (count > _data.Length - _position)
        {
            Throw.EndOfData(_data.Length);
        }

        _position += count;
        return _data.Slice(_position - count, count);
    }

    private readonly void Line(int at, string text) => _tree.Line(at, text);
}

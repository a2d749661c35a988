using System.Globalization;

namespace Graupel.Formats;

/// <summary>
/// Shows the bytes of a payload as a tree: offset, name, kind, value. Works up to the first fault, which it names.
/// Tolerant bytes are read by their own descriptions; the contract provides the names, and the layout of exact bytes.
/// </summary>
internal ref partial struct HeadedDump
{
    private const int MaxUnbacked = 4096;

    private readonly ReadOnlySpan<byte> _data;
    private readonly ScalarScan _scalars;
    private readonly DumpTree _tree = new();
    private int _position;
    private int _objects;
    private int _unbacked;

    private HeadedDump(ReadOnlySpan<byte> data, ScalarScan scalars)
    {
        _data = data;
        _scalars = scalars;
    }

    public static string Of(ReadOnlySpan<byte> payload, ScalarScan scalars, WireShape root)
    {
        var dump = new HeadedDump(payload, scalars);
        try
        {
            dump.Root(root);
            dump._tree.End(dump._position, payload);
        }
        catch (GraupelException fault)
        {
            dump._tree.End(fault, dump._position, payload);
        }

        return dump._tree.ToString();
    }

    // A payload that was written without references has no mark in front.
    private void Root(WireShape root)
    {
        bool saysSo = root.IsMarkedRoot && _data.StartsWith(HeadedReferences.RootMark);
        WireShape shape = root.IsMarkedRoot && !saysSo ? root.Below()[0] : root;
        _position = saysSo ? HeadedReferences.RootMark.Length : 0;
        Value("root", shape.Kind, shape);
    }

    private void Value(string name, WireKind kind, WireShape? declared)
    {
        int at = _position;
        WireShape? shape = Fitting(kind, declared);
        if (WireKinds.IsFixed(kind))
        {
            Line(at, $"{name}: {Scalar(kind)}");
            return;
        }

        _tree.Enter(at);
        switch (kind)
        {
            case WireKind.String:
                Line(at, $"{name}: string {Text()}");
                break;
            case WireKind.Blob:
                ulong size = Varint();
                Line(at, $"{name}: blob {(size == HeadedCode.Null ? "null" : DumpText.Hex(Take(size - 1)))}");
                break;
            case WireKind.Sequence:
                Sequence(name, shape);
                break;
            case WireKind.Map:
                Map(name, shape);
                break;
            case WireKind.Array:
                Array(name, shape);
                break;
            case WireKind.Union:
                Union(name, shape);
                break;
            case WireKind.Tracked:
                Tracked(name, shape);
                break;
            case WireKind.Object or WireKind.BaseObject or WireKind.HeadedObject:
                Object(name, kind, shape);
                break;
            default:
                Throw.UnsupportedFormat($"kind {(byte)kind:X2}", at);
                break;
        }

        _tree.Leave();
    }

    // Bytes of another contract, and damaged ones, have other kinds than this contract, which then says nothing of what is below.
    private static WireShape? Fitting(WireKind kind, WireShape? shape)
    {
        if (shape is { Kind: WireKind.Tracked, IsExact: false } && kind != WireKind.Tracked)
        {
            shape = shape.Below()[0];
        }

        bool isObject = kind is WireKind.Object or WireKind.BareObject or WireKind.HeadedObject or WireKind.BaseObject;
        return shape?.Kind == (isObject ? WireKind.Object : kind) ? shape : null;
    }

    private string Scalar(WireKind kind)
    {
        if (!WireKinds.IsNullable(kind))
        {
            return Plain(kind);
        }

        if (Presence())
        {
            return Plain(WireKinds.Underlying(kind));
        }

        // In a fixed layout an absent value has its bytes all the same.
        int at = _position;
        if (_scalars.HasFixedRun && Take((ulong)WireKinds.FixedSize(kind) - 1).ContainsAnyExcept((byte)0))
        {
            Throw.InvalidValue("the bytes of an absent value are not zero", at);
        }

        return $"{WireKinds.Underlying(kind)}? null";
    }

    private bool Presence()
    {
        byte presence = Take(1)[0];
        if (presence > 1)
        {
            HeadedInput.RefusePresence(_position - 1);
        }

        return presence != 0;
    }

    // Whether references are expected is not known.
    private WireKind Kind()
    {
        var kind = (WireKind)Take(1)[0];
        HeadedKinds.Ensure(kind, takesReferences: true, _position);
        return kind;
    }

    private string Plain(WireKind kind)
    {
        object value = _scalars.Show(kind, _data, _position, out int size);
        Take((ulong)size);
        return Named(kind, value);
    }

    private static string Named(WireKind kind, object value) => string.Create(CultureInfo.InvariantCulture, $"{kind} {value}");

    private string Text()
    {
        var input = new InputCursor(_data, null);
        input.Advance(_position);
        string? text = input.ReadString();
        if (text is null)
        {
            _position = (int)input.Offset;
            return "null";
        }

        bool wide = ((Varint() - 1) & 1) != 0;
        _position = (int)input.Offset;
        return $"({text.Length}{(wide ? ", wide" : "")}) {DumpText.Quote(text)}";
    }

    private ReadOnlySpan<byte> Take(ulong count)
    {
        if (count > (ulong)(_data.Length - _position))
        {
            Throw.EndOfData(_data.Length);
        }

        ReadOnlySpan<byte> taken = _data.Slice(_position, (int)count);
        _position += (int)count;
        return taken;
    }

    private ulong Varint()
    {
        int size = Formats.Varint.Read(_data[_position..], out ulong value);
        if (size < 0)
        {
            Throw.InvalidHeader("a number is not in its shortest form or has more than 63 bits", _position);
        }

        Take(size == 0 ? ulong.MaxValue : (ulong)size);
        return value;
    }

    private readonly void Line(int at, string text) => _tree.Line(at, text);
}

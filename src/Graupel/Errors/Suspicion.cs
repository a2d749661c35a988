using Graupel.Channels;
using Graupel.Formats;

namespace Graupel;

/// <summary>What an error suggests: that something else was written than is read. Remarks for <see cref="GraupelException.Remark"/>.</summary>
internal static class Suspicion
{
    /// <summary>For bytes that cannot be read as a value.</summary>
    /// <param name="error">Why not.</param>
    /// <param name="bytes">The first bytes, if they are known.</param>
    /// <param name="root">The shape of the value.</param>
    /// <param name="type">Its type.</param>
    /// <param name="hasKinds">Whether the kind of a value stands in front of it.</param>
    public static string? OfValue(GraupelException error, ReadOnlySpan<byte> bytes, WireShape root, Type type, bool hasKinds) =>
        OfWrapper(bytes) ?? (IsUnion(root) && IsAtTag(error, bytes, hasKinds) ? OfCase(type) : null);

    /// <summary>For bytes that begin as something else does.</summary>
    public static string? OfWrapper(ReadOnlySpan<byte> bytes) =>
        EnvelopeHeader.IsBegun(bytes) ? "; the bytes begin as an envelope, which Envelope.Read reads" : HandshakeBytes.IsBegun(bytes) ? OfHandshake : null;

    /// <summary>For a message, where a handshake came.</summary>
    public static string OfHandshake => "; the other side sent a handshake, which MessageHandshake reads";

    private static string OfCase(Type type)
    {
        string name = CSharpName.Of(type);
        return $", as if another type had been written, perhaps a case under its own type; state {name} on write too, as in Serialize<{name}>";
    }

    private static bool IsUnion(WireShape root)
    {
        WireShape shape = root.BehindFingerprint ?? root;
        return (shape.Kind == WireKind.Tracked ? shape.Below()[0] : shape).Kind == WireKind.Union;
    }

    private static bool IsAtTag(GraupelException error, ReadOnlySpan<byte> bytes, bool hasKinds) => error.Path.Length == 0 && error.Offset >= 0 && error.Kind switch
    {
        ErrorKind.InvalidHeader or ErrorKind.KindMismatch => hasKinds ? IsAtKind(error.Offset, bytes) : error.Offset <= 1,
        ErrorKind.UnsupportedFormat or ErrorKind.UnknownCase => hasKinds && IsAtKind(error.Offset, bytes),

        // An object without members begins like a name hash, and ends there.
        ErrorKind.EndOfData => hasKinds && bytes is [(byte)HeadedCode.HashTag],
        _ => false,
    };

    // Nearly all cases are objects. What is wrong behind the kind of one, or with its tag, has other reasons, such as another version.
    private static bool IsAtKind(long offset, ReadOnlySpan<byte> bytes)
    {
        int tag = 0;
        if (bytes.StartsWith(HeadedReferences.RootMark))
        {
            tag = HeadedReferences.RootMark.Length + 2; // behind the mark of a new object and its kind
            if (bytes.Length >= tag && bytes[tag - 1] != (byte)WireKind.Union)
            {
                return offset <= tag;
            }
        }

        bool isHash = tag < bytes.Length && bytes[tag] == HeadedCode.HashTag;
        int kind = BehindVarint(bytes, tag) + (isHash ? sizeof(uint) : 0);
        return kind < bytes.Length && bytes[kind] != (byte)WireKind.Object && offset <= kind + 1;
    }

    private static int BehindVarint(ReadOnlySpan<byte> bytes, int at)
    {
        while (at < bytes.Length && bytes[at] > sbyte.MaxValue)
        {
            at++;
        }

        return at + 1;
    }
}

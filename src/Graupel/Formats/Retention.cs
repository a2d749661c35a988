using System.Buffers;

namespace Graupel.Formats;

/// <summary>What one read keeps in addition to the values that it creates; never more than <see cref="Limits.MaxGraphBytes"/>.</summary>
internal sealed class Retention(Limits limits)
{
    /// <summary>The bytes that an object counts if its identity is preserved.</summary>
    public const int BytesPerObject = 16;

    /// <summary>The bytes that a member counts in addition to its own.</summary>
    public const int BytesPerMember = 32;

    private const string Option = $"{nameof(Limits)}.{nameof(Limits.MaxGraphBytes)}";

    private Limits _limits = limits;
    private long _bytes;

    /// <summary>The key of the current member, in formats where it precedes the value; null where there is none that it could be kept by.</summary>
    public byte[]? Key { get; set; }

    /// <summary>Starts over, for another read.</summary>
    public void Restart(Limits next)
    {
        _limits = next;
        _bytes = 0;
        Key = null;
    }

    /// <summary>The same for one member only, so that no other is kept by it.</summary>
    public byte[] TakeKey()
    {
        byte[] key = Key ?? throw new InvalidOperationException();
        Key = null;
        return key;
    }

    /// <summary>The scanner of the value that was kept last; it can be used again where no objects are marked.</summary>
    public HeadedScanner? Scanner { get; set; }

    /// <summary>Keeps some more bytes of a value.</summary>
    /// <exception cref="GraupelException">That would be too many.</exception>
    public void Keep(ArrayBufferWriter<byte> kept, ReadOnlySpan<byte> bytes, long offset)
    {
        Count(bytes.Length, offset);
        kept.Write(bytes);
    }

    /// <summary>Counts bytes that are kept elsewhere.</summary>
    /// <exception cref="GraupelException">That would be too many.</exception>
    public void Keep(int bytes, long offset) => Count(bytes, offset);

    /// <summary>Keeps one more member that the reader does not have.</summary>
    /// <exception cref="GraupelException">That would be too much.</exception>
    public void KeepMember(long offset) => Count(BytesPerMember, offset);

    /// <summary>Keeps one more object.</summary>
    /// <exception cref="GraupelException">That would be too much.</exception>
    public void KeepObject(long offset) => Count(BytesPerObject, offset);

    /// <summary>Counts bytes that were stepped over once more, so that bytes which lead to that again and again come to an end.</summary>
    /// <exception cref="GraupelException">That would be too many.</exception>
    public void CountAgain(long bytes, long offset) => Count(bytes, offset);

    /// <summary>Refuses more objects on write than a reader would keep.</summary>
    public static void EnsureObjects(int count, long maxBytes, long offset)
    {
        if ((long)count * BytesPerObject > maxBytes)
        {
            Throw.LimitExceeded($"more than {maxBytes} bytes would be kept to recognize {count} objects", Option, offset);
        }
    }

    private void Count(long bytes, long offset)
    {
        if (bytes > _limits.MaxGraphBytes - _bytes)
        {
            Throw.LimitExceeded($"more than {_limits.MaxGraphBytes} bytes would be kept", Option, offset);
        }

        _bytes += bytes;
    }
}

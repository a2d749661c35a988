using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using Graupel.Channels;

namespace Graupel;

/// <content>The handshake before the first message.</content>
public sealed partial class MessageReader
{
    /// <summary>Reads and checks a handshake.</summary>
    internal void ReadHandshake(Action<HandshakeBytes> verify)
    {
        using ChannelState.Call call = Enter();
        try
        {
            HandshakeBytes? handshake;
            while (!TryTakeHandshake(out handshake, out int missing))
            {
                if (!Fill(missing))
                {
                    Throw.EndOfData(_input.Length);
                }
            }

            verify(handshake);
        }
        catch (GraupelException e) when (_state.Break(e))
        {
            throw;
        }
    }

    /// <inheritdoc cref="ReadHandshake"/>
    internal async ValueTask ReadHandshakeAsync(Action<HandshakeBytes> verify, CancellationToken cancellationToken)
    {
        using ChannelState.Call call = Enter();
        try
        {
            HandshakeBytes? handshake;
            while (!TryTakeHandshake(out handshake, out int missing))
            {
                if (!await FillAsync(missing, cancellationToken).ConfigureAwait(false))
                {
                    Throw.EndOfData(_input.Length);
                }
            }

            verify(handshake);
        }
        catch (GraupelException e) when (_state.Break(e))
        {
            throw;
        }
    }

    private bool TryTakeHandshake([NotNullWhen(true)] out HandshakeBytes? handshake, out int missing)
    {
        Span<byte> header = stackalloc byte[HandshakeBytes.HeaderSize];
        header = header[..(int)Math.Min(header.Length, _input.Length)];
        _input.All.Slice(0, header.Length).CopyTo(header);
        int size = HandshakeBytes.SizeOf(header);
        missing = size - (int)Math.Min(size, _input.Length);
        if (missing > 0 || header.Length < HandshakeBytes.HeaderSize)
        {
            handshake = null;
            return false;
        }

        handshake = HandshakeBytes.Read(_input.All.Slice(0, size).ToArray());
        _input.Advance(size);
        return true;
    }
}

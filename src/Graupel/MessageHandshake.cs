using Graupel.Channels;
using Graupel.Roots;

namespace Graupel;

/// <summary>
/// What both ends of a channel send each other before the first message: format, framing, and the contracts of the messages. Each end refuses
/// what it could not read, and reports where the two differ. Instances are immutable.
/// </summary>
/// <remarks>
/// A handshake is refused with a <see cref="GraupelException"/>: <see cref="ErrorKind.InvalidHeader"/> when the other side sent none,
/// <see cref="ErrorKind.UnsupportedFormat"/> for another format, framing or options of the format, <see cref="ErrorKind.FingerprintMismatch"/> for another contract.
/// The reader can no longer be used then.
/// </remarks>
public sealed class MessageHandshake
{
    private static readonly TimeSpan _patience = TimeSpan.FromSeconds(1);

    private readonly IReadOnlyList<Func<Serializer, Entry>> _contracts;

    /// <summary>Creates a handshake without contracts. The format, the framing and the serializer are those of the channel that it is used with.</summary>
    public MessageHandshake()
        : this([])
    {
    }

    private MessageHandshake(IReadOnlyList<Func<Serializer, Entry>> contracts) => _contracts = contracts;

    /// <summary>
    /// Which contracts must be equal. The default is <see cref="FingerprintCheck.Exact"/>: those whose bytes can be read only with the same contract.
    /// The others are read across versions.
    /// </summary>
    public FingerprintCheck FingerprintCheck
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>True to send the contracts with the names of their members, so that the other side can report where they differ. The default is true.</summary>
    public bool TellsContracts { get; init; } = true;

    /// <summary>The same handshake with one more contract. Both ends list the contracts in the same order; one end may have more of them.</summary>
    /// <typeparam name="T">A message type, in either direction.</typeparam>
    public MessageHandshake With<T>() => With(Entry.Of<T>);

    /// <summary>The same handshake with one more contract, of a type that is known only at run time, as <see cref="With{T}()"/> adds it.</summary>
    /// <param name="type">A message type, in either direction.</param>
    public MessageHandshake With(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return With(serializer => Entry.Of(serializer.For(type)));
    }

    private MessageHandshake With(Func<Serializer, Entry> contract) => new([.. _contracts, contract]) { FingerprintCheck = FingerprintCheck, TellsContracts = TellsContracts };

    /// <summary>Sends this side's part.</summary>
    /// <param name="writer">Writes to the other side.</param>
    public void Write(MessageWriter writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        writer.WriteRaw(Bytes(writer.Options));
    }

    /// <inheritdoc cref="Write"/>
    /// <param name="writer">Writes to the other side.</param>
    /// <param name="cancellationToken">Ends the wait for the stream.</param>
    public ValueTask WriteAsync(MessageWriter writer, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(writer);
        return writer.WriteRawAsync(Bytes(writer.Options), cancellationToken);
    }

    /// <summary>Reads and checks the other side's part.</summary>
    /// <param name="reader">Reads from the other side.</param>
    /// <exception cref="GraupelException">The other side sent no handshake, or what this side could not read.</exception>
    public void Read(MessageReader reader)
    {
        ArgumentNullException.ThrowIfNull(reader);
        reader.ReadHandshake(Verifier(reader.Options));
    }

    /// <inheritdoc cref="Read"/>
    /// <param name="reader">Reads from the other side.</param>
    /// <param name="cancellationToken">Ends the wait for bytes.</param>
    public ValueTask ReadAsync(MessageReader reader, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(reader);
        return reader.ReadHandshakeAsync(Verifier(reader.Options), cancellationToken);
    }

    /// <summary>Sends this side's part and checks the other side's at the same time, for connections that go both ways.</summary>
    /// <param name="writer">Writes to the other side.</param>
    /// <param name="reader">Reads from the other side.</param>
    /// <param name="cancellationToken">Cancels the wait for the other side.</param>
    /// <exception cref="GraupelException">The other side sent no handshake, or what this side could not read.</exception>
    public Task ExchangeAsync(MessageWriter writer, MessageReader reader, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ArgumentNullException.ThrowIfNull(reader);
        return ExchangeAsync(writer, reader, Bytes(writer.Options), Verifier(reader.Options), cancellationToken);
    }

    /// <inheritdoc cref="ExchangeAsync(MessageWriter, MessageReader, CancellationToken)"/>
    /// <param name="channel">Writes to the other side and reads from it.</param>
    /// <param name="cancellationToken">Cancels the wait for the other side.</param>
    public Task ExchangeAsync(MessageChannel channel, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(channel);
        return ExchangeAsync(channel.Writer, channel.Reader, cancellationToken);
    }

    private static async Task ExchangeAsync(MessageWriter writer, MessageReader reader, byte[] bytes, Action<HandshakeBytes> verify, CancellationToken cancellationToken)
    {
        using var stop = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        Task writing = writer.WriteRawAsync(bytes, stop.Token).AsTask();
        Task reading = reader.ReadHandshakeAsync(verify, stop.Token).AsTask();
        Task first = await Task.WhenAny(reading, writing).ConfigureAwait(false);
        Task second = first == reading ? writing : reading;
        try
        {
            await first.ConfigureAwait(false);
            await second.ConfigureAwait(false);
        }
        catch (Exception e)
        {
            if (first == reading && e is GraupelException { Kind: ErrorKind.FingerprintMismatch or ErrorKind.UnsupportedFormat })
            {
                // The other side finds the same difference when it has all of ours.
                await Task.WhenAny(writing, Task.Delay(_patience, cancellationToken)).ConfigureAwait(false);
            }

            // The other side may not take ours any more, or wait for it before it tells its own.
            await stop.CancelAsync().ConfigureAwait(false);
            await second.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
            cancellationToken.ThrowIfCancellationRequested();
            throw;
        }
    }

    private static string Options(string habits) => habits.Length == 0 ? "default options" : ContractDifference.Clean(habits);

    private static string Framing(bool hasFrames) => hasFrames ? "with length frames" : "without length frames";

    private byte[] Bytes(MessageChannelOptions options)
    {
        WireFormat format = options.Serializer.Options.Format;
        var contracts = Entries(options).Select(entry => new HandshakeContract(entry.Fingerprint, entry.IsPureData, TellsContracts ? entry.Text : "")).ToList();
        return new HandshakeBytes(format.Id, format.Version, format.Habits, options.Framing == MessageFraming.Length, contracts).ToArray();
    }

    // The contracts are looked up before anything is read.
    private Action<HandshakeBytes> Verifier(MessageChannelOptions options)
    {
        Entry[] contracts = Entries(options);
        return other => Verify(other, options, contracts);
    }

    private Entry[] Entries(MessageChannelOptions options) => [.. _contracts.Select(contract => contract(options.Serializer))];

    private void Verify(HandshakeBytes other, MessageChannelOptions options, Entry[] contracts)
    {
        WireFormat format = options.Serializer.Options.Format;
        if ((other.Format, other.FormatVersion) != (format.Id, format.Version))
        {
            Throw.UnsupportedFormat($"the other side writes {WireFormat.NameOf(other.Format)} version {other.FormatVersion}, and this side reads {format.Name} version {format.Version}", 0);
        }

        if (FingerprintCheck != FingerprintCheck.Never && other.Habits != format.Habits)
        {
            Throw.UnsupportedFormat($"the other side writes {format.Name} with {Options(other.Habits)}, and this side reads it with {Options(format.Habits)}", 0);
        }

        bool hasFrames = options.Framing == MessageFraming.Length;
        if (other.HasFrames != hasFrames)
        {
            Throw.UnsupportedFormat($"the other side writes {Framing(other.HasFrames)}, and this side reads {Framing(hasFrames)}", 0);
        }

        foreach ((int i, Entry entry) in contracts.Take(other.Contracts.Count).Index())
        {
            HandshakeContract theirs = other.Contracts[i];
            bool isChecked = FingerprintCheck == FingerprintCheck.Always || (FingerprintCheck == FingerprintCheck.Exact && (entry.IsPureData || theirs.IsPureData));
            if (isChecked && theirs.Fingerprint != entry.Fingerprint)
            {
                Throw.OtherContract(i + 1, entry.Type, theirs.Fingerprint, entry.Fingerprint, ContractDifference.Describe(theirs.Text, entry.Text));
            }
        }
    }

    private sealed record Entry(Type Type, bool IsPureData, ulong Fingerprint, string Text)
    {
        public static Entry Of<T>(Serializer serializer) => Of(serializer.For<T>());

        public static Entry Of(ValueSerializer root)
        {
            // The other side has to know that fingerprints stand between the values.
            string text = root.Shape.BehindFingerprint is null ? root.FingerprintText : $"fingerprint {root.FingerprintText}";
            return new Entry(root.Type, root.IsPureData, ContractFingerprint.HashOf(text), text);
        }
    }
}

using System.Buffers.Binary;
using System.Diagnostics;
using System.Text;

namespace Graupel.Peers;

/// <summary>Another library, in a process of its own, that answers each value with what it sees in it and with what it writes for it.</summary>
internal sealed class Peer : IDisposable
{
    private readonly Process _process;
    private readonly Stream _input;
    private readonly Stream _output;

    public Peer(string name, string program, string script)
    {
        Name = name;
        _process = Process.Start(new ProcessStartInfo(program, [script]) { RedirectStandardInput = true, RedirectStandardOutput = true })
            ?? throw new InvalidOperationException($"{program} does not start.");
        _input = _process.StandardInput.BaseStream;
        _output = _process.StandardOutput.BaseStream;
    }

    public string Name { get; }

    /// <summary>Asks about one value.</summary>
    /// <exception cref="InvalidDataException">The peer cannot read the value, or not write it again.</exception>
    public (string Seen, byte[] Written) Ask(byte[] value)
    {
        Span<byte> length = stackalloc byte[sizeof(uint)];
        BinaryPrimitives.WriteInt32BigEndian(length, value.Length);
        _input.Write(length);
        _input.Write(value);
        _input.Flush();
        Span<byte> status = stackalloc byte[1];
        _output.ReadExactly(status);
        string text = Encoding.UTF8.GetString(ReadFrame());
        return status[0] == 0 ? (text, ReadFrame()) : throw new InvalidDataException($"{Name} says: {text}");
    }

    public void Dispose()
    {
        _input.Dispose();
        _process.WaitForExit();
        _process.Dispose();
    }

    private byte[] ReadFrame()
    {
        Span<byte> length = stackalloc byte[sizeof(uint)];
        _output.ReadExactly(length);
        byte[] frame = new byte[BinaryPrimitives.ReadInt32BigEndian(length)];
        _output.ReadExactly(frame);
        return frame;
    }
}

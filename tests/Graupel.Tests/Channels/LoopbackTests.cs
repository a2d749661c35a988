using System.Net.Sockets;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Two threads and two sockets.</summary>
public class LoopbackTests
{
    public static TheoryData<string> Ways => ChannelValues.Ways;

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Messages_of_all_sizes_arrive(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        (Socket near, Socket far) = Duplex.Connect();
        var sending = new Thread(() =>
        {
            using var writer = new MessageWriter(near, options);
            writer.WriteAll(Enumerable.Repeat(ChannelValues.Small, 200).SelectMany(notes => notes));
            writer.WriteAll(ChannelValues.All);
        });
        sending.Start();
        await using var reader = new MessageReader(far, options);
        for (int i = 0; i < 200; i++)
        {
            Assert.All(ChannelValues.Small, note => Assert.Equal(note, reader.Read<Note>()));
        }

        Assert.Equal(ChannelValues.All, await reader.ReadAllAsync<Note>().CollectAsync());
        sending.Join();
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Question_and_answer_take_turns(bool waits)
    {
        (Socket near, Socket far) = Duplex.Connect();
        Task answering = Task.Run(async () =>
        {
            await using var reader = new MessageReader(far);
            await using var writer = new MessageWriter(far);
            await foreach (Note note in reader.ReadAllAsync<Note>())
            {
                await writer.WriteAsync(note.Number);
            }
        });
        using (var writer = new MessageWriter(near))
        using (var reader = new MessageReader(near))
        {
            for (int i = 0; i < 300; i++)
            {
                if (waits)
                {
                    await writer.WriteAsync(Values.Note(i));
                    Assert.Equal(i, await reader.ReadAsync<int>());
                }
                else
                {
                    writer.Write(Values.Note(i));
                    Assert.Equal(i, reader.Read<int>());
                }
            }
        }

        await answering;
    }

    // Disposed in the order of docs/channels.md: the writer, which owns the socket, first.
    [Fact]
    public void What_is_buffered_is_sent_over_a_socket_that_the_reader_leaves_open()
    {
        (Socket near, Socket far) = Duplex.Connect();
        using (new MessageReader(near, new MessageChannelOptions { LeaveOpen = true }))
        using (var writer = new MessageWriter(near, new MessageChannelOptions { AutoFlush = false }))
        {
            writer.Write(Values.Note(7));
        }

        using var reader = new MessageReader(far);
        Assert.Equal(Values.Note(7), reader.Read<Note>());
        Assert.False(reader.TryRead(out Note? _));
        Assert.True(near.SafeHandle.IsClosed);
    }
}

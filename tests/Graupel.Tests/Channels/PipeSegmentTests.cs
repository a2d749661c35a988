using System.Diagnostics;
using System.IO.Pipelines;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Messages whose bytes arrive in many small segments of a pipe.</summary>
[Collection(nameof(AloneCollection))]
public class PipeSegmentTests
{
    public static TheoryData<string> Ways => ChannelValues.Ways;

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Messages_may_be_cut_anywhere(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write(options, ChannelValues.Small);
        for (int size = 1; size <= 40; size++)
        {
            Pipe pipe = CreatePipe();
            await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader), options);
            Task<List<Note>> reading = reader.ReadAllAsync<Note>().CollectAsync();
            await WriteAsync(pipe.Writer, bytes, size);
            Assert.Equal(ChannelValues.Small, await reading);
        }
    }

    [Theory]
    [MemberData(nameof(SequenceTests.Ways), MemberType = typeof(SequenceTests))]
    public async Task Sequences_may_be_cut_anywhere(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(ChannelValues.Small);
            writer.WriteSequence(ChannelValues.Small.Reverse());
        }

        for (int size = 1; size <= 40; size++)
        {
            Pipe pipe = CreatePipe();
            await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader), options);
            Task<(List<Note> First, List<Note> Second)> reading = ReadAsync(reader);
            await WriteAsync(pipe.Writer, stream.ToArray(), size);
            Assert.Equal(ChannelValues.Small, (await reading).First);
            Assert.Equal(ChannelValues.Small.Reverse(), (await reading).Second);
        }

        static async Task<(List<Note> First, List<Note> Second)> ReadAsync(MessageReader reader) =>
            (await reader.ReadSequenceAsync<Note>().CollectAsync(), await reader.ReadSequenceAsync<Note>().CollectAsync());
    }

    [Fact]
    public async Task Without_frames_the_segments_of_a_long_message_are_not_passed_for_each_new_one()
    {
        List<string> texts = [.. Enumerable.Range(0, 150_000).Select(static i => $"text {i}")];
        TimeSpan framed = await TimeAsync(MessageFraming.Length);
        TimeSpan plain = await TimeAsync(MessageFraming.None);
        Assert.True(plain < (10 * framed) + TimeSpan.FromSeconds(1), $"{plain} without frames, {framed} with them");

        async Task<TimeSpan> TimeAsync(MessageFraming framing)
        {
            var options = new MessageChannelOptions { Framing = framing };
            var stream = new MemoryStream();
            await using (var writer = new MessageWriter(stream, options))
            {
                writer.Write(texts);
            }

            Pipe pipe = CreatePipe();
            long start = Stopwatch.GetTimestamp();
            await using var reader = new MessageReader(pipe.Reader, options);
            Task<List<string>> reading = reader.ReadAsync<List<string>>().AsTask();
            await WriteAsync(pipe.Writer, stream.ToArray(), 16);
            Assert.Equal(texts, await reading);
            return Stopwatch.GetElapsedTime(start);
        }
    }

    // Each flush is read before it returns.
    private static Pipe CreatePipe() =>
        new(new PipeOptions(readerScheduler: PipeScheduler.Inline, minimumSegmentSize: 16, pauseWriterThreshold: 0, useSynchronizationContext: false));

    private static async Task WriteAsync(PipeWriter writer, byte[] bytes, int size)
    {
        for (int at = 0; at < bytes.Length; at += size)
        {
            await writer.WriteAsync(bytes.AsMemory(at, Math.Min(size, bytes.Length - at)));
        }

        await writer.CompleteAsync();
    }
}

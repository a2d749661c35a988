using System.Buffers;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Tests.Formats;

public class InputCursorTests
{
    public static TheoryData<int, bool> Sizes => new() { { -1, false }, { -1, true }, { int.MinValue, false }, { int.MinValue, true }, { 1 - int.MaxValue, true } };

    [Theory]
    [MemberData(nameof(Sizes))]
    public void No_negative_size_leads_back_out_of_the_buffer(int size, bool hasMore)
    {
        Assert.Equal(ErrorKind.EndOfData, Refuse(hasMore, (ref InputCursor input) => input.Take(size)));
        Assert.Equal(ErrorKind.EndOfData, Refuse(hasMore, (ref InputCursor input) => input.TakeSpan(size)));
        Assert.Equal(ErrorKind.EndOfData, Refuse(hasMore, (ref InputCursor input) => input.Peek(size)));
        Assert.Equal(ErrorKind.EndOfData, Refuse(hasMore, (ref InputCursor input) => input.Advance(size)));
    }

    private static ErrorKind Refuse(bool hasMore, Use use)
    {
        using SequenceSource? source = hasMore ? new SequenceSource(new ReadOnlySequence<byte>(new byte[8])) : null;
        var input = new InputCursor(new byte[8], source);
        input.Take(2);
        try
        {
            use(ref input);
        }
        catch (GraupelException e)
        {
            Assert.Equal(2, input.Offset);
            return e.Kind;
        }

        Assert.Fail("taken");
        return default;
    }

    private delegate void Use(ref InputCursor input);
}

using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Text.</summary>
internal sealed class StringConverter<TWriter, TReader>(bool isExact) : Converter<TWriter, TReader, string?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = new(WireKind.String, minimumSize: 1) { IsExact = isExact };

    public override void Write(ref TWriter writer, in string? value) => writer.WriteString(value);

    public override string? Read(ref TReader reader) => reader.ReadString();

    public override void WriteMany(ref TWriter writer, ReadOnlySpan<string?> values)
    {
        int at = writer.Member;
        int i = 0;
        try
        {
            WriteEach(ref writer, values, ref i);
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }
    }

    // A method of its own, because the variables of a method that catches are not kept in registers.
    private static void WriteEach(ref TWriter writer, ReadOnlySpan<string?> values, ref int done)
    {
        for (int i = 0; i < values.Length; done = ++i)
        {
            string? value = values[i];
            FixedRun run = writer.BeginElements(TWriter.MaximumSize(value));
            writer.PutString(ref run, value);
            writer.Commit(ref run);
        }
    }

    internal override TResult Accept<TResult, TVisitor>(TVisitor visitor) => visitor.Visit(new StringCodec<TWriter, TReader>(this));

    public override void ReadMany(ref TReader reader, Span<string?> values, in ElementForm form)
    {
        if (!form.IsExpected)
        {
            base.ReadMany(ref reader, values, in form);
            return;
        }

        int at = reader.Member;
        int i = 0;
        try
        {
            // The variable that the filter asks for is kept in memory, the other one is not.
            for (int next = 0; next < values.Length; i = ++next)
            {
                values[next] = reader.ReadString();
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }
    }
}

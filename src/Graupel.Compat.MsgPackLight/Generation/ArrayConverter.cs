using Graupel.Compat.MsgPackLight.Converters;

namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>Objects as arrays: places without an element are nil; extra elements in the data are skipped, missing ones keep the value of a new object.</summary>
internal sealed class ArrayConverter<T>(MsgPackContext context, Element<T>?[] elements, Func<T> create) : IMsgPackConverter<T>
    where T : class
{
    public void Write(T? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            writer.Write(DataTypes.Null);
            return;
        }

        Nesting.EnsureStack();
        writer.WriteArrayHeader((uint)elements.Length);
        foreach (Element<T>? element in elements)
        {
            if (element is null)
            {
                context.NullConverter.Write(null, writer);
            }
            else
            {
                element.Write(value, writer);
            }
        }
    }

    public T? Read(IMsgPackReader reader)
    {
        if (reader.ReadArrayLength() is not { } length)
        {
            return null;
        }

        Nesting.EnsureStack();
        T value = create();
        for (uint i = 0; i < length; i++)
        {
            if (i < elements.Length && elements[i] is { } element)
            {
                element.Read(value, reader);
            }
            else
            {
                reader.SkipToken();
            }
        }

        return value;
    }
}

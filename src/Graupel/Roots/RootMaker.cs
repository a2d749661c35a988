using Graupel.Formats;
using Graupel.Formats.Compact;
using Graupel.Formats.Fast;
using Graupel.Formats.MessagePack;

namespace Graupel.Roots;

/// <summary>Joins one type with one format.</summary>
internal interface IRootMaker<TFormat, TWriter, TReader>
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Makes a <see cref="Serializer{T}"/>.</summary>
    object Make(RootFactory<TFormat, TWriter, TReader> factory);

    /// <summary>Makes a <see cref="SequenceRoot{T}"/>.</summary>
    object MakeSequence(RootFactory<TFormat, TWriter, TReader> factory);
}

/// <summary>
/// Joins a type with every format. A generic virtual method could do so for any format, but what it makes is unknown before the program runs: native
/// programs would build it from parts at startup. They contain only the formats that they name.
/// </summary>
/// <typeparam name="T">The root type.</typeparam>
internal sealed class RootMaker<T> :
    IRootMaker<FastFormat, FastWriter, FastReader>, IRootMaker<CompactFormat, CompactWriter, CompactReader>, IRootMaker<MessagePackFormat, MessagePackWriter, MessagePackReader>
{
    public object Make(RootFactory<FastFormat, FastWriter, FastReader> factory) => factory.MakeRoot<T>();

    public object Make(RootFactory<CompactFormat, CompactWriter, CompactReader> factory) => factory.MakeRoot<T>();

    public object Make(RootFactory<MessagePackFormat, MessagePackWriter, MessagePackReader> factory) => factory.MakeRoot<T>();

    public object MakeSequence(RootFactory<FastFormat, FastWriter, FastReader> factory) => factory.MakeSequenceRoot<T>();

    public object MakeSequence(RootFactory<CompactFormat, CompactWriter, CompactReader> factory) => factory.MakeSequenceRoot<T>();

    public object MakeSequence(RootFactory<MessagePackFormat, MessagePackWriter, MessagePackReader> factory) => factory.MakeSequenceRoot<T>();
}

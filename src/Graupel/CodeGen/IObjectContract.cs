using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>
/// A contract that creates the converter of its objects for one format. A compiler sees what <see cref="Contract.CreateObjectConverter"/> creates for any
/// format only when it is called; a converter created here can be compiled ahead of time, and needs no lookup at startup.
/// </summary>
/// <typeparam name="TWriter">The writer of the format.</typeparam>
/// <typeparam name="TReader">The reader of the format.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IObjectContract<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Creates the converter for the members of exactly this type, an <see cref="ObjectConverter{TWriter, TReader, T}"/>.</summary>
    /// <param name="registry">Gives the converters of the members.</param>
    Converter CreateObjectConverter(Registry<TWriter, TReader> registry);
}

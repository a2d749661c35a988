using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>
/// A contract that names the converter of its objects for one format. What <see cref="Contract.CreateObjectConverter"/> makes for any format, compilers find
/// only when it is called: what is named here can be machine code before the program starts, and takes no search at its start.
/// </summary>
/// <typeparam name="TWriter">The writer of the format.</typeparam>
/// <typeparam name="TReader">The reader of the format.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IObjectContract<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Makes the converter for the members of exactly this type, an <see cref="ObjectConverter{TWriter, TReader, T}"/>.</summary>
    /// <param name="registry">Gives the converters of the members.</param>
    Converter CreateObjectConverter(Registry<TWriter, TReader> registry);
}

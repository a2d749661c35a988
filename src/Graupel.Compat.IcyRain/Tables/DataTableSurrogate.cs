using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>
/// Writes a <see cref="DataTable"/> with its columns, keys and rows. Rows keep their state and the values that they had before they were
/// changed. For contracts of your own that hold tables, name it: <c>[assembly: Surrogate(typeof(DataTableSurrogate))]</c>.
/// </summary>
/// <remarks>
/// Columns have the types that databases know: numbers, <see cref="bool"/>, <see cref="char"/>, text, dates, <see cref="TimeSpan"/>,
/// <see cref="Guid"/>, <c>byte[]</c>, and <see cref="object"/> with such values. Others are refused.
/// Of the constraints, unique columns and the key are written; relations are written with their set, and a table alone with an expression over
/// one is refused. A table out of a set that enforces nothing comes back in such a set.
/// </remarks>
public sealed class DataTableSurrogate : ISurrogate<DataTable, TableData>
{
    /// <inheritdoc/>
    public TableData ToWire(DataTable value) => TableWriter.Write(value);

    /// <inheritdoc/>
    public DataTable FromWire(TableData wire) => TableReader.Read(wire);
}

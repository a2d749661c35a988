using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>
/// Writes a <see cref="DataTable"/> with its columns, keys and rows. Rows keep their state and the values that they had before they were
/// changed. To use it in your own contracts, declare it: <c>[assembly: Surrogate(typeof(DataTableSurrogate))]</c>.
/// </summary>
/// <remarks>
/// Columns have the types that databases know: numbers, <see cref="bool"/>, <see cref="char"/>, text, dates, <see cref="TimeSpan"/>,
/// <see cref="Guid"/>, <c>byte[]</c>, and <see cref="object"/> with such values. Others are refused.
/// Of the constraints, unique columns and the key are written. Relations are written with their data set; a single table with an expression over
/// a relation is refused. A single table from a data set that does not enforce constraints is read into such a data set.
/// </remarks>
public sealed class DataTableSurrogate : ISurrogate<DataTable, TableData>
{
    /// <inheritdoc/>
    public TableData ToWire(DataTable value) => TableWriter.Write(value);

    /// <inheritdoc/>
    public DataTable FromWire(TableData wire) => TableReader.Read(wire);
}

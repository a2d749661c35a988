using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>
/// Writes a <see cref="DataSet"/> with its tables, as <see cref="DataTableSurrogate"/> does, and the relations between them. For contracts of
/// your own that hold sets, name it: <c>[assembly: Surrogate(typeof(DataSetSurrogate))]</c>.
/// </summary>
public sealed class DataSetSurrogate : ISurrogate<DataSet, TableSetData>
{
    /// <inheritdoc/>
    public TableSetData ToWire(DataSet value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return new TableSetData
        {
            Name = value.DataSetName,
            Namespace = value.Namespace,
            CaseSensitive = value.CaseSensitive,
            EnforceConstraints = value.EnforceConstraints,
            Tables = [.. value.Tables.Cast<DataTable>().Select(TableWriter.Write)],
            Relations = [.. value.Relations.Cast<DataRelation>().Select(Write)],
        };
    }

    /// <inheritdoc/>
    public DataSet FromWire(TableSetData wire)
    {
        ArgumentNullException.ThrowIfNull(wire);
        try
        {
            var set = new DataSet(wire.Name) { Namespace = wire.Namespace, CaseSensitive = wire.CaseSensitive, EnforceConstraints = false };
            foreach (TableData table in wire.Tables)
            {
                set.Tables.Add(TableReader.Read(table));
            }

            foreach (RelationData relation in wire.Relations)
            {
                set.Relations.Add(Read(set, relation));
            }

            set.EnforceConstraints = wire.EnforceConstraints;
            return set;
        }
        catch (Exception e) when (TableReader.IsRefusal(e))
        {
            throw new GraupelException(ErrorKind.InvalidValue, $"the data is no set of tables: {e.GetType().Name}");
        }
    }

    private static RelationData Write(DataRelation relation) => new()
    {
        Name = relation.RelationName,
        Parent = relation.DataSet!.Tables.IndexOf(relation.ParentTable),
        ParentColumns = [.. relation.ParentColumns.Select(column => column.Ordinal)],
        Child = relation.DataSet.Tables.IndexOf(relation.ChildTable),
        ChildColumns = [.. relation.ChildColumns.Select(column => column.Ordinal)],
        HasConstraint = relation.ChildKeyConstraint is not null,
        Nested = relation.Nested,
    };

    private static DataRelation Read(DataSet set, RelationData wire)
    {
        DataColumnCollection parent = set.Tables[wire.Parent].Columns;
        DataColumnCollection child = set.Tables[wire.Child].Columns;
        return new DataRelation(
            wire.Name,
            [.. wire.ParentColumns.Select(ordinal => parent[ordinal])],
            [.. wire.ChildColumns.Select(ordinal => child[ordinal])],
            wire.HasConstraint)
        {
            Nested = wire.Nested,
        };
    }
}

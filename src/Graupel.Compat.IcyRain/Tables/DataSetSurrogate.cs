using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>
/// Writes a <see cref="DataSet"/> with its tables, as <see cref="DataTableSurrogate"/> does, and the relations between them. To use it in your own
/// contracts, declare it: <c>[assembly: Surrogate(typeof(DataSetSurrogate))]</c>.
/// </summary>
public sealed class DataSetSurrogate : ISurrogate<DataSet, TableSetData>
{
    /// <inheritdoc/>
    public TableSetData ToWire(DataSet value)
    {
        ArgumentNullException.ThrowIfNull(value);
        TableWriter.EnsureExact(value, typeof(DataSet));
        var wire = new TableSetData
        {
            Name = value.DataSetName,
            Namespace = value.Namespace,
            CaseSensitive = value.CaseSensitive,
            EnforceConstraints = value.EnforceConstraints,
            Locale = Locales.Of(value),
            Tables = [.. value.Tables.Cast<DataTable>().Select(table => TableWriter.WithoutRows(table, Locales.InSet(table, value), isAlone: false))],
            Relations = [.. value.Relations.Cast<DataRelation>().Select(Write)],
            ForeignKeys = [.. value.Tables.Cast<DataTable>().SelectMany(table => table.Constraints.OfType<ForeignKeyConstraint>()).Select(Write)],
        };
        if (wire.Tables.Exists(TableWriter.NeedsCheck))
        {
            _ = FromWire(wire);
        }

        for (int i = 0; i < wire.Tables.Count; i++)
        {
            wire.Tables[i].Rows = TableWriter.RowsOf(value.Tables[i]);
        }

        return wire;
    }

    /// <inheritdoc/>
    public DataSet FromWire(TableSetData wire)
    {
        ArgumentNullException.ThrowIfNull(wire);
        try
        {
            var set = new DataSet(wire.Name) { Namespace = wire.Namespace, EnforceConstraints = false };
            DataTable[] tables = [.. wire.Tables.Select(table => TableReader.Make(table, set))];

            // Tables take these when they are set, not when they are added.
            set.CaseSensitive = wire.CaseSensitive;
            if (Locales.Find(wire.Locale, "the set") is { } locale)
            {
                set.Locale = locale;
            }

            foreach ((DataTable table, TableData data) in tables.Zip(wire.Tables))
            {
                TableReader.Load(table, data).EndLoadData();
            }

            // Relations take the keys that are there.
            foreach (RelationData key in wire.ForeignKeys)
            {
                Add(set, key, AddKey);
            }

            foreach (RelationData relation in wire.Relations)
            {
                Add(set, relation, AddRelation);
            }

            // A table may be nested in several others if all of these are known.
            foreach (RelationData relation in wire.Relations)
            {
                Add(set, relation, static (set, wire) => set.Relations[wire.Name]!.Nested = wire.Nested);
            }

            // Expressions lead from table to table by relations.
            ExpressionCycles.Refuse(set, wire);
            for (int i = 0; i < wire.Tables.Count; i++)
            {
                TableReader.Compute(set.Tables[i], wire.Tables[i]);
            }

            Enforce(set, wire.EnforceConstraints);
            return set;
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse("the data is not a data set", e);
        }
    }

    private static RelationData Write(DataRelation relation)
    {
        RelationData wire = Write(relation.RelationName, relation.ParentColumns, relation.ChildColumns);
        (wire.HasConstraint, wire.Nested) = (relation.ChildKeyConstraint is not null, relation.Nested);
        return wire;
    }

    private static RelationData Write(ForeignKeyConstraint key)
    {
        RelationData wire = Write(key.ConstraintName, key.RelatedColumns, key.Columns);
        (wire.DeleteRule, wire.UpdateRule, wire.AcceptRejectRule) = (key.DeleteRule, key.UpdateRule, key.AcceptRejectRule);
        return wire;
    }

    private static RelationData Write(string name, DataColumn[] parent, DataColumn[] child)
    {
        DataTableCollection tables = parent[0].Table!.DataSet!.Tables;
        return new()
        {
            Name = name,
            Parent = tables.IndexOf(parent[0].Table),
            ParentColumns = TableWriter.PlacesOf(parent),
            Child = tables.IndexOf(child[0].Table),
            ChildColumns = TableWriter.PlacesOf(child),
        };
    }

    private static void Add(DataSet set, RelationData wire, Action<DataSet, RelationData> add)
    {
        try
        {
            add(set, wire);
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse($"the relation or foreign key {TableErrors.Short(wire.Name)}", e);
        }
    }

    // What rows are refused for, they say themselves afterwards.
    private static void Enforce(DataSet set, bool isEnforced)
    {
        try
        {
            set.EnforceConstraints = isEnforced;
        }
        catch (ConstraintException e)
        {
            DataRow? row = set.Tables.Cast<DataTable>().SelectMany(table => table.GetErrors()).FirstOrDefault();
            throw TableErrors.Refuse(
                row is null ? "the set" : row.GetColumnsInError() is [DataColumn column, ..] ? TableErrors.Name(column) : TableErrors.Name(row.Table), e);
        }
    }

    private static void AddRelation(DataSet set, RelationData wire) =>
        set.Relations.Add(new DataRelation(wire.Name, Parents(set, wire), Children(set, wire), wire.HasConstraint));

    private static void AddKey(DataSet set, RelationData wire) => set.Tables[wire.Child].Constraints.Add(
        new ForeignKeyConstraint(wire.Name, Parents(set, wire), Children(set, wire)) { DeleteRule = wire.DeleteRule, UpdateRule = wire.UpdateRule, AcceptRejectRule = wire.AcceptRejectRule });

    private static DataColumn[] Parents(DataSet set, RelationData wire) => TableReader.ColumnsOf(set.Tables[wire.Parent], wire.ParentColumns);

    private static DataColumn[] Children(DataSet set, RelationData wire) => TableReader.ColumnsOf(set.Tables[wire.Child], wire.ChildColumns);
}

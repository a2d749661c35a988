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
        var wire = new TableSetData
        {
            Name = value.DataSetName,
            Namespace = value.Namespace,
            CaseSensitive = value.CaseSensitive,
            EnforceConstraints = value.EnforceConstraints,
            Locale = Locales.Of(value),
            Tables = [.. value.Tables.Cast<DataTable>().Select(table => TableWriter.WithoutRows(table, Locales.InSet(table, value)))],
            Relations = [.. value.Relations.Cast<DataRelation>().Select(Write)],
            ForeignKeys = [.. KeysOf(value).Except(value.Relations.Cast<DataRelation>().Select(relation => relation.ChildKeyConstraint)).Select(key => Write(key!))],
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
            var set = new DataSet(wire.Name) { Namespace = wire.Namespace, CaseSensitive = wire.CaseSensitive, EnforceConstraints = false };
            set.Locale = Locales.Find(wire.Locale, "the set") ?? set.Locale;
            foreach (TableData table in wire.Tables)
            {
                TableReader.Load(TableReader.Make(table, set), table).EndLoadData();
            }

            foreach (RelationData relation in wire.Relations)
            {
                Add(set, relation, AddRelation);
            }

            foreach (RelationData key in wire.ForeignKeys)
            {
                Add(set, key, AddKey);
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

    private static IEnumerable<ForeignKeyConstraint> KeysOf(DataSet set) => set.Tables.Cast<DataTable>().SelectMany(table => table.Constraints.OfType<ForeignKeyConstraint>());

    private static RelationData Write(DataRelation relation) =>
        Write(relation.RelationName, relation.ParentColumns, relation.ChildColumns, relation.ChildKeyConstraint, relation.Nested);

    private static RelationData Write(ForeignKeyConstraint key) => Write(key.ConstraintName, key.RelatedColumns, key.Columns, key, isNested: false);

    private static RelationData Write(string name, DataColumn[] parent, DataColumn[] child, ForeignKeyConstraint? key, bool isNested)
    {
        DataTableCollection tables = parent[0].Table!.DataSet!.Tables;
        var wire = new RelationData
        {
            Name = name,
            Parent = tables.IndexOf(parent[0].Table),
            ParentColumns = TableWriter.PlacesOf(parent),
            Child = tables.IndexOf(child[0].Table),
            ChildColumns = TableWriter.PlacesOf(child),
            HasConstraint = key is not null,
            Nested = isNested,
        };
        if (key is not null)
        {
            (wire.DeleteRule, wire.UpdateRule, wire.AcceptRejectRule) = (key.DeleteRule, key.UpdateRule, key.AcceptRejectRule);
        }

        return wire;
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

    private static void AddRelation(DataSet set, RelationData wire)
    {
        var relation = new DataRelation(wire.Name, Parents(set, wire), Children(set, wire), wire.HasConstraint) { Nested = wire.Nested };
        set.Relations.Add(relation);
        if (relation.ChildKeyConstraint is { } key)
        {
            SetRules(key, wire);
        }
    }

    private static void AddKey(DataSet set, RelationData wire)
    {
        var key = new ForeignKeyConstraint(wire.Name, Parents(set, wire), Children(set, wire));
        SetRules(key, wire);
        set.Tables[wire.Child].Constraints.Add(key);
    }

    private static void SetRules(ForeignKeyConstraint key, RelationData wire) =>
        (key.DeleteRule, key.UpdateRule, key.AcceptRejectRule) = (wire.DeleteRule, wire.UpdateRule, wire.AcceptRejectRule);

    private static DataColumn[] Parents(DataSet set, RelationData wire) => TableReader.ColumnsOf(set.Tables[wire.Parent], wire.ParentColumns);

    private static DataColumn[] Children(DataSet set, RelationData wire) => TableReader.ColumnsOf(set.Tables[wire.Child], wire.ChildColumns);
}

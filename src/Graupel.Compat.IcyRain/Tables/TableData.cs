using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>The data that is written for a table.</summary>
[Contract]
public sealed record TableData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Its namespace; null for that of its data set, or none.</summary>
    [Order(2)]
    public string? Namespace { get; set; }

    /// <summary>Whether text comparisons are case-sensitive; null for what its data set says, or not.</summary>
    [Order(3)]
    public bool? CaseSensitive { get; set; }

    /// <summary>Its columns.</summary>
    [Order(4)]
    public List<ColumnData> Columns { get; set; } = [];

    /// <summary>Indexes of the columns of the primary key.</summary>
    [Order(5)]
    public int[] Key { get; set; } = [];

    /// <summary>Its rows.</summary>
    [Order(6)]
    public List<RowData> Rows { get; set; } = [];

    /// <summary>Its unique constraints, with those of single columns and of the primary key.</summary>
    [Order(7)]
    public List<UniqueData> Uniques { get; set; } = [];

    /// <summary>The name of the culture for comparing text; null for that of its data set, or, for a single table, that of the reader.</summary>
    [Order(8)]
    public string? Locale { get; set; }

    /// <summary>The expression that represents the table in a user interface; empty for its name.</summary>
    [Order(9)]
    public string DisplayExpression { get; set; } = "";

    /// <summary>True for a single table from a data set that does not enforce constraints, to be read into such a data set.</summary>
    [Order(10)]
    public bool EnforcesNothing { get; set; }
}

/// <summary>The data that is written for a unique constraint.</summary>
[Contract]
public sealed class UniqueData
{
    /// <summary>The name of the constraint.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Indexes of the columns.</summary>
    [Order(2)]
    public int[] Columns { get; set; } = [];
}

/// <summary>The data that is written for a column.</summary>
[Contract]
public sealed class ColumnData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Its caption.</summary>
    [Order(2)]
    public string Caption { get; set; } = "";

    /// <summary>The type of its values.</summary>
    [Order(3)]
    public ColumnType Type { get; set; }

    /// <summary>Whether its values may be missing.</summary>
    [Order(4)]
    public bool AllowNull { get; set; } = true;

    /// <summary>Whether its values are fixed once the row is added.</summary>
    [Order(6)]
    public bool ReadOnly { get; set; }

    /// <summary>The maximum length of text in characters; -1 for no limit.</summary>
    [Order(7)]
    public int MaxLength { get; set; } = -1;

    /// <summary>Whether new rows get a number automatically.</summary>
    [Order(8)]
    public bool AutoIncrement { get; set; }

    /// <summary>The first number.</summary>
    [Order(9)]
    public long AutoIncrementSeed { get; set; }

    /// <summary>The difference between two numbers.</summary>
    [Order(10)]
    public long AutoIncrementStep { get; set; } = 1;

    /// <summary>The default value of new rows; null for none.</summary>
    [Order(11)]
    public object? DefaultValue { get; set; }

    /// <summary>The expression of a computed column; empty for a stored one. Computed values are not written.</summary>
    [Order(12)]
    public string Expression { get; set; } = "";

    /// <summary>How the column treats dates of another kind.</summary>
    [Order(13)]
    public DataSetDateTime DateTimeMode { get; set; } = DataSetDateTime.UnspecifiedLocal;

    /// <summary>The number that the next new row gets; null for the first one.</summary>
    [Order(14)]
    public long? AutoIncrementNext { get; set; }
}

/// <summary>The data that is written for a row.</summary>
[Contract]
public sealed class RowData
{
    /// <summary>The state: added, modified, deleted or unchanged.</summary>
    [Order(1)]
    public DataRowState State { get; set; }

    /// <summary>
    /// The values; null elements are missing values, and a <see cref="TimeSpan"/> in a column of dates is a date without a zone, as the time since year 1. Null for a deleted row.
    /// </summary>
    [Order(2)]
    public object?[]? Current { get; set; }

    /// <summary>The values before the row was modified or deleted; null for other rows.</summary>
    [Order(3)]
    public object?[]? Original { get; set; }
}

/// <summary>The data that is written for a data set.</summary>
[Contract]
public sealed class TableSetData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Its namespace.</summary>
    [Order(2)]
    public string Namespace { get; set; } = "";

    /// <summary>Whether text comparisons are case-sensitive.</summary>
    [Order(3)]
    public bool CaseSensitive { get; set; }

    /// <summary>Whether keys and relations are enforced.</summary>
    [Order(4)]
    public bool EnforceConstraints { get; set; } = true;

    /// <summary>Its tables.</summary>
    [Order(5)]
    public List<TableData> Tables { get; set; } = [];

    /// <summary>The relations between its tables.</summary>
    [Order(6)]
    public List<RelationData> Relations { get; set; } = [];

    /// <summary>The foreign keys, with those of the relations.</summary>
    [Order(7)]
    public List<RelationData> ForeignKeys { get; set; } = [];

    /// <summary>The name of the culture for comparing text; null for that of the reader.</summary>
    [Order(8)]
    public string? Locale { get; set; }
}

/// <summary>The data that is written for a relation or a foreign key.</summary>
[Contract]
public sealed class RelationData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Index of the table that has the key.</summary>
    [Order(2)]
    public int Parent { get; set; }

    /// <summary>Indexes of the columns of the key.</summary>
    [Order(3)]
    public int[] ParentColumns { get; set; } = [];

    /// <summary>Index of the table that refers to it.</summary>
    [Order(4)]
    public int Child { get; set; }

    /// <summary>Indexes of the columns that refer to it.</summary>
    [Order(5)]
    public int[] ChildColumns { get; set; } = [];

    /// <summary>Whether a relation has a foreign key, which is written too.</summary>
    [Order(6)]
    public bool HasConstraint { get; set; }

    /// <summary>Whether children are nested in their parents in XML.</summary>
    [Order(7)]
    public bool Nested { get; set; }

    /// <summary>What happens to rows whose parent is deleted.</summary>
    [Order(8)]
    public Rule DeleteRule { get; set; } = Rule.Cascade;

    /// <summary>What happens to rows whose parent gets another key.</summary>
    [Order(9)]
    public Rule UpdateRule { get; set; } = Rule.Cascade;

    /// <summary>What happens to rows when changes to their parent are accepted or rejected.</summary>
    [Order(10)]
    public AcceptRejectRule AcceptRejectRule { get; set; }
}

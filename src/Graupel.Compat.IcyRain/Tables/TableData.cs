using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>What is written of a table.</summary>
[Contract]
public sealed record TableData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Its namespace.</summary>
    [Order(2)]
    public string Namespace { get; set; } = "";

    /// <summary>Whether its texts differ in case.</summary>
    [Order(3)]
    public bool CaseSensitive { get; set; }

    /// <summary>Its columns.</summary>
    [Order(4)]
    public List<ColumnData> Columns { get; set; } = [];

    /// <summary>Places of the columns that are the key.</summary>
    [Order(5)]
    public int[] Key { get; set; } = [];

    /// <summary>Its rows.</summary>
    [Order(6)]
    public List<RowData> Rows { get; set; } = [];

    /// <summary>Columns that together are the same in no two rows; the key and single columns are not among them.</summary>
    [Order(7)]
    public List<UniqueData> Uniques { get; set; } = [];

    /// <summary>The name of the culture that its texts are compared by; null for that of its set, or of the reader where it stands alone.</summary>
    [Order(8)]
    public string? Locale { get; set; }

    /// <summary>What stands for the table where it is shown; empty for its name.</summary>
    [Order(9)]
    public string DisplayExpression { get; set; } = "";

    /// <summary>True for a table that stands alone and comes from a set that enforces no constraints, to be read into such a set.</summary>
    [Order(10)]
    public bool EnforcesNothing { get; set; }
}

/// <summary>What is written of columns that together are the same in no two rows.</summary>
[Contract]
public sealed class UniqueData
{
    /// <summary>The name of the constraint.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Places of the columns.</summary>
    [Order(2)]
    public int[] Columns { get; set; } = [];
}

/// <summary>What is written of a column.</summary>
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

    /// <summary>Whether no two rows have the same value.</summary>
    [Order(5)]
    public bool Unique { get; set; }

    /// <summary>Whether its values are fixed once the row is added.</summary>
    [Order(6)]
    public bool ReadOnly { get; set; }

    /// <summary>Characters of the longest text; -1 without limit.</summary>
    [Order(7)]
    public int MaxLength { get; set; } = -1;

    /// <summary>Whether new rows get a number.</summary>
    [Order(8)]
    public bool AutoIncrement { get; set; }

    /// <summary>The first number.</summary>
    [Order(9)]
    public long AutoIncrementSeed { get; set; }

    /// <summary>From one number to the next.</summary>
    [Order(10)]
    public long AutoIncrementStep { get; set; } = 1;

    /// <summary>The value of new rows; null for none.</summary>
    [Order(11)]
    public object? DefaultValue { get; set; }

    /// <summary>What the values are computed from; empty for stored ones. Their values are not written.</summary>
    [Order(12)]
    public string Expression { get; set; } = "";

    /// <summary>What happens to dates of another kind.</summary>
    [Order(13)]
    public DataSetDateTime DateTimeMode { get; set; } = DataSetDateTime.UnspecifiedLocal;
}

/// <summary>What is written of a row.</summary>
[Contract]
public sealed class RowData
{
    /// <summary>Added, modified, deleted or none of these.</summary>
    [Order(1)]
    public DataRowState State { get; set; }

    /// <summary>The values; null for missing ones, and as a whole for a deleted row.</summary>
    [Order(2)]
    public object?[]? Current { get; set; }

    /// <summary>The values before they were changed or deleted; null for other rows.</summary>
    [Order(3)]
    public object?[]? Original { get; set; }
}

/// <summary>What is written of a set of tables.</summary>
[Contract]
public sealed class TableSetData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Its namespace.</summary>
    [Order(2)]
    public string Namespace { get; set; } = "";

    /// <summary>Whether its texts differ in case.</summary>
    [Order(3)]
    public bool CaseSensitive { get; set; }

    /// <summary>Whether keys and relations are checked.</summary>
    [Order(4)]
    public bool EnforceConstraints { get; set; } = true;

    /// <summary>Its tables.</summary>
    [Order(5)]
    public List<TableData> Tables { get; set; } = [];

    /// <summary>What connects them.</summary>
    [Order(6)]
    public List<RelationData> Relations { get; set; } = [];

    /// <summary>Foreign keys that belong to none of the relations.</summary>
    [Order(7)]
    public List<RelationData> ForeignKeys { get; set; } = [];

    /// <summary>The name of the culture that texts are compared by; null for that of the reader.</summary>
    [Order(8)]
    public string? Locale { get; set; }
}

/// <summary>What is written of a relation, or of a foreign key.</summary>
[Contract]
public sealed class RelationData
{
    /// <summary>Its name.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    /// <summary>Place of the table that has the key.</summary>
    [Order(2)]
    public int Parent { get; set; }

    /// <summary>Places of the key's columns.</summary>
    [Order(3)]
    public int[] ParentColumns { get; set; } = [];

    /// <summary>Place of the table that refers to it.</summary>
    [Order(4)]
    public int Child { get; set; }

    /// <summary>Places of its columns.</summary>
    [Order(5)]
    public int[] ChildColumns { get; set; } = [];

    /// <summary>Whether rows without a parent are refused.</summary>
    [Order(6)]
    public bool HasConstraint { get; set; }

    /// <summary>Whether the child stands inside its parent as XML.</summary>
    [Order(7)]
    public bool Nested { get; set; }

    /// <summary>What becomes of rows whose parent is deleted.</summary>
    [Order(8)]
    public Rule DeleteRule { get; set; } = Rule.Cascade;

    /// <summary>What becomes of rows whose parent gets another key.</summary>
    [Order(9)]
    public Rule UpdateRule { get; set; } = Rule.Cascade;

    /// <summary>What becomes of rows when changes of their parent are accepted or rejected.</summary>
    [Order(10)]
    public AcceptRejectRule AcceptRejectRule { get; set; }
}

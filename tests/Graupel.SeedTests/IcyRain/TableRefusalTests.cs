using System.Data;
using System.Globalization;
using Graupel;
using Graupel.Compat.IcyRain.Tables;
using Serialization = Graupel.Compat.IcyRain.Serialization;

namespace Weather;

/// <summary>What tables enforce and compare by, and what is said of those that are refused.</summary>
public class TableRefusalTests
{
    [Fact]
    public void A_table_out_of_a_set_that_enforces_nothing_keeps_what_would_be_refused()
    {
        var set = new DataSet { EnforceConstraints = false };
        DataTable table = set.Tables.Add("t");
        DataColumn key = table.Columns.Add("Id", typeof(int));
        table.Columns.Add("Name", typeof(string)).AllowDBNull = false;
        table.PrimaryKey = [key];
        table.Rows.Add(1, "a");
        table.Rows.Add(1, "b");
        table.Rows.Add(DBNull.Value, DBNull.Value);

        DataTable copy = Serialization.DeepClone(Serialization.DeepClone(table));

        Assert.Equal(table.Rows.Cast<DataRow>().Select(row => row.ItemArray), copy.Rows.Cast<DataRow>().Select(row => row.ItemArray));
        Assert.False(copy.HasErrors);
        Assert.Equal(["Id"], copy.PrimaryKey.Select(column => column.ColumnName));
        Assert.False(copy.DataSet!.EnforceConstraints);
        copy.Rows[1].Delete();
        copy.Rows[1].Delete();
        copy.DataSet.EnforceConstraints = true;

        set.Tables.Remove(table);
        byte[] bytes = Serialization.Serialize(table);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serialization.Deserialize<DataTable>(bytes)).Kind);
    }

    [Fact]
    public void A_table_out_of_another_set_comes_back_without_one()
    {
        var set = new DataSet();
        DataTable table = set.Tables.Add("t");
        table.Columns.Add("Id", typeof(int)).Unique = true;
        table.Rows.Add(1);

        DataTable copy = Serialization.DeepClone(table);

        Assert.Null(copy.DataSet);
        Assert.Throws<ConstraintException>(() => copy.Rows.Add(1));
    }

    [Fact]
    public void Sets_and_tables_compare_by_the_cultures_that_they_were_given()
    {
        WithCulture("de-DE", () =>
        {
            var set = new DataSet { Locale = new CultureInfo("sv-SE") };
            DataTable swedish = set.Tables.Add("swedish");
            DataTable german = set.Tables.Add("german");
            german.Locale = CultureInfo.InvariantCulture;
            (german.CaseSensitive, set.CaseSensitive) = (false, true);
            swedish.Columns.Add("Name", typeof(string));
            swedish.Rows.Add("Ö");
            swedish.Rows.Add("Z");
            byte[] bytes = Serialization.Serialize(set);
            byte[] alone = Serialization.Serialize(swedish);
            var current = new DataTable { Locale = new CultureInfo("de-DE") };
            byte[] likeHere = Serialization.Serialize(current);

            WithCulture("fr-FR", () =>
            {
                DataSet copy = Serialization.Deserialize<DataSet>(bytes);
                Assert.Equal(["sv-SE", "sv-SE", ""], [copy.Locale.Name, copy.Tables[0].Locale.Name, copy.Tables[1].Locale.Name]);
                Assert.Equal([true, true, false], [copy.CaseSensitive, copy.Tables[0].CaseSensitive, copy.Tables[1].CaseSensitive]);
                DataTable one = Serialization.Deserialize<DataTable>(alone);
                Assert.Equal("sv-SE", one.Locale.Name);
                Assert.Equal(swedish.Select("", "Name").Select(row => row[0]), one.Select("", "Name").Select(row => row[0]));
                Assert.Equal("de-DE", Serialization.Deserialize<DataTable>(likeHere).Locale.Name);
            });
        });
    }

    [Fact]
    public void A_culture_that_nobody_named_is_that_of_the_reader()
    {
        WithCulture("de-DE", () =>
        {
            var set = new DataSet();
            set.Tables.Add("t");
            byte[] bytes = Serialization.Serialize(set);
            Assert.Null(new DataSetSurrogate().ToWire(set).Locale);
            Assert.Null(new DataTableSurrogate().ToWire(set.Tables[0]).Locale);
            WithCulture("fr-FR", () => Assert.Equal("fr-FR", Serialization.Deserialize<DataSet>(bytes).Tables[0].Locale.Name));
        });
    }

    [Fact]
    public void Cultures_that_are_not_known_are_refused()
    {
        GraupelException read = Assert.Throws<GraupelException>(() => new DataTableSurrogate().FromWire(new TableData { Name = "t", Locale = "xx-YY" }));
        Assert.Equal((ErrorKind.InvalidValue, "the Locale of the table 't' is not a known culture."), (read.Kind, read.Message));
        foreach (string name in new[] { "a b", new string('x', 200), "de\0", "DE-de-" })
        {
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => new DataSetSurrogate().FromWire(new TableSetData { Name = "s", Locale = name })).Kind);
        }

        var table = new DataTable("t") { Locale = new CultureInfo("xx-YY") };
        Assert.Contains("the Locale of the table 't'", Assert.Throws<GraupelException>(() => Serialization.Serialize(table)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_column_of_another_type_is_named_when_it_is_refused()
    {
        var table = new DataTable("pages");
        table.Columns.Add("Link", typeof(Uri));
        GraupelException refusal = Assert.Throws<GraupelException>(() => Serialization.Serialize(table));
        Assert.Equal(ErrorKind.NoContract, refusal.Kind);
        Assert.StartsWith("the column 'Link' of the table 'pages' has values of System.Uri, which cannot be written; store them as text", refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_refused_on_read_is_named()
    {
        TableData wire = new() { Name = "t", Columns = [new ColumnData { Name = "a", Type = ColumnType.Int32 }] };
        RowData twice = new() { State = DataRowState.Added, Current = [1] };
        Says("a value of the column 'a' of the table 't'", wire with { Rows = [new RowData { State = DataRowState.Added, Current = ["x"] }] });
        Says("a row of the table 't' does not have as many values", wire with { Rows = [new RowData { State = DataRowState.Added, Current = [] }] });
        Says("the column 'a' of the table 't': the name occurs twice", wire with { Columns = [wire.Columns[0], wire.Columns[0]] });
        Says("the column 'b' of the table 't': the expression", wire with { Columns = [new ColumnData { Name = "b", Expression = "1 +" }] });
        Says("the column 'b' of the table 't' has an expression of more", wire with { Columns = [new ColumnData { Name = "b", Expression = new string('(', 2000) }] });
        Says("the column 'b' of the table 't' is computed over a relation", wire with { Columns = [new ColumnData { Name = "b", Expression = "Parent.a" }] });
        Says("the keys of the table 't'", wire with { Key = [7] });
        Says("the table 't': the expression", wire with { DisplayExpression = "1 +" });
        Says($"the column '{new string('n', 64)}...' of", wire with { Columns = [new ColumnData { Name = new string('n', 500), MaxLength = 5, AutoIncrement = true, Expression = "1" }] });
        SetSays("the relation or foreign key 'r'", new TableSetData { Name = "s", Tables = [wire], Relations = [new RelationData { Name = "r", Parent = 5 }] });
        SetSays("the column 'a' of the table 't': rows violate", new TableSetData { Name = "s", Tables = [wire with { Key = [0], Rows = [twice, twice] }] });

        static void Says(string expected, TableData wire) =>
            Assert.StartsWith(expected, Assert.Throws<GraupelException>(() => new DataTableSurrogate().FromWire(wire)).Message, StringComparison.Ordinal);

        static void SetSays(string expected, TableSetData wire) =>
            Assert.StartsWith(expected, Assert.Throws<GraupelException>(() => new DataSetSurrogate().FromWire(wire)).Message, StringComparison.Ordinal);
    }

    private static void WithCulture(string name, Action run)
    {
        CultureInfo before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = new CultureInfo(name);
        try
        {
            run();
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }
}

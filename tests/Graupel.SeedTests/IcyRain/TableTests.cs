using System.Data;
using Graupel;
using Graupel.Compat.IcyRain.Tables;
using Serialization = Graupel.Compat.IcyRain.Serialization;

[assembly: Surrogate(typeof(DataTableSurrogate))]
[assembly: Surrogate(typeof(DataSetSurrogate))]

namespace Weather;

/// <summary>Tables of data.</summary>
public class TableTests
{
    [Fact]
    public void A_table_comes_back_with_columns_key_and_values()
    {
        DataTable table = Cities();
        DataTable copy = Serialization.DeepClone(table);

        Assert.Equal((table.TableName, table.CaseSensitive), (copy.TableName, copy.CaseSensitive));
        Assert.Equal(table.Columns.Cast<DataColumn>().Select(Describe), copy.Columns.Cast<DataColumn>().Select(Describe));
        Assert.Equal(table.PrimaryKey.Select(column => column.ColumnName), copy.PrimaryKey.Select(column => column.ColumnName));
        Assert.Equal(table.Rows.Cast<DataRow>().Select(row => row.ItemArray), copy.Rows.Cast<DataRow>().Select(row => row.ItemArray));
        Assert.Equal("Oslo", copy.Rows.Find(11)!["Name"]);
        Assert.Equal(31, copy.Rows.Add(null, "Rome")["Id"]);
        Assert.Throws<ReadOnlyException>(() => copy.Rows[0]["Code"] = "x");
    }

    [Fact]
    public void Rows_keep_their_state_and_what_they_were_before()
    {
        DataTable table = Cities();
        table.AcceptChanges();
        table.Rows[0]["Name"] = "Paris (F)";
        table.Rows[1].Delete();
        table.Rows.Add(null, "Rome");

        DataTable copy = Serialization.DeepClone(table);

        Assert.Equal(
            [DataRowState.Modified, DataRowState.Deleted, DataRowState.Unchanged, DataRowState.Added],
            copy.Rows.Cast<DataRow>().Select(row => row.RowState));
        Assert.Equal(("Paris (F)", "Paris"), (copy.Rows[0]["Name"], copy.Rows[0]["Name", DataRowVersion.Original]));
        Assert.Equal("Oslo", copy.Rows[1]["Name", DataRowVersion.Original]);
        copy.RejectChanges();
        Assert.Equal(["Paris", "Oslo", "Bern"], copy.Rows.Cast<DataRow>().Select(row => row["Name"]));
    }

    [Fact]
    public void A_row_that_was_marked_as_modified_stays_so_without_a_change()
    {
        DataTable table = Cities();
        table.AcceptChanges();
        table.Rows[1].SetModified();

        DataTable copy = Serialization.DeepClone(table);

        Assert.Equal([DataRowState.Unchanged, DataRowState.Modified, DataRowState.Unchanged], copy.Rows.Cast<DataRow>().Select(row => row.RowState));
    }

    [Fact]
    public void Every_type_of_a_column_comes_back()
    {
        object[] values =
        [
            true, 'a', (sbyte)-1, (byte)1, (short)-2, (ushort)2, -3, 3u, -4L, 4UL, 1.5f, 2.5, 1.50m, "text",
            new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc), new DateTimeOffset(2024, 2, 29, 12, 0, 0, TimeSpan.FromHours(3)), TimeSpan.FromSeconds(5),
            new Guid("00112233-4455-6677-8899-aabbccddeeff"), new byte[] { 1, 2 },
        ];
        var table = new DataTable("types");
        for (int i = 0; i < values.Length; i++)
        {
            table.Columns.Add($"c{i}", values[i].GetType());
        }

        table.Columns.Add("any", typeof(object));
        table.Rows.Add([.. values, 5]);
        table.Rows.Add([.. values.Select(_ => (object)DBNull.Value), DBNull.Value]);

        DataTable copy = Serialization.DeepClone(table);
        Assert.Equal(table.Columns.Cast<DataColumn>().Select(column => column.DataType), copy.Columns.Cast<DataColumn>().Select(column => column.DataType));
        Assert.Equal(table.Rows[0].ItemArray, copy.Rows[0].ItemArray);
        Assert.Equal(table.Rows[1].ItemArray, copy.Rows[1].ItemArray);
    }

    [Fact]
    public void A_set_comes_back_with_its_relations()
    {
        DataSet set = Countries();
        DataSet copy = Serialization.DeepClone(set);
        Assert.Equal((set.DataSetName, set.Tables.Count), (copy.DataSetName, copy.Tables.Count));
        DataRelation relation = Assert.Single(copy.Relations.Cast<DataRelation>());
        Assert.Equal("cities", relation.RelationName);
        Assert.Equal(["Paris"], copy.Tables["countries"]!.Rows[0].GetChildRows("cities").Select(row => row["Name"]));
        Assert.Throws<InvalidConstraintException>(() => copy.Tables["cities"]!.Rows.Add(9, "Nowhere", "XX"));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_set_keeps_what_it_enforces(bool isConstrained)
    {
        DataSet set = Countries();
        (set.Namespace, set.CaseSensitive) = ("urn:europe", true);
        DataRelation cities = set.Relations[0];
        set.Relations.Remove(cities);
        set.Tables["cities"]!.Constraints.Remove(cities.RelationName);
        set.Relations.Add(new DataRelation("nested", cities.ParentColumns, cities.ChildColumns, isConstrained) { Nested = true });
        set.EnforceConstraints = false;
        set.Tables["cities"]!.Rows.Add(null, "Nowhere", "XX", null, null, 9);

        DataSet copy = Serialization.DeepClone(set);

        Assert.Equal(("urn:europe", true, false), (copy.Namespace, copy.CaseSensitive, copy.EnforceConstraints));
        Assert.Equal((true, isConstrained), (copy.Relations[0].Nested, copy.Relations[0].ChildKeyConstraint is not null));
        Assert.Equal(3, copy.Tables["cities"]!.Rows.Count);
    }

    [Fact]
    public void A_set_that_enforces_nothing_keeps_what_would_be_refused()
    {
        DataSet set = Countries();
        set.EnforceConstraints = false;
        DataTable countries = set.Tables["countries"]!;
        countries.PrimaryKey = [countries.Columns[0]];
        countries.Rows.Add("FR");
        countries.Rows.Add([DBNull.Value]);

        DataSet copy = Serialization.DeepClone(set);

        Assert.Equal(["FR", "NO", "FR", DBNull.Value], copy.Tables["countries"]!.Rows.Cast<DataRow>().Select(row => row[0]));
        Assert.Equal(["Code"], copy.Tables["countries"]!.PrimaryKey.Select(column => column.ColumnName));
        Assert.Throws<ConstraintException>(() => copy.EnforceConstraints = true);
    }

    [Fact]
    public void Rules_of_relations_keys_without_relation_and_unique_columns_come_back()
    {
        DataSet set = Countries();
        ForeignKeyConstraint cities = set.Relations[0].ChildKeyConstraint!;
        (cities.DeleteRule, cities.UpdateRule, cities.AcceptRejectRule) = (Rule.SetNull, Rule.None, AcceptRejectRule.Cascade);
        DataTable table = set.Tables["cities"]!;
        var key = new ForeignKeyConstraint("twin", set.Tables["countries"]!.Columns["Code"]!, table.Columns["Name"]!) { DeleteRule = Rule.SetDefault };
        set.EnforceConstraints = false;
        table.Constraints.Add(key);
        table.Constraints.Add(new UniqueConstraint("both", [table.Columns["Name"]!, table.Columns["Code"]!]));

        DataTable copy = Serialization.DeepClone(set).Tables["cities"]!;

        Assert.Equal(table.Constraints.Cast<Constraint>().Select(Describe).Order(), copy.Constraints.Cast<Constraint>().Select(Describe).Order());
        Assert.Equal("cities", Assert.Single(copy.ParentRelations.Cast<DataRelation>()).RelationName);
    }

    [Fact]
    public void Keys_and_relations_keep_their_names_also_those_that_nobody_gave()
    {
        var set = new DataSet();
        DataTable parent = set.Tables.Add("parent");
        DataTable child = set.Tables.Add("child");
        foreach (DataTable table in set.Tables)
        {
            table.Columns.AddRange([new("A", typeof(int)), new("B", typeof(int)), new("C", typeof(int))]);
        }

        parent.Constraints.Add(new UniqueConstraint([parent.Columns[0], parent.Columns[1]]));
        parent.Columns[0].Unique = true;
        parent.PrimaryKey = [parent.Columns[1], parent.Columns[2]];
        child.Constraints.Add("PK_child", child.Columns[0], primaryKey: true);
        child.Constraints.Add(new ForeignKeyConstraint([parent.Columns[0]], [child.Columns[1]]));
        child.Columns[1].Unique = true;
        set.Relations.Add(new DataRelation("R", [parent.Columns[0], parent.Columns[1]], [child.Columns[0], child.Columns[1]]));
        child.Constraints[^1].ConstraintName = "FK_R";
        parent.Columns[2].Unique = true;

        DataSet copy = Serialization.DeepClone(set);

        for (int i = 0; i < set.Tables.Count; i++)
        {
            Assert.Equal(set.Tables[i].Constraints.Cast<Constraint>().Select(Describe).Order(), copy.Tables[i].Constraints.Cast<Constraint>().Select(Describe).Order());
            Assert.Equal(set.Tables[i].PrimaryKey.Select(column => column.ColumnName), copy.Tables[i].PrimaryKey.Select(column => column.ColumnName));
        }

        Assert.Equal("FK_R", copy.Relations[0].ChildKeyConstraint!.ConstraintName);
        DataTable alone = Serialization.DeepClone(parent);
        Assert.Equal(parent.Constraints.Cast<Constraint>().Select(Describe).Order(), alone.Constraints.Cast<Constraint>().Select(Describe).Order());
    }

    [Fact]
    public void A_table_may_be_nested_in_two_others()
    {
        var set = new DataSet();
        DataTable[] tables = [.. ((string[])["one", "two", "child"]).Select(set.Tables.Add)];
        foreach (DataTable table in tables)
        {
            table.Columns.Add("Id", typeof(int)).Unique = true;
        }

        set.Relations.Add("first", tables[0].Columns[0], tables[2].Columns[0]);
        set.Relations.Add("second", tables[1].Columns[0], tables[2].Columns[0]);
        set.Relations[0].Nested = true;
        set.Relations[1].Nested = true;
        Assert.All(Serialization.DeepClone(set).Relations.Cast<DataRelation>(), static relation => Assert.True(relation.Nested));
    }

    [Fact]
    public void Numbers_that_were_given_once_are_not_given_again()
    {
        var table = new DataTable("t");
        DataColumn id = table.Columns.Add("Id", typeof(int));
        (id.AutoIncrement, id.AutoIncrementSeed, id.AutoIncrementStep) = (true, 10, 5);
        DataColumn other = table.Columns.Add("Other", typeof(short));
        other.AutoIncrement = true;
        for (int i = 0; i < 3; i++)
        {
            table.Rows.Add();
        }

        table.Rows.RemoveAt(2);
        table.Rows.Add(5, short.MaxValue);
        table.Columns.Add("Free", typeof(int));
        DataTable copy = Serialization.DeepClone(table);
        table.Columns[1].AutoIncrement = copy.Columns[1].AutoIncrement = false;
        Assert.Equal(table.Rows.Add().ItemArray, copy.Rows.Add().ItemArray);
        Assert.Equal((10, 5), (copy.Columns[0].AutoIncrementSeed, copy.Columns[0].AutoIncrementStep));

        var full = new DataTable("full");
        full.Columns.Add("Id", typeof(int)).AutoIncrement = true;
        full.Rows.Add(int.MaxValue);
        full.Rows.Add(5);
        Assert.Equal([int.MaxValue, 5], Serialization.DeepClone(full).Rows.Cast<DataRow>().Select(row => row[0]));
    }

    [Fact]
    public void Tables_take_from_their_set_what_they_took_before()
    {
        var set = new DataSet { Namespace = "urn:one", CaseSensitive = false };
        DataTable follower = set.Tables.Add("follower");
        DataTable own = set.Tables.Add("own");
        (own.Namespace, own.CaseSensitive) = ("urn:own", false);
        DataTable alone = Serialization.DeepClone(follower);
        DataSet copy = Serialization.DeepClone(set);
        (copy.Namespace, copy.CaseSensitive, copy.Locale) = ("urn:two", true, new("sv-SE"));
        Assert.Equal(("urn:two", true, "sv-SE"), (copy.Tables[0].Namespace, copy.Tables[0].CaseSensitive, copy.Tables[0].Locale.Name));
        Assert.Equal(("urn:own", false), (copy.Tables[1].Namespace, copy.Tables[1].CaseSensitive));
        Assert.Equal(("urn:one", false), (alone.Namespace, alone.CaseSensitive));
    }

    [Theory]
    [InlineData(DataSetDateTime.Unspecified)]
    [InlineData(DataSetDateTime.UnspecifiedLocal)]
    public void Dates_without_a_zone_stay_as_they_are(DataSetDateTime mode)
    {
        var table = new DataTable("t");
        table.Columns.Add("At", typeof(DateTime)).DateTimeMode = mode;
        table.Columns[0].DefaultValue = new DateTime(2021, 3, 14, 2, 30, 0);
        table.Rows.Add(new DateTime(2021, 3, 14, 2, 30, 0));
        table.Rows.Add(DateTime.MaxValue);
        table.PrimaryKey = [table.Columns[0]];
        TableData wire = new DataTableSurrogate().ToWire(table);
        Assert.DoesNotContain(wire.Rows, static row => row.Current![0] is DateTime);
        var serializer = new Serializer(new SerializerOptions { Dates = DateTimeKind.Utc });
        DataTable copy = serializer.Deserialize<DataTable>(serializer.Serialize(table))!;
        Assert.Equal(table.Rows.Cast<DataRow>().Select(row => row[0]), copy.Rows.Cast<DataRow>().Select(row => row[0]));
        Assert.Equal(table.Columns[0].DefaultValue, copy.Columns[0].DefaultValue);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => new DataTableSurrogate().FromWire(wire with { Rows = [new() { State = DataRowState.Added, Current = [TimeSpan.MaxValue] }] })).Kind);
    }

    [Fact]
    public void Derived_tables_and_sets_are_refused()
    {
        Assert.Contains("merge it", Assert.Throws<GraupelException>(() => Serialization.Serialize<DataTable>(new OwnTable())).Message, StringComparison.Ordinal);
        Assert.Contains("merge it", Assert.Throws<GraupelException>(() => Serialization.Serialize<DataSet>(new OwnSet())).Message, StringComparison.Ordinal);
        var set = new DataSet();
        set.Tables.Add(new OwnTable());
        Assert.Contains("merge it", Assert.Throws<GraupelException>(() => Serialization.Serialize(set)).Message, StringComparison.Ordinal);
    }

    private sealed class OwnTable() : DataTable("own");

    private sealed class OwnSet() : DataSet("own");

    [Fact]
    public void A_contract_may_hold_tables()
    {
        Report copy = Serialization.DeepClone(new Report { Table = Cities(), Set = Countries() });
        Assert.Equal(3, copy.Table!.Rows.Count);
        Assert.Equal(2, copy.Set!.Tables.Count);
        Assert.Null(Serialization.DeepClone(new Report()).Table);
    }

    [Fact]
    public void Bytes_that_are_no_table_are_refused()
    {
        var wire = new TableData { Columns = [new ColumnData { Name = "a", Type = ColumnType.Int32 }] };
        Refused(wire with { Rows = [new RowData { State = DataRowState.Added, Current = ["text"] }] });
        Refused(wire with { Rows = [new RowData { State = DataRowState.Added, Current = [1, 2] }] });
        Refused(wire with { Rows = [new RowData { State = DataRowState.Deleted }] });
        Refused(wire with { Key = [5] });
        Refused(wire with { Columns = [new ColumnData { Name = "a", Type = (ColumnType)99 }] });
        Refused(wire with { Columns = [new ColumnData { Name = "a", Expression = new string('(', 2000) }] }, ErrorKind.LimitExceeded);
        Refused(wire with { Columns = [new ColumnData { Name = "a", Expression = "1 +" }] });
        Refused(wire with { Columns = null! });
        Refused(Computed("Convert('x', 'System.Int32')"));
        Refused(Computed("Convert(99999999999, 'System.Int32')"));
        Refused(Computed("Convert('x', 'System.Guid')"));
        Assert.Throws<GraupelException>(() => Serialization.Serialize(With(typeof(Uri))));

        TableData Computed(string expression) => wire with
        {
            Columns = [.. wire.Columns, new ColumnData { Name = "b", Type = ColumnType.Int32, Expression = expression }],
            Rows = [new RowData { State = DataRowState.Added, Current = [1] }],
        };

        static void Refused(TableData wire, ErrorKind? kind = null)
        {
            ErrorKind found = Assert.Throws<GraupelException>(() => new DataTableSurrogate().FromWire(wire)).Kind;
            Assert.Equal(kind ?? found, found);
        }
    }

    private static DataTable With(Type type)
    {
        var table = new DataTable();
        table.Columns.Add("a", type);
        return table;
    }

    private static DataTable Cities()
    {
        var table = new DataTable("cities") { CaseSensitive = true };
        DataColumn id = table.Columns.Add("Id", typeof(int));
        id.AutoIncrement = true;
        id.AutoIncrementSeed = 1;
        id.AutoIncrementStep = 10;
        DataColumn name = table.Columns.Add("Name", typeof(string));
        name.MaxLength = 30;
        name.AllowDBNull = false;
        DataColumn code = table.Columns.Add("Code", typeof(string));
        code.DefaultValue = "?";
        code.Caption = "ISO";
        table.Columns.Add("Label", typeof(string), "Name + ' ' + Code");
        table.Columns.Add("Founded", typeof(DateTime)).DateTimeMode = DataSetDateTime.Utc;
        table.Columns.Add("Rank", typeof(int)).Unique = true;
        table.PrimaryKey = [id];
        table.Rows.Add(null, "Paris", "FR", null, null, 1);
        table.Rows.Add(null, "Oslo", "NO", null, null, 2);
        table.Rows.Add(null, "Bern", DBNull.Value, null, null, 3);
        code.ReadOnly = true;
        return table;
    }

    private static DataSet Countries()
    {
        DataTable cities = Cities();
        cities.Rows.RemoveAt(2);
        var countries = new DataTable("countries") { CaseSensitive = true };
        DataColumn code = countries.Columns.Add("Code", typeof(string));
        countries.Rows.Add("FR");
        countries.Rows.Add("NO");
        var set = new DataSet("europe");
        set.Tables.Add(countries);
        set.Tables.Add(cities);
        set.Relations.Add("cities", code, cities.Columns["Code"]!);
        return set;
    }

    private static string Describe(Constraint constraint) => constraint switch
    {
        ForeignKeyConstraint key => $"{key.ConstraintName} {key.RelatedTable} {string.Join<DataColumn>(", ", key.RelatedColumns)} {string.Join<DataColumn>(", ", key.Columns)} {key.DeleteRule} {key.UpdateRule} {key.AcceptRejectRule}",
        UniqueConstraint { Columns.Length: > 1 } unique => $"{unique.ConstraintName} {string.Join<DataColumn>(", ", unique.Columns)} {unique.IsPrimaryKey}",
        _ => "a single column",
    };

    private static string Describe(DataColumn column) =>
        $"{column.ColumnName} {column.Caption} {column.DataType} {column.AllowDBNull} {column.Unique} {column.ReadOnly} {column.MaxLength} "
        + $"{column.AutoIncrement} {column.AutoIncrementSeed} {column.AutoIncrementStep} {column.DefaultValue} {column.Expression} {column.DateTimeMode}";
}

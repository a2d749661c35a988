using System.Data;
using Graupel;
using Graupel.Compat.IcyRain.Tables;
using Serialization = Graupel.Compat.IcyRain.Serialization;

namespace Weather;

/// <summary>Columns that are computed from others.</summary>
public class TableExpressionTests
{
    [Theory]
    [InlineData("B", "Parent(R).Id", 1)]
    [InlineData("B", "Parent.V", 10)]
    [InlineData("A", "Sum(Child(R).U)", 12)]
    [InlineData("A", "Count(Child.U)", 2)]
    public void Expressions_lead_over_relations(string table, string expression, int expected)
    {
        DataSet set = Related();
        set.Tables[table]!.Columns.Add("P", typeof(int), expression);

        DataSet copy = Serialization.DeepClone(set);

        Assert.Equal(expression, copy.Tables[table]!.Columns["P"]!.Expression);
        Assert.Equal(expected, copy.Tables[table]!.Rows[0]["P"]);
    }

    [Fact]
    public void Expressions_depend_on_each_other_in_any_order_and_over_tables()
    {
        DataSet set = Related();
        (DataTable a, DataTable b) = (set.Tables["A"]!, set.Tables["B"]!);
        DataColumn sum = a.Columns.Add("S", typeof(long));
        DataColumn twice = b.Columns.Add("Q", typeof(int));
        b.Columns.Add("P", typeof(int), "Parent(R).V");
        twice.Expression = "P * 2";
        sum.Expression = "Sum(Child(R).Q)";
        twice.AllowDBNull = false;

        DataSet copy = Serialization.DeepClone(set);

        Assert.Equal([20, 20], copy.Tables["B"]!.Rows.Cast<DataRow>().Select(row => row["Q"]));
        Assert.Equal(40L, copy.Tables["A"]!.Rows[0]["S"]);
        copy.Tables["A"]!.Rows[0]["V"] = 3;
        Assert.Equal((6, 12L), (copy.Tables["B"]!.Rows[0]["Q"], copy.Tables["A"]!.Rows[0]["S"]));
    }

    [Fact]
    public void Rows_keep_their_states_beside_expressions_over_relations()
    {
        DataSet set = Related();
        DataTable b = set.Tables["B"]!;
        b.Columns.Add("P", typeof(int), "Parent(R).V");
        set.AcceptChanges();
        b.Rows[0].Delete();
        b.Rows[1]["U"] = 8;
        b.Rows.Add(1, 9);

        DataTable copy = Serialization.DeepClone(set).Tables["B"]!;

        Assert.Equal([DataRowState.Deleted, DataRowState.Modified, DataRowState.Added], copy.Rows.Cast<DataRow>().Select(row => row.RowState));
        Assert.Equal([10, 10], copy.Select().Select(row => row["P"]));
    }

    // The framework computes the second one over the table itself where its relation is missing.
    [Theory]
    [InlineData("Parent(R).Id")]
    [InlineData("Sum(CHILD(Self).U)")]
    public void A_table_alone_is_not_written_with_an_expression_that_needs_its_set(string expression)
    {
        DataSet set = Related();
        DataTable table = set.Tables["B"]!;
        set.Relations.Add("Self", table.Columns["U"]!, table.Columns["Aid"]!, createConstraints: false);
        table.Columns.Add("P", typeof(int), expression);

        string message = Assert.Throws<GraupelException>(() => Serialization.Serialize(table)).Message;

        Assert.StartsWith("the column 'P' of the table 'B' is computed over a relation", message, StringComparison.Ordinal);
        Assert.Equal(2, Serialization.DeepClone(set).Tables["B"]!.Rows.Count);
    }

    [Fact]
    public void Names_and_texts_are_no_relations()
    {
        var table = new DataTable("t");
        table.Columns.Add("Parent", typeof(string));
        table.Columns.Add("a]Child", typeof(string));
        table.Columns.Add("Childhood", typeof(string));
        table.Columns.Add("E", typeof(string), "[Parent] + 'it''s Child.V' + [a\\]Child] + Childhood + `Parent`");
        table.DisplayExpression = "E + ' of Parent.V'";
        table.Rows.Add("1", "2", "3");

        DataTable copy = Serialization.DeepClone(table);

        Assert.Equal("1it's Child.V231", copy.Rows[0]["E"]);
        Assert.Equal(table.DisplayExpression, copy.DisplayExpression);
    }

    [Fact]
    public void An_expression_whose_text_is_out_of_date_is_refused_when_it_is_written()
    {
        DataSet set = Related();
        set.Tables["B"]!.Columns.Add("P", typeof(int), "Aid * 2");
        set.Tables["B"]!.Columns["Aid"]!.ColumnName = "Key";

        const string Expected = "the column 'P' of the table 'B': the expression cannot be computed (EvaluateException).";
        Assert.Equal(Expected, Assert.Throws<GraupelException>(() => Serialization.Serialize(set)).Message);
        Assert.Equal(Expected, Assert.Throws<GraupelException>(() => Serialization.Serialize(set.Tables["B"])).Message);
    }

    // The framework would compute them until the stack ends, which nobody can catch.
    [Theory]
    [InlineData("Sum(Child(R).U)", "Parent(R).V")]
    [InlineData("Sum(Child.[U])", "Parent . `V` + 1")]
    [InlineData("1 + sum( child ( [R] ) . u )", "parent ( R ).v")]
    [InlineData("Id", "Parent(Self).U")]
    public void Expressions_that_need_each_other_over_relations_are_refused(string ofParent, string ofChild)
    {
        DataSet set = Related();
        DataTable b = set.Tables["B"]!;
        b.Columns.Add("W", typeof(int));
        set.Relations.Add("Self", b.Columns["W"]!, b.Columns["Aid"]!, createConstraints: false);
        if (ofChild.Contains('.') && !ofChild.Contains('('))
        {
            set.Relations.Remove("Self");
        }

        TableSetData wire = new DataSetSurrogate().ToWire(set);
        foreach (RowData row in wire.Tables.SelectMany(table => table.Rows))
        {
            row.Current = [.. row.Current!.Where((_, i) => i != 1)];
        }

        wire.Tables[0].Columns[1].Expression = ofParent;
        wire.Tables[1].Columns[1].Expression = ofChild;

        Assert.Contains("is computed from itself", Assert.Throws<GraupelException>(() => new DataSetSurrogate().FromWire(wire)).Message, StringComparison.Ordinal);
    }

    private static DataSet Related()
    {
        var set = new DataSet();
        DataTable a = set.Tables.Add("A");
        a.Columns.Add("Id", typeof(int));
        a.Columns.Add("V", typeof(int));
        DataTable b = set.Tables.Add("B");
        b.Columns.Add("Aid", typeof(int));
        b.Columns.Add("U", typeof(int));
        set.Relations.Add("R", a.Columns[0], b.Columns[0]);
        a.Rows.Add(1, 10);
        b.Rows.Add(1, 5);
        b.Rows.Add(1, 7);
        return set;
    }
}

using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Serialization;
using Graupel;
using Serialization = Graupel.Compat.IcyRain.Serialization;

namespace Weather;

/// <summary>What data contracts mean.</summary>
public class ContractTests
{
    [Fact]
    public void Only_data_members_are_written()
    {
        var value = new Marked { Far = 1, Near = 2, Unmarked = 3, Ignored = 4 };
        value.Hide(5);
        Marked copy = Serialization.DeepClone(value);
        Assert.Equal((1, 2, 0, 0, 5), (copy.Far, copy.Near, copy.Unmarked, copy.Ignored, copy.Hidden));
    }

    [Fact]
    public void Gaps_between_numbers_allow_new_members()
    {
        Older older = Serialization.Deserialize<Older>(Serialization.Serialize(new Newer { First = 1, Second = "new", Third = 3 }));
        Assert.Equal((1, 3), (older.First, older.Third));
        Newer newer = Serialization.Deserialize<Newer>(Serialization.Serialize(new Older { First = 1, Third = 3 }));
        Assert.Equal((1, "initial", 3), (newer.First, newer.Second, newer.Third));
    }

    [Fact]
    public void Defaults_come_back_as_they_were()
    {
        Assert.Equal(0, Serialization.DeepClone(new Initialized { Number = 0 }).Number);
        Values copy = Serialization.DeepClone(new Values { Real = -0.0, Exact = 0.00m, Text = "", Items = [], Maybe = 0 });
        Assert.True(double.IsNegative(copy.Real));
        Assert.Equal("0.00", copy.Exact.ToString(System.Globalization.CultureInfo.InvariantCulture));
        Assert.Equal("", copy.Text);
        Assert.Empty(copy.Items!);
        Assert.Equal(0, copy.Maybe);
        copy = Serialization.DeepClone(new Values());
        Assert.Null(copy.Text);
        Assert.Null(copy.Items);
        Assert.Null(copy.Maybe);
    }

    [Fact]
    public void Null_stays_null() => Assert.Null(Serialization.Deserialize<TestData?>(Serialization.Serialize<TestData?>(null)));

    [Fact]
    public void Known_types_come_back_as_what_they_are()
    {
        List<Station?> stations =
        [
            new Airport { Name = "A", Runways = 2 }, new Station { Name = "S" }, null, new Buoy { Name = "B", Depth = 3.5 },
            new Seaplane { Name = "P", Runways = 1, Floats = 4 },
        ];
        List<Station?> copy = Serialization.DeepClone(stations);
        Assert.Equal(stations.Select(one => one?.GetType()), copy.Select(one => one?.GetType()));
        Assert.Equal(stations.Select(one => one?.ToString()), copy.Select(one => one?.ToString()));
        Assert.Equal("Leaf 5", Serialization.DeepClone<Abstract>(new Leaf { Number = 5 }).ToString());
        Assert.Equal(5, Serialization.DeepClone(new Leaf { Number = 5 }).Number);
    }

    [Fact]
    public void Known_types_may_be_named_by_a_method_and_be_many()
    {
        ManyBase[] values = [new Many<byte> { Item = 1 }, new Many<Guid> { Item = Guid.Empty }, new Many<string> { Item = "text" }];

        var copies = (ManyBase[])typeof(Serialization).GetMethod(nameof(Serialization.DeepClone))!.MakeGenericMethod(values.GetType()).Invoke(null, [values])!;

        Assert.Equal(values.Select(static one => one.GetType()), copies.Select(static one => one.GetType()));
        Assert.Equal("text", ((Many<string>)copies[2]).Item);
    }

    [Fact]
    public void Numbers_of_members_are_unique_or_the_type_is_refused()
    {
        TypeBuilder type = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Twins"), AssemblyBuilderAccess.Run).DefineDynamicModule("Twins")
            .DefineType("Twins", TypeAttributes.Public);
        type.SetCustomAttribute(new CustomAttributeBuilder(typeof(DataContractAttribute).GetConstructor([])!, []));
        foreach (string name in (string[])["First", "Second"])
        {
            PropertyInfo order = typeof(DataMemberAttribute).GetProperty(nameof(DataMemberAttribute.Order))!;
            type.DefineField(name, typeof(int), FieldAttributes.Public)
                .SetCustomAttribute(new CustomAttributeBuilder(typeof(DataMemberAttribute).GetConstructor([])!, [], [order], [1]));
        }

        var error = Assert.Throws<ContractException>(() => typeof(Serialization).GetMethod(nameof(Serialization.Prepare))!
            .MakeGenericMethod(type.CreateType()).Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null));

        Assert.Contains("First", error.Message, StringComparison.Ordinal);
        Assert.Contains("Second", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Values_are_compressed_and_refused_where_they_become_too_large()
    {
        List<string> texts = [.. Enumerable.Repeat("hello world", 100)];

        byte[] small = Compressed.Write(texts);

        Assert.InRange(small.Length, 1, 100);
        Assert.Equal(texts, Compressed.Read<List<string>>(small));
        Assert.Throws<GraupelException>(() => Compressed.Read<List<string>>(small, new CompressionOptions { MaxBytes = 500 }));
    }

    [Fact]
    public void A_type_that_is_not_known_is_refused_and_never_cut_down()
    {
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serialization.Serialize<Station>(new Unknown())).Kind);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serialization.Serialize<Abstract>(new OtherLeaf())).Kind);
    }

    [Fact]
    public void Trees_come_back_and_cycles_are_refused()
    {
        var tree = new Tree { Children = [new Tree(), new Tree { Children = [new Tree()] }] };
        Assert.Equal(4, Serialization.DeepClone(tree).Count);
        tree.Children.Add(tree);
        Assert.Throws<GraupelException>(() => Serialization.Serialize(tree));
    }

    [Fact]
    public void Generic_classes_records_structs_and_members_without_public_setters_are_written()
    {
        Assert.Equal("x", Serialization.DeepClone(new Box<string> { Item = "x" }).Item);
        Assert.Equal(new Position(1, 2), Serialization.DeepClone(new Position(1, 2)));
        Assert.Equal(5, Serialization.DeepClone(new Guarded(5)).Number);
        Assert.Equal(7, Serialization.DeepClone(new Measure { Value = 7 }).Value);
    }
}

namespace Graupel.SeedTests.StructPacker;

/// <summary>Which members of which types are packed.</summary>
public class MemberTests
{
    [Fact]
    public void Fields_and_properties_stand_as_they_are_declared()
    {
        var value = new Mixed { First = 1, Second = 2, Third = 3, Fourth = 4 };
        Assert.Equal([1, 2, 3, 4], value.Pack());
    }

    [Fact]
    public void All_parts_of_a_partial_type_count()
    {
        var copy = new TwoParts();
        copy.Unpack(new TwoParts { First = 1, Second = 2 }.Pack());
        Assert.Equal((1, 2), (copy.First, copy.Second));
    }

    [Fact]
    public void One_structure_serves_many_messages()
    {
        var message = new Reused();
        List<Reused> all = [];
        foreach (byte number in (byte[])[1, 2, 3])
        {
            byte[] data = new Reused { Bytes = [number, 0], Numbers = [number], Inner = new() { Number = number } }.Pack();
            message.Unpack(data);
            all.Add(message);
            Assert.Throws<GraupelException>(() => message.Unpack(data[..^1]));
            message.Unpack(new OneByteStream(data));
            Assert.Equal(number, message.Inner!.Number);
        }

        Assert.Equal([1, 2, 3], all.Select(static one => (int)one.Bytes![0]));
        Assert.Equal([1, 2, 3], all.Select(static one => one.Numbers!.Single()));
        Assert.Equal([1, 2, 3], all.Select(static one => one.Inner!.Number));
    }

    [Fact]
    public void Nested_types_records_and_readonly_structs_are_packed()
    {
        var nested = new Outer.Nested();
        nested.Unpack(new Outer.Nested { Number = 5 }.Pack());
        Assert.Equal(5, nested.Number);

        var record = new PackedRecord(0, null);
        record.Unpack(new PackedRecord(5, "five").Pack());
        Assert.Equal(new PackedRecord(5, "five"), record);

        var @fixed = new Fixed(0);
        @fixed.Unpack(new Fixed(5).Pack());
        Assert.Equal(5, @fixed.Number);
    }

    [Fact]
    public void Accessors_may_be_private_or_init_and_what_is_computed_hidden_or_static_is_left_out()
    {
        var value = new Odd { Initialized = 2, Required = 3, Hidden = 9 };
        value.Set(1);
        Odd.Shared = 7;

        var copy = new Odd { Required = 0 };
        copy.Unpack(value.Pack());

        Assert.Equal((1, 2, 3, 0), (copy.ReadOnlyOutside, copy.Initialized, copy.Required, copy.Hidden));
        Assert.Equal(3 * sizeof(int), value.Pack().Length);
    }

    [Fact]
    public void Skipped_members_stay_as_they_are_in_the_target()
    {
        byte[] data = new Skipping { Kept = 1, Property = "source", Field = 2 }.Pack();
        var target = new Skipping { Kept = 8, Property = "target", Field = 9 };

        target.Unpack(data);
        Assert.Equal((1, "target", 9), (target.Kept, target.Property, target.Field));

        using var stream = new MemoryStream(data);
        target.Kept = 8;
        target.Unpack(stream);
        Assert.Equal((1, "target", 9), (target.Kept, target.Property, target.Field));
        Assert.Equal(sizeof(int), data.Length);
    }

    [Fact]
    public void Values_that_cannot_be_assigned_are_packed_too()
    {
        Assert.Equal([5, 0, 0, 0], Make().Pack());
        Assert.Equal([5, 0, 0, 0], Pack(Make()));
        foreach (Outer.Nested item in new[] { Make() })
        {
            Assert.Equal([5, 0, 0, 0], item.Pack());
        }

        static Outer.Nested Make() => new() { Number = 5 };
        static byte[] Pack(in Outer.Nested value) => value.Pack();
    }

    [Fact]
    public void A_struct_without_members_has_no_bytes()
    {
        Assert.Empty(default(Empty).Pack());
        using PooledBuffer pooled = default(Empty).PackToBuffer();
        Assert.Equal(0, pooled.Size);
    }

    [Fact]
    public void A_class_is_packed_and_filled_in_place()
    {
        byte[] data = new PackedClass { Number = 5, Skipped = "source" }.Pack();
        var target = new PackedClass { Number = 1, Skipped = "target" };
        target.Unpack(data);
        Assert.Equal((5, "target"), (target.Number, target.Skipped));
        int index = 0;
        target.Number = 1;
        target.Unpack(data, ref index);
        Assert.Equal((5, data.Length), (target.Number, index));
    }

    [Fact]
    public void A_class_that_cannot_be_filled_is_refused()
    {
        byte[] none = Serialization.Serialize<PackedClass?>(null);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => new PackedClass().Unpack(none)).Kind);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => new PackedClass().Unpack(new MemoryStream(none))).Kind);

        var made = new MadeByConstructor(1);
        byte[] data = new MadeByConstructor(5).Pack();
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => made.Unpack(data)).Kind);
        Assert.Equal(1, made.Number);
    }
}

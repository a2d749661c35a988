using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>What stands behind interfaces, abstract classes, base classes and <see cref="object"/>.</summary>
public class PolymorphismTests
{
    private static readonly Type[] Types = [typeof(Holder), typeof(Circle), typeof(Dot), typeof(Special), typeof(int), typeof(object[]), typeof(string[])];

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Any_registered_type_that_fits_can_stand_there(string format)
    {
        var serializer = new Serializer(Types, Trips.SettingsOf(format));
        var holder = new Holder
        {
            Interface = new Dot { X = 1 },
            Abstract = new Circle { Id = 2, Radius = 3 },
            Base = new Special { Number = 4, More = 5 },
            Same = new Common { Number = 6 },
            Anything = new object[] { 7, new Circle { Radius = 8 }, new[] { "a", null } },
            List = [new Circle { Radius = 9 }, null, new Dot { X = 10 }],
        };

        Holder copy = serializer.Trip(holder);

        Assert.Equal(1, Assert.IsType<Dot>(copy.Interface).X);
        Assert.Equal((2, 3), (copy.Abstract!.Id, Assert.IsType<Circle>(copy.Abstract).Radius));
        Assert.Equal((4, 5), (copy.Base!.Number, Assert.IsType<Special>(copy.Base).More));
        Assert.Equal(6, Assert.IsType<Common>(copy.Same).Number);
        var anything = Assert.IsType<object[]>(copy.Anything);
        Assert.Equal((7, 8), (anything[0], Assert.IsType<Circle>(anything[1]).Radius));
        Assert.Equal<IEnumerable<string?>>(["a", null], Assert.IsType<string[]>(anything[2]));
        Assert.Equal([typeof(Circle), null, typeof(Dot)], copy.List!.Select(one => one?.GetType()));
        Assert.Null(copy.Nothing);
    }

    [Fact]
    public void A_type_that_is_not_registered_is_refused_and_never_cut_down_to_its_base()
    {
        var serializer = new Serializer([typeof(Holder), typeof(Circle)]);

        var ofMember = Assert.Throws<GraupelException>(() => serializer.Bytes(new Holder { Base = new Special() }));
        Assert.Throws<GraupelException>(() => serializer.Bytes(new Holder { Interface = new Dot() }));
        var error = Assert.Throws<GraupelException>(() => serializer.Bytes(1.5m));
        Assert.Contains("Decimal", error.Message, StringComparison.Ordinal);

        // What helps: object takes no attributes.
        Assert.All([ofMember, error], static one => Assert.Contains("list of types", one.Message, StringComparison.Ordinal));
        Assert.DoesNotContain("[Union]", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Primitives_structs_and_sealed_classes_have_no_id()
    {
        var serializer = new Serializer([typeof(HasSealed)]);
        var withoutId = new HasSealed { Sealed = new Leaf { Number = 1 }, Struct = new Pair { A = 2, B = 3 }, Number = 4 };

        // The id of the root, a byte for "not null", and four numbers of four bytes.
        Assert.Equal(1 + 1 + (4 * sizeof(int)), serializer.Bytes(withoutId).Length);
    }

    [Fact]
    public void A_class_that_can_have_derived_ones_has_one()
    {
        byte[] bytes = new Serializer([typeof(HasCommon)]).Bytes(new HasCommon { Common = new Common { Number = 1 } });

        Assert.Equal(1 + 1 + sizeof(int), bytes.Length);
    }

    [Fact]
    public void Writing_objects_behind_interfaces_and_base_classes_allocates_nothing()
    {
        var serializer = new Serializer(Types);
        var holder = new Holder { Abstract = new Circle { Id = 2, Radius = 3 }, Base = new Special { Number = 4 }, Interface = new Circle() };
        using var stream = new MemoryStream(4096);
        for (int i = 0; i < 100; i++)
        {
            Write();
        }

        long before = GC.GetAllocatedBytesForCurrentThread();
        Write();

        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);

        void Write()
        {
            stream.Position = 0;
            serializer.Serialize(stream, holder);
        }
    }

    private interface IShape;

    [Serializable]
    private abstract class Shape : IShape
    {
        public int Id;
    }

    [Serializable]
    private sealed class Circle : Shape
    {
        public double Radius;
    }

    [Serializable]
    private struct Dot : IShape
    {
        public int X;
    }

    [Serializable]
    private class Common
    {
        public int Number;
    }

    [Serializable]
    private sealed class Special : Common
    {
        public int More;
    }

    [Serializable]
    private sealed class Holder
    {
        public IShape? Interface;
        public Shape? Abstract;
        public Common? Base;
        public Common? Same;
        public object? Anything;
        public IShape? Nothing;
        public List<IShape?>? List;
    }

    [Serializable]
    private sealed class Leaf
    {
        public int Number;
    }

    [Serializable]
    private struct Pair
    {
        public int A;
        public int B;
    }

    [Serializable]
    private sealed class HasSealed
    {
        public Leaf? Sealed;
        public Pair Struct;
        public int Number;
    }

    [Serializable]
    private sealed class HasCommon
    {
        public Common? Common;
    }
}

using System.Reflection;
using System.Reflection.Emit;

namespace Graupel.Dynamic.Tests;

/// <summary>Every style of member, whatever its visibility.</summary>
public class MemberTests
{
    [Fact]
    public void Public_state_needs_no_attribute()
    {
        var back = RuntimeSerializer.RoundTrip(new Plain { Number = 7, Text = "Grüße", Field = 1.5, Maybe = 3, Nothing = null, Gender = Gender.Other });
        Assert.Equal((7, "Grüße", 1.5, 3, null, Gender.Other), (back.Number, back.Text, back.Field, back.Maybe, back.Nothing, back.Gender));
    }

    [Fact]
    public void Names_may_have_marks_and_connectors()
    {
        var back = RuntimeSerializer.RoundTrip(new Accented { E\u0301 = 1, A\u203FB = 2 });
        Assert.Equal((1, 2), (back.E\u0301, back.A\u203FB));
    }

    // As F# compiles a record: serializable, with an @ behind the names of its fields.
    [Fact]
    public void Fields_of_other_languages_are_state_of_a_serializable_class()
    {
#pragma warning disable SYSLIB0050 // the attribute has no other trace in metadata than this flag
        TypeBuilder builder = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("OtherLanguage"), AssemblyBuilderAccess.Run).DefineDynamicModule("OtherLanguage")
            .DefineType("Place", TypeAttributes.Public | TypeAttributes.Serializable);
#pragma warning restore SYSLIB0050
        builder.DefineField("X@", typeof(int), FieldAttributes.Assembly);
        Type type = builder.CreateType();
        FieldInfo field = type.GetField("X@", BindingFlags.Instance | BindingFlags.NonPublic)!;
        object value = Activator.CreateInstance(type)!;
        field.SetValue(value, 5);
        ValueSerializer serializer = RuntimeSerializer.Create().For(type);
        Assert.Equal(5, field.GetValue(serializer.DeserializeValue(serializer.SerializeValue(value))));
    }

    [Fact]
    public void Private_members_are_read_and_written()
    {
        var back = RuntimeSerializer.RoundTrip(Hidden.Create(3, "x", [1, 2]));
        Assert.Equal("3 x 1,2 after", back.ToString());
    }

    [Fact]
    public void Init_and_readonly_members_are_set()
    {
        var back = RuntimeSerializer.RoundTrip(new Fixed(4) { Init = "i" });
        Assert.Equal((4, "i", 8), (back.Readonly, back.Init, back.GetOnly));
    }

    [Fact]
    public void Required_members_are_left_to_the_reader()
    {
        var back = RuntimeSerializer.RoundTrip(new Demanding { Name = "n", Age = 2 });
        Assert.Equal(("n", 2), (back.Name, back.Age));
    }

    [Fact]
    public void A_missing_required_member_is_refused() =>
        Assert.Equal(ErrorKind.MissingMember, Assert.Throws<GraupelException>(() => RuntimeSerializer.Convert<Undemanding, Demanding>(new Undemanding { Age = 2 })).Kind);

    [Fact]
    public void Members_are_left_out_on_demand()
    {
        var back = RuntimeSerializer.RoundTrip(new Skipping { Kept = 1, Skipped = 2 });
        Assert.Equal((1, 0), (back.Kept, back.Skipped));
    }

    [Fact]
    public void Collections_without_setter_are_filled()
    {
        var value = new Holder();
        value.Items.Add("a");
        value.Words.Add("K", 1);
        var back = RuntimeSerializer.RoundTrip(value);
        Assert.Equal(["a"], back.Items);
        Assert.Equal(1, back.Words["k"]);
    }

    [Fact]
    public void Scalars_and_strings_around_children_come_back()
    {
        var back = RuntimeSerializer.RoundTrip(new Mixed { A = 1, B = "b", C = [2], D = 3, E = null, F = new Plain { Number = 9 }, G = 4, H = 5, I = "i" });
        Assert.Equal((1, "b", 3, null, 9, (byte?)4, 5L, "i"), (back.A, back.B, back.D, back.E, back.F!.Number, back.G, back.H, back.I));
        Assert.Equal([2], back.C);
    }

    [Fact]
    public void Words_of_the_machine_come_back()
    {
        var back = RuntimeSerializer.RoundTrip(new Words { Signed = -5, Unsigned = 6, Maybe = 7 });
        Assert.Equal((-5, 6u, 7), (back.Signed, back.Unsigned, back.Maybe));
    }

    [Fact]
    public void A_getter_cannot_change_a_struct_that_is_written()
    {
        Counting[] values = [new() { Text = "t" }];
        RuntimeSerializer.Create().Serialize(values);
        Assert.Equal(1, values[0].Calls);
    }

    public enum Gender : short
    {
        None,
        Other = -3,
    }

    public sealed class Accented
    {
        public int E\u0301 { get; set; }

        public int A\u203FB { get; set; }
    }

    public sealed class Plain
    {
        public double Field;

        public int Number { get; set; }

        public string? Text { get; set; }

        public int? Maybe { get; set; }

        public Gender? Nothing { get; set; }

        public Gender Gender { get; set; }
    }

    [Contract]
    private sealed class Hidden
    {
        [Order(1)]
        private int _number;

        private Hidden() => After = "after";

        [Order(2)]
        private string? Text { get; set; }

        [Order(3)]
        internal List<int>? Items { get; private set; }

        [SkipPack]
        public string After { get; }

        public static Hidden Create(int number, string text, List<int> items) => new() { _number = number, Text = text, Items = items };

        public override string ToString() => $"{_number} {Text} {string.Join(",", Items ?? [])} {After}";
    }

    private sealed class Fixed
    {
        public readonly int Readonly;

        public Fixed()
        {
        }

        public Fixed(int number)
        {
            Readonly = number;
            GetOnly = number * 2;
        }

        public string? Init { get; init; }

        public int GetOnly { get; }
    }

    private sealed class Demanding
    {
        public required string Name { get; init; }

        public required int Age { get; set; }
    }

    private sealed class Undemanding
    {
        public int Age { get; set; }
    }

    private sealed class Skipping
    {
        public int Kept { get; set; }

        [SkipPack]
        public int Skipped { get; set; }
    }

    private sealed class Holder
    {
        private readonly List<string> _items = [];

        public List<string> Items => _items;

        public Dictionary<string, int> Words { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    [Contract]
    private sealed class Mixed
    {
        [Order(1)]
        public int A { get; set; }

        [Order(2)]
        public string? B { get; set; }

        [Order(3)]
        public List<int>? C { get; set; }

        [Order(4)]
        public short D { get; set; }

        [Order(5)]
        public string? E { get; set; }

        [Order(6)]
        public Plain? F { get; set; }

        [Order(7)]
        public byte? G { get; set; }

        [Order(8)]
        public long H { get; set; }

        [Order(9)]
        public string? I { get; set; }
    }

    private struct Words
    {
        public nint Signed;
        public nuint Unsigned;
        public nint? Maybe;
    }

    private struct Counting
    {
        public int Calls;
        private string? _text;

        public string? Text
        {
            get
            {
                Calls++;
                return _text;
            }
            set
            {
                Calls++;
                _text = value;
            }
        }
    }
}

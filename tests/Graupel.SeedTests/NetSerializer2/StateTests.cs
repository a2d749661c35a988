using Graupel;
using Serializer = Graupel.Compat.NetSerializer2.Serializer;

namespace SeedTests.NetSerializer2;

/// <summary>Ids survive a restart, an added type and a type that is gone.</summary>
public class StateTests
{
    [Fact]
    public void What_was_written_before_a_restart_is_read_after_it()
    {
        Serializer before = new Serializer().Initialize([typeof(Message), typeof(List<Message[]>), typeof(Dictionary<string, int>), typeof(int[][])]);
        byte[] bytes = before.Bytes(new List<Message[]> { new[] { new Message { Text = "a", Kind = Kind.Two } } });

        Serializer after = new Serializer().Initialize(before.State());

        var copy = (List<Message[]>)after.Read(bytes)!;
        Assert.Equal(("a", Kind.Two), (copy[0][0].Text, copy[0][0].Kind));
        Assert.False(after.WasChanged);
    }

    [Fact]
    public void An_added_type_leaves_the_ids_of_others_as_they_were()
    {
        Serializer before = new Serializer().Initialize([typeof(Message)]);
        byte[] bytes = before.Bytes(new Message { Text = "a" });

        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(before.State());
        after.Register([typeof(Added)]);
        Serializer again = new Serializer().Initialize(after.State());

        Assert.Equal("a", ((Message)again.Read(bytes)!).Text);
        Assert.Equal(3, ((Added)again.Read(after.Bytes(new Added { Value = 3 }))!).Value);
    }

    [Fact]
    public void A_restored_state_can_be_saved_and_restored_again()
    {
        Serializer first = new Serializer().Initialize([typeof(Message), typeof(Added[])]);
        byte[] state = first.State().ToArray();

        Assert.Equal(state, new Serializer().Initialize(new Serializer().Initialize(first.State()).State()).State().ToArray());
    }

    [Fact]
    public void A_type_that_is_gone_is_left_out_and_keeps_its_id()
    {
        byte[] state = new Serializer().Initialize([typeof(Added), typeof(Message)]).State().ToArray();
        byte[] renamed = Damage.Rename(state, nameof(Added), "Apped");

        Serializer without = new Serializer().SetAutoAssignObjID(true).Initialize(new MemoryStream(renamed));
        without.Register([typeof(Added)]);

        Assert.Equal("a", without.Trip(new Message { Text = "a" }).Text);
        Assert.Equal(5, without.Trip(new Added { Value = 5 }).Value);
        Assert.Contains("Apped", System.Text.Encoding.Latin1.GetString(without.State().ToArray()), StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_whose_members_changed_is_refused_and_they_are_named()
    {
        byte[] state = new Serializer().Initialize([typeof(Added)]).State().ToArray();
        byte[] renamed = Damage.Rename(state, nameof(Added.Value) + ":", "Velue:");

        var error = Assert.Throws<IOException>(() => new Serializer().Initialize(new MemoryStream(renamed)));
        Assert.Contains("Velue: System.Int32", error.Message, StringComparison.Ordinal);
        Assert.Contains("Value: System.Int32", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_whose_members_have_another_order_is_refused()
    {
        Serializer before = new Serializer().Initialize([Loaded.Type("Swapped", "First", "Second")]);
        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(before.State());

        var error = Assert.Throws<IOException>(() => after.Register([Loaded.Type("Swapped", "Second", "First")]));
        Assert.Matches("order First: .*, Second: .*; now it is Second: .*, First", error.Message);
    }

    [Fact]
    public void A_type_that_became_another_kind_is_refused()
    {
        foreach ((string old, string other) in (ReadOnlySpan<(string, string)>)[("an enum of System.Int64", "an enum of System.Int32"), ("a sealed class", "a hidden class")])
        {
            byte[] state = Damage.Rename(new Serializer().Initialize([typeof(Kind), typeof(Added)]).State().ToArray(), old, other);

            var error = Assert.Throws<IOException>(() => new Serializer().Initialize(new MemoryStream(state)));
            Assert.EndsWith($"before, it was {other}; now it is {old}", error.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_class_that_lost_its_attribute_is_refused()
    {
        byte[] renamed = Damage.Rename(new Serializer().Initialize([typeof(Earlier)]).State().ToArray(), "+" + nameof(Earlier), "+" + nameof(Unknown));
        Assert.Throws<NotSupportedException>(() => new Serializer().Initialize(new MemoryStream(renamed)));
    }

    [Fact]
    public void A_property_that_is_no_longer_automatic_is_where_it_was()
    {
        Type before = Loaded.Mixed("Full", ("A", Loaded.Automatic("A")), ("B", Loaded.Automatic("B")), ("C", Loaded.Automatic("C")));
        Type now = Loaded.Mixed("Full", ("A", Loaded.Automatic("A")), ("B", "_b"), ("C", Loaded.Automatic("C")));
        Serializer old = new Serializer().Initialize([before]);
        object value = Activator.CreateInstance(before)!;
        before.GetProperty("B")!.SetValue(value, 2);
        before.GetProperty("C")!.SetValue(value, 3);

        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(old.State());
        after.Register([now]);

        object copy = after.Read(old.Bytes(value))!;
        Assert.Equal((2, 3), ((int)now.GetProperty("B")!.GetValue(copy)!, (int)now.GetProperty("C")!.GetValue(copy)!));
    }

    [Fact]
    public void A_class_that_became_abstract_or_an_interface_is_refused()
    {
        byte[] state = new Serializer().Initialize([typeof(Plain)]).State().ToArray();
        foreach ((string other, string form) in (ReadOnlySpan<(string, string)>)[(nameof(Blank), "an abstract class"), (nameof(IBare), "an interface")])
        {
            byte[] renamed = Damage.Rename(state, "+" + nameof(Plain), "+" + other);

            var error = Assert.Throws<IOException>(() => new Serializer().Initialize(new MemoryStream(renamed)));
            Assert.EndsWith($"before, it was a class; now it is {form}", error.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Members_of_bases_count_and_versions_of_assemblies_do_not()
    {
        byte[] state = new Serializer().Initialize([typeof(Later)]).State().ToArray();

        Assert.DoesNotContain("Version=", System.Text.Encoding.Latin1.GetString(state), StringComparison.Ordinal);
        byte[] renamed = Damage.Rename(state, nameof(Earlier.Base) + ":", "Bass:");
        Assert.Throws<IOException>(() => new Serializer().Initialize(new MemoryStream(renamed)));
    }

    [Fact]
    public void An_id_of_a_type_that_is_gone_is_given_to_no_other()
    {
        Serializer before = new Serializer().Initialize();
        before.Register(typeof(Added), [300]);
        byte[] state = Damage.Rename(before.State().ToArray(), nameof(Added), "Apped");

        Serializer without = new Serializer().Initialize(new MemoryStream(state));
        var error = Assert.Throws<ArgumentException>(() => without.Register(typeof(Later), [300]));
        Assert.Contains("typeID 300", error.Message, StringComparison.Ordinal);
        without.Register(typeof(Later), [299]);
        without.SetAutoAssignObjID(true).Register([typeof(Added)]);

        Assert.Equal(4, without.Trip(new Added { Value = 4 }).Value);
    }

    [Fact]
    public void A_type_that_comes_back_has_the_id_that_was_saved()
    {
        Type plugin = Loaded.Type("Plugin", "Value");
        Serializer before = new Serializer().Initialize([typeof(Message), plugin]);
        byte[] bytes = before.Bytes(Activator.CreateInstance(plugin)!);

        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(before.State());
        after.Register([typeof(Later), plugin]);

        Assert.Equal(plugin, after.Read(bytes)!.GetType());
        byte[] state = after.State().ToArray();
        Serializer again = new Serializer().Initialize(new MemoryStream(state));
        Assert.Throws<ArgumentException>(() => again.Register(plugin, [4000]));
        again.SetAutoAssignObjID(true).Register([plugin]);
        Assert.Equal(state, again.State().ToArray());
    }

    [Fact]
    public void A_type_that_comes_back_with_other_members_is_refused()
    {
        Serializer before = new Serializer().Initialize([Loaded.Type("Changed", "Value")]);
        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(before.State());

        var error = Assert.Throws<IOException>(() => after.Register([Loaded.Type("Changed", "Velue")]));
        Assert.Contains("Velue: System.Int32", error.Message, StringComparison.Ordinal);
        Assert.Equal(before.State().ToArray(), after.State().ToArray());
    }

    [Fact]
    public void A_type_that_is_written_otherwise_is_refused()
    {
        Type[] marked = [typeof(SerializableAttribute)];
        Type[] both = [typeof(SerializableAttribute), typeof(ContractAttribute)];
        Type one = Loaded.Fields("Base", null, marked, new Loaded.Field("A"));
        Type two = Loaded.Fields("Base", null, marked, new Loaded.Field("A"), new Loaded.Field("B"));
        Loaded.Field negated = new("B", Surrogate: typeof(Negated));
        (Type Before, Type Now, string Told)[] all =
        [
            (Loaded.Fields("Moved", one, marked, new Loaded.Field("B")), Loaded.Fields("Moved", two, marked), "B: .* of the base"),
            (Loaded.Mixed("Mixed", ("A", Loaded.Automatic("A")), ("B", null)), Loaded.Mixed("Mixed", ("B", null), ("A", Loaded.Automatic("A"))), "order A: .*, B: .*; now it is B: .*, A"),
            (Loaded.Fields("Turned", null, marked, negated with { Name = "A" }, negated), Loaded.Fields("Turned", null, marked, negated, negated with { Name = "A" }), "order A: .*; now it is B"),
            (Loaded.Fields("Less", null, marked, new Loaded.Field("A"), negated), Loaded.Fields("Less", null, marked, new Loaded.Field("A")), "it had B: .* written as System.Int32.*; now it has nothing else"),
            (Loaded.Fields("More", null, marked, new Loaded.Field("A")), Loaded.Fields("More", null, marked, new Loaded.Field("A"), negated), "it had nothing else; now it has B"),
            (Loaded.Fields("Other", null, marked, negated), Loaded.Fields("Other", null, marked, negated with { Surrogate = typeof(Rounded) }), "System.Int32.*; now it has .* written as System.Single"),
            (Loaded.Fields("Marked", null, marked, new("A", 2), new("B", 1)), Loaded.Fields("Marked", null, both, new("A", 2), new("B", 1)), "now it has .*2 A"),
            (Loaded.Fields("Named", null, [typeof(ContractAttribute)], new("A", OtherName: "a"), new("B", OtherName: "b")), Loaded.Fields("Named", null, [typeof(ContractAttribute)], new("A", OtherName: "b"), new("B", OtherName: "a")), "A named a: .*; now it has .*A named b"),
            (Loaded.Fields("Numbers", typeof(List<int>), []), Loaded.Fields("Numbers", typeof(List<float>), []), "elements of System.Int32.*; now it has elements of System.Single"),
        ];
        foreach ((Type before, Type now, string told) in all)
        {
            MemoryStream state = new Serializer().Initialize([before]).State();
            new Serializer().SetAutoAssignObjID(true).Initialize(state).Register([before]);
            state.Position = 0;
            Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(state);
            var error = Assert.Throws<IOException>(() => after.Register([now]));
            Assert.Matches(told, error.Message);
        }
    }

    [Fact]
    public void Changes_that_leave_the_bytes_as_they_are_are_read()
    {
        Type[] marked = [typeof(SerializableAttribute)];
        Type @base = Loaded.Fields("Base", null, marked, new Loaded.Field("A"));
        Type between = Loaded.Fields("BaseBetween", @base, marked);
        Type before = Loaded.Fields("Kept", @base, marked, new Loaded.Field("B"));
        Type now = Loaded.Fields("Kept", between, marked, new Loaded.Field("B"));
        Serializer old = new Serializer().Initialize([before]);
        object value = Activator.CreateInstance(before)!;
        before.GetField("A")!.SetValue(value, 1);
        before.GetField("B")!.SetValue(value, 2);

        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(old.State());
        after.Register([now]);

        object copy = after.Read(old.Bytes(value))!;
        Assert.Equal((1, 2), ((int)now.GetField("A")!.GetValue(copy)!, (int)now.GetField("B")!.GetValue(copy)!));
    }

    [Fact]
    public void A_damaged_state_is_refused()
    {
        byte[] state = new Serializer().Initialize([typeof(Added)]).State().ToArray();
        state[^20] ^= 1;

        Assert.Throws<GraupelException>(() => new Serializer().Initialize(new MemoryStream(state)));
        Assert.Throws<GraupelException>(() => new Serializer().Initialize(new MemoryStream([1, 2, 3])));
    }

    [Fact]
    public void A_state_that_names_a_type_twice_is_refused()
    {
        byte[] state = Damage.Rename(new Serializer().Initialize([typeof(Kind), typeof(Mode)]).State().ToArray(), "StateTests+Mode", "StateTests+Kind");

        GraupelException e = Assert.Throws<GraupelException>(() => new Serializer().Initialize(new MemoryStream(state)));
        Assert.Equal(ErrorKind.DuplicateKey, e.Kind);
        Assert.Contains("StateTests+Kind", e.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Types_of_one_name_are_not_saved()
    {
        Serializer serializer = new Serializer().Initialize([Loaded.Type("Twice", "Value"), Loaded.Type("Twice", "Value")]);

        GraupelException e = Assert.Throws<GraupelException>(() => serializer.State());
        Assert.Equal(ErrorKind.DuplicateKey, e.Kind);
    }

    private enum Mode
    {
        Slow,
        Fast,
    }

    private enum Kind : long
    {
        One,
        Two,
    }

    public sealed class Negated : ISurrogate<int, int>
    {
        public int ToWire(int value) => -value;

        public int FromWire(int wire) => -wire;
    }

    public sealed class Rounded : ISurrogate<int, float>
    {
        public float ToWire(int value) => value;

        public int FromWire(float wire) => (int)wire;
    }

    [Serializable]
    private sealed class Message
    {
        public string? Text;
        public Kind Kind;
        public object? Anything;
    }

    [Serializable]
    private sealed class Added
    {
        public int Value;
    }

    private interface IBare;

    [Serializable]
    private class Plain;

    [Serializable]
    private abstract class Blank;

    [Serializable]
    private class Earlier
    {
        public int Base;
    }

    private class Unknown
    {
        public int Base;
    }

    [Serializable]
    private sealed class Later : Earlier;
}

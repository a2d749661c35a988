using System.Reflection;
using System.Reflection.Emit;
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
        Serializer before = new Serializer().Initialize([Loaded("Swapped", "First", "Second")]);
        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(before.State());

        var error = Assert.Throws<IOException>(() => after.Register([Loaded("Swapped", "Second", "First")]));
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
        Type plugin = Loaded("Plugin", "Value");
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
        Serializer before = new Serializer().Initialize([Loaded("Changed", "Value")]);
        Serializer after = new Serializer().SetAutoAssignObjID(true).Initialize(before.State());

        var error = Assert.Throws<IOException>(() => after.Register([Loaded("Changed", "Velue")]));
        Assert.Contains("Velue: System.Int32", error.Message, StringComparison.Ordinal);
        Assert.Equal(before.State().ToArray(), after.State().ToArray());
    }

    // Of an assembly that is not found by its name.
    private static Type Loaded(string name, params string[] fields)
    {
        TypeBuilder type = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Loaded" + name), AssemblyBuilderAccess.Run).DefineDynamicModule(name)
            .DefineType(name, TypeAttributes.Public | TypeAttributes.Sealed);
        type.SetCustomAttribute(new CustomAttributeBuilder(typeof(ContractAttribute).GetConstructor([])!, []));
        foreach (string field in fields)
        {
            type.DefineField(field, typeof(int), FieldAttributes.Public);
        }

        return type.CreateType();
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
        Serializer serializer = new Serializer().Initialize([Loaded("Twice", "Value"), Loaded("Twice", "Value")]);

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

    [Serializable]
    private class Earlier
    {
        public int Base;
    }

    [Serializable]
    private sealed class Later : Earlier;
}

using System.Reflection;
using Serializer = Graupel.Compat.NetSerializer2.Serializer;

namespace SeedTests.NetSerializer2;

/// <summary>States of programs whose types are in other assemblies now, or gone.</summary>
public class MovedTypesTests
{
    [Fact]
    public void Types_of_members_may_move_to_an_assembly_to_which_the_old_one_forwards_them()
    {
        Assembly now = Compiled.Load("MovedTo", ("MovedPart", "X", typeof(int)));
        Type part = now.GetType("MovedPart")!;
        Assembly app = Compiled.Load("MovedApp", ("MovedOne", "B", part), ("MovedMany", "B", typeof(List<>).MakeGenericType(part)));
        Compiled.Forward("MovedBy", now, "MovedPart");
        Serializer before = new Serializer().Initialize([.. app.GetTypes()]);
        object value = Activator.CreateInstance(app.GetType("MovedOne")!)!;
        app.GetType("MovedOne")!.GetField("B")!.SetValue(value, Activator.CreateInstance(part));
        byte[] state = Damage.Rename(before.State().ToArray(), "MovedPart, MovedTo", "MovedPart, MovedBy");

        Serializer after = new Serializer().Initialize(new MemoryStream(state));

        object copy = after.Read(before.Bytes(value))!;
        Assert.IsType(part, copy.GetType().GetField("B")!.GetValue(copy));
    }

    [Fact]
    public void Two_types_that_are_one_now_are_named()
    {
        Assembly now = Compiled.Load("JoinedTo", ("JoinedA", "X", typeof(int)), ("JoinedB", "X", typeof(int)));
        Compiled.Forward("JoinedBy", now, "JoinedA");
        byte[] state = Damage.Rename(new Serializer().Initialize([.. now.GetTypes()]).State().ToArray(), "JoinedB, JoinedTo", "JoinedA, JoinedBy");

        var error = Assert.Throws<IOException>(() => new Serializer().Initialize(new MemoryStream(state)));
        Assert.Equal("JoinedA, JoinedTo and JoinedA, JoinedBy, which have ids of their own, are one type now: JoinedA, JoinedTo", error.Message);
    }

    [Fact]
    public void A_type_with_a_member_whose_type_is_gone_is_left_out_and_keeps_its_id()
    {
        Type left = Compiled.Load("LeftApp", ("LeftOne", "X", typeof(int))).GetType("LeftOne")!;
        Type holder = Compiled.Load("LeftApp2", ("Holder", "One", left)).GetType("Holder")!;
        Type now = Compiled.Load("LeftNow", ("LeftOne", "X", Compiled.Missing("LeftGone", "LeftPart"))).GetType("LeftOne")!;
        Compiled.Load("LeftNow2", ("Holder", "One", now));
        Serializer before = new Serializer().Initialize([left, holder, typeof(Kept)]);
        byte[] bytes = before.Bytes(Activator.CreateInstance(holder)!);

        Serializer after = new Serializer().Initialize(new MemoryStream(Damage.Rename(before.State().ToArray(), ", LeftApp", ", LeftNow")));
        Assert.Equal(3, ((Kept)after.Read(after.Bytes(new Kept { X = 3 }))!).X);

        Serializer again = new Serializer().Initialize(new MemoryStream(Damage.Rename(after.State().ToArray(), ", LeftNow", ", LeftApp")));
        Assert.IsType(holder, again.Read(bytes));
    }

    [Serializable]
    public sealed class Kept
    {
        public int X;
    }
}

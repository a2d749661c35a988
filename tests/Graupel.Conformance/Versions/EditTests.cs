using Graupel.TestCases.Objects;

namespace Graupel.Conformance.Versions;

/// <summary>
/// What becomes of bytes when a contract is edited: each cell is a value, a default or an error, and none is silently wrong.
/// </summary>
public class EditTests(SuiteClock<EditTests> clock) : IClassFixture<SuiteClock<EditTests>>
{
    private static readonly Base Value = new() { Id = 1, Name = "n", List = [1, 2] };

    private static readonly Edit[] Edits =
    [
        Edit.Of("add members", Value, new Grown { Id = 1, Name = "n", List = [1, 2] }, new Grown { Id = 2, Name = "x", Factor = 9, More = new() { ["a"] = Value }, Text = "t" }, new Base { Id = 2, Name = "x" }),
        Edit.Of("remove members", Value, new Shrunk { List = [1, 2] }, new Shrunk { List = [3] }, new Base { List = [3] }).InMessagePack(newAsOld: ErrorKind.InvalidValue),
        Edit.Of("reorder members", Value, new Reordered { Id = 1, Name = "n", List = [1, 2] }, new Reordered { Id = 2, Name = "x", List = [3] }, new Base { Id = 2, Name = "x", List = [3] }),
        Edit.Of("rename members that have numbers", Value, new RenamedByNumber { Key = 1, Title = "n", Numbers = [1, 2] }, new RenamedByNumber { Key = 2 }, new Base { Id = 2 }),
        Edit.Of("rename members that have none", new Named { Id = 1, Name = "n" }, new RenamedByName { Id = 1 }, new RenamedByName { Id = 2, Title = "t" }, new Named { Id = 2 }),
        Edit.Of("rename but keep the name on the wire", new Named { Id = 1, Name = "n" }, new RenamedKeepingTheName { Id = 1, Title = "n" }, new RenamedKeepingTheName { Id = 2, Title = "t" }, new Named { Id = 2, Name = "t" }),
        Edit.Of("int to long", Hold(5), Hold(5L), Hold(-6L), Hold(-6)),
        Edit.Of("int to long, too big for old", Hold(int.MinValue), Hold((long)int.MinValue), Hold(1L << 40), ErrorKind.InvalidValue),
        Edit.Of("narrow an int", Hold(-200), ErrorKind.InvalidValue, Hold((sbyte)-5), Hold(-5)),
        Edit.Of("make nullable", Hold(5), Hold<int?>(5), Hold<int?>(6), Hold(6)),
        Edit.Of("make nullable and use it", Hold(5), Hold<int?>(5), Hold<int?>(null), ErrorKind.InvalidValue),
        Edit.Of("make nullable and wider", Hold((short)5), Hold<long?>(5), Hold<long?>(-32768), Hold(short.MinValue)),
        Edit.Of("list to array", Hold(new List<int> { 1, 2 }), Hold(new[] { 1, 2 }), Hold<int[]?>(null), Hold<List<int>?>(null)),
        Edit.Of("list to set", Hold(new List<int> { 1, 1 }), ErrorKind.DuplicateKey, Hold(new HashSet<int> { 1, 2 }), Hold(new List<int> { 1, 2 })),
        Edit.Of("list of wider numbers", Hold(new List<int> { 1, -2 }), Hold(new List<long> { 1, -2 }), Hold(new List<long> { 1L << 40 }), ErrorKind.InvalidValue),
        Edit.Of("enum of another size", Hold(Small.Some), Hold(Big.Some), Hold(Big.Huge), ErrorKind.KindMismatch).InMessagePack(newAsOld: ErrorKind.InvalidValue),
        Edit.Of("add a case", Hold<IOldShape>(new OldCircle { Radius = 1 }), Hold<INewShape>(new NewCircle { Radius = 1 }), Hold<INewShape>(new NewCircle { Radius = 2, Color = null }), Hold<IOldShape>(new OldCircle { Radius = 2 })),
        Edit.Of("add a case and use it", Hold<IOldShape?>(null), Hold<INewShape?>(null), Hold<INewShape>(new NewSquare { Side = 1 }), ErrorKind.UnknownCase),
        Edit.Of("turn a class into a union", Hold(Value), Hold(new BaseWithCases { Id = 1, Name = "n", List = [1, 2] }), Hold(new BaseWithCases()), ErrorKind.KindMismatch).InMessagePack(oldAsNew: ErrorKind.InvalidHeader, newAsOld: ErrorKind.KindMismatch),
        Edit.Of("turn a class into a struct", Hold(Value), Hold(new AsStruct { Id = 1, Name = "n", List = [1, 2] }), Hold(new AsStruct { Id = 2 }), Hold(new Base { Id = 2 })),
        Edit.Of("turn a class into a struct, null", Hold<Base?>(null), ErrorKind.InvalidValue, Hold(new AsStruct { Id = 2 }), Hold<Base?>(new() { Id = 2 })),
        Edit.Of("turn a class into a nullable struct", Hold<Base?>(null), Hold<AsStruct?>(null), Hold<AsStruct?>(null), Hold<Base?>(null)),
        Edit.Of("use another constructor", Value, new ByConstructor(1, "n", 2.5, [1, 2]), new ByConstructor(2, "x", 3), new Base { Id = 2, Name = "x" }),
        Edit.Of("require a member", Value, ErrorKind.MissingMember, new NeedsMore { Id = 2, Needed = "x" }, new Base { Id = 2 }),
        Edit.Of("grow a base class", new OldTop { A = 1, B = 2 }, new NewTop { A = 1, B = 2 }, new NewTop { A = 3, B = 4, Grown = null }, new OldTop { A = 3, B = 4 }),
        Edit.Of("add a base class", new WithoutBase { B = 2 }, new NewTop { B = 2 }, new NewTop { A = 3, B = 4 }, new WithoutBase { B = 4 }).InMessagePack(oldAsNew: ErrorKind.InvalidHeader),
        Edit.Of("add a base class with other numbers", new WithoutBase { B = 2 }, new FarTop { B = 2 }, new FarTop { A = 3, B = 4 }, new WithoutBase { B = 4 }),
        Edit.Of("add a base class that requires a member", new WithoutBase { B = 2 }, ErrorKind.MissingMember, new NeedyTop { A = 3, B = 4 }, new WithoutBase { B = 4 }),
        Edit.Of("add base classes of which the upper one requires a member", new WithoutBase { B = 2 }, ErrorKind.MissingMember, new NeedyTopOfTwo { A = 3, B = 4 }, new WithoutBase { B = 4 }),
        Edit.Of("give a slot to another type", Value, ErrorKind.KindMismatch, new OtherKind { Id = 1 }, ErrorKind.KindMismatch).InMessagePack(newAsOld: new Base { Id = 1 }),
        Edit.Of("int to text", Hold(5), ErrorKind.KindMismatch, Hold("5"), ErrorKind.KindMismatch),
        Edit.Of("int to double", Hold(5), ErrorKind.KindMismatch, Hold(5.0), ErrorKind.KindMismatch).InMessagePack(oldAsNew: Hold(5.0)),
        Edit.Of("int to uint", Hold(5), ErrorKind.KindMismatch, Hold(5u), Hold(5)).InMessagePack(oldAsNew: Hold(5u)),
        Edit.Of("text to list", Hold("bee"), ErrorKind.KindMismatch, Hold(new List<int> { 98, 101, 101 }), ErrorKind.KindMismatch),
        Edit.Of("edit the elements of a list", Hold(new List<Base?> { Value, null }), Hold(new List<Grown?> { new() { Id = 1, Name = "n", List = [1, 2] }, null }), Hold(new List<Grown?> { new() { Id = 2 }, null }), Hold(new List<Base?> { new() { Id = 2 }, null })),
        Edit.Of("edit the values of a dictionary", Hold(new Dictionary<string, Base> { ["a"] = Value }), Hold(new Dictionary<string, Shrunk> { ["a"] = new() { List = [1, 2] } }), Hold(new Dictionary<string, Shrunk> { ["b"] = new() }), Hold(new Dictionary<string, Base> { ["b"] = new() })).InMessagePack(newAsOld: ErrorKind.InvalidValue),
    ];

    public static IEnumerable<object[]> All =>
        from way in Way.All
        from edit in Edits
        select new object[] { edit.ToString(), way.ToString() };

    [Theory]
    [MemberData(nameof(All))]
    public void Edit_is_read_or_refused(string name, string way) =>
        clock.Run(() => Edits.Single(edit => edit.ToString() == name).Check(Way.Get(way).Serializer));

    private static Holder<T> Hold<T>(T value) => new() { Value = value };
}

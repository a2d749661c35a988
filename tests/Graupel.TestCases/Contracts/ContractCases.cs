namespace Graupel.TestCases.Contracts;

/// <summary>The ways to say what a contract's members are.</summary>
internal static class ContractCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("contracts");
        AddDataContracts(cases);
        AddSerializables(cases);
        AddPacks(cases);
        AddPlain(cases);
        return cases.Cases;
    }

    private static void AddDataContracts(CaseGroup cases)
    {
        cases.Add(() => null!, () => new Invoice(), Invoice.Make);
        cases.Add(() => new InvoiceLine { Article = "a", Count = 1 });
        cases.Add(() => new Scattered(), () => new Scattered { Seven = "7", Zero = 1, Million = 2, Three = 3.5 });
        cases.Add(() => new DataDerived { Seven = "7", Zero = 1, Million = 2, Three = 3.5, Zero2 = 4 });
        cases.Add(() => default, () => DataStruct.Make(1));
        cases.AddValues(DataEnum.First, DataEnum.Second);
        cases.Add<List<Scattered?>>(() => [new() { Seven = "x" }, null]);
        cases.Add<List<DataStruct>>(() => [DataStruct.Make(1), DataStruct.Make(2)]);
    }

    private static void AddSerializables(CaseGroup cases)
    {
        cases.Add(() => null!, Account.Make);
        cases.Add(() => new SavingsAccount(1, "o"), MakeSavings);
        cases.AddValues(default, new Complex(1.5, -2.5));
        cases.Add(() => new Matrix(), Matrix.Make);
        cases.Add<List<Account?>>(() => [Account.Make(), null]);
        cases.Add<Complex[]>(() => [new(1, 2), default]);
    }

    private static SavingsAccount MakeSavings()
    {
        var account = new SavingsAccount(1, "o") { Balance = 5, Label = null };
        account.Raise(0.25);
        return account;
    }

    private static void AddPacks(CaseGroup cases)
    {
        cases.Add(() => null!, () => new Packet(), MakePacket);
        cases.AddValues(default, new PacketSize { Width = 1, Height = ushort.MaxValue });
        cases.AddValues<PacketSize?>(null, new PacketSize { Width = 1 });
        cases.Add(() => new PackedBase { Name = "n", Number = 1 });
        cases.Add(() => new PackedDerived(), () => new PackedDerived { Name = "n", Number = 1, More = 2, Text = "t" });
        cases.Add(() => new PackedByNumber { A = 1, B = 2 });
        cases.Add(() => new TolerantAroundExact(), () => new TolerantAroundExact { Packet = MakePacket(), Sizes = [default, new() { Width = 2 }], Account = MakeSavings() });
        cases.Add(
            () => new ExactAroundTolerant(),
            () => new ExactAroundTolerant { Invoice = Invoice.Make(), Lines = [null, new() { Article = "a" }], More = new() { Packet = MakePacket() } });
        cases.Add(() => new PackedByConstructor(1, "one") { Filled = { 1, 2 } });
        cases.AddValues(default(PackedNothing));
        cases.Add<List<Packet?>>(() => [MakePacket(), null]);
    }

    private static Packet MakePacket() => new()
    {
        Id = 1,
        Text = "t\u20AC",
        Field = 2,
        Part = new PacketPart
        {
            Parts = [new(), null!],
            Map = new() { ["a"] = 1, ["b"] = null },
            Table = new[,] { { 1, 2 }, { 3, 4 } },
            Points = [new() { X = 1, Y = 2 }],
            Set = ["s"],
            Tuple = (1, null),
            Memory = new short[] { 1, 2 },
        },
        Size = new PacketSize { Width = 3, Height = 4 },
        MaybeSize = new PacketSize { Width = 5 },
        Moment = DateTime.UnixEpoch,
    };

    private static void AddPlain(CaseGroup cases)
    {
        cases.Add(() => null!, () => new Plain(), () => new Plain
        {
            Number = 1,
            Text = "t",
            Part = new PlainPart("p"),
            Structs = [new() { X = 1, Y = 2.5 }],
            Others = [new() { Number = 2 }, null!],
        });
        cases.AddValues(default, new PlainStruct { X = 1, Y = 2.5 });
        cases.Add(() => new PlainRecord(1, "one", new PlainRecord(2, null)));
    }
}

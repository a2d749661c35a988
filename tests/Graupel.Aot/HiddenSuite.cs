using System.Runtime.Serialization;
using Graupel.TestCases.Objects;

namespace Graupel.Aot;

/// <summary>Members of another assembly that the generator is not shown here are written, if they are told, or the contract is refused.</summary>
internal static class HiddenSuite
{
    public static (int Passed, int Failed) Run()
    {
        int failed = 0;
        foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack])
        {
            var serializer = new Serializer(new SerializerOptions { Format = format });
            var building = new Building { Floors = 2 };
            building.Hide(7);
            Building copy = serializer.Deserialize<Building>(serializer.Serialize(building));
            if ((copy.Floors, copy.Hidden()) != (2, 7))
            {
                failed++;
                Console.WriteLine($"{format}: {copy.Floors} floors and {copy.Hidden()} hidden came back");
            }

            Concealed<Building> concealed = Concealed<Building>.Of(building);
            concealed.Hide(8);
            Concealed<Building> told = serializer.Deserialize<Concealed<Building>>(serializer.Serialize(concealed));
            var cellar = new Cellar { Bottles = 3 };
            cellar.Hide(9);
            Cellar other = serializer.Deserialize<Cellar>(serializer.Serialize(cellar));
            if ((told.Shown?.Floors, told.Hidden(), other.Bottles, other.Hidden()) != (2, 9, 3, 10))
            {
                failed++;
                Console.WriteLine($"{format}: {told.Shown?.Floors} floors, {told.Hidden()} hidden, {other.Bottles} bottles and {other.Hidden()} hidden came back");
            }

            if (Refusal(serializer, new Untold<Building>()) is not ContractException { Id: "GRP013" } || Refusal(serializer, new Vault()) is not ContractException { Id: "GRP013" })
            {
                failed++;
                Console.WriteLine($"{format}: a generic contract with a hidden member was not refused");
            }
        }

        string? message = Refusal(new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }), new Building())?.Message;
        if (message?.Contains("this program has no run-time compiler", StringComparison.Ordinal) != true)
        {
            failed++;
            Console.WriteLine($"RuntimeOnly: {message}");
        }

        return (10 - failed, failed);
    }

    private static SerializationException? Refusal<[ContractParameter] T>(Serializer serializer, T value)
    {
        try
        {
            serializer.Serialize(value);
            return null;
        }
        catch (SerializationException e)
        {
            return e;
        }
    }
}

[Contract]
internal sealed class Building : Founded
{
    [Order(1)]
    public int Floors { get; set; }
}

[Contract]
internal sealed class Cellar : Concealed<int>
{
    [Order(1)]
    public int Bottles { get; set; }
}

[Contract]
internal sealed class Vault : Untold<int>
{
    [Order(1)]
    public int Doors { get; set; }
}

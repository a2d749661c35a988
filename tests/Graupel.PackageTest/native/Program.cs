using System.Runtime;
using Graupel;

List<Stay> stays = [new() { Guest = "Jörg", Nights = 3 }, new() { Nights = 1 }];
bool equal = Serialization.DeepClone(stays).SequenceEqual(stays)
    && new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }).DeepClone(stays).SequenceEqual(stays);

// What the first contract has not compiled already, the second one needs for itself.
Room room = new() { Name = "12 b", Beds = 2, Since = new DateTime(2025, 1, 2, 0, 0, 0, DateTimeKind.Utc) };
bool same = room.IsLike(new Room());
long before = JitInfo.GetCompiledMethodCount();
Room copy = Serialization.DeepClone(room);
Console.WriteLine($"{JitInfo.GetCompiledMethodCount() - before} methods compiled for one more contract");
equal &= !same && copy.IsLike(room);

// By its type alone, without reflection.
ValueSerializer byType = Serializer.Default.For(room.GetType());
equal &= byType.DeserializeValue(byType.SerializeValue(room)) is Room other && other.IsLike(room);
Console.WriteLine(equal ? "all equal" : "wrong");
return equal ? 0 : 1;

[Contract]
internal sealed record Stay
{
    public string? Guest { get; init; }

    public int Nights { get; init; }
}

[Contract]
internal sealed class Room
{
    public string? Name { get; set; }

    public int Beds { get; set; }

    public DateTime Since { get; set; }

    public bool IsLike(Room other) => Name == other.Name && Beds == other.Beds && Since == other.Since;
}

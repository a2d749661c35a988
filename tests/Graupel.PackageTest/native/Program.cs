using Graupel;

List<Stay> stays = [new() { Guest = "Jörg", Nights = 3 }, new() { Nights = 1 }];
bool equal = Serialization.DeepClone(stays).SequenceEqual(stays)
    && new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }).DeepClone(stays).SequenceEqual(stays);
Console.WriteLine(equal ? "all equal" : "wrong");
return equal ? 0 : 1;

[Contract]
internal sealed record Stay
{
    public string? Guest { get; init; }

    public int Nights { get; init; }
}

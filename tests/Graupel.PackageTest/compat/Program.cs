using System.Runtime.Serialization;
using Graupel;
using Graupel.Compat.MsgPackLight;
using Graupel.Compat.StructPacker;
using IcyRain = Graupel.Compat.IcyRain.Serialization;
using NetSerializer = Graupel.Compat.NetSerializer.Serializer;
using NetSerializer2 = Graupel.Compat.NetSerializer2.Serializer;

int wrong = 0;

var contract = new Customer { Name = "Ann", Age = 42 };
Check("IcyRain", IcyRain.Deserialize<Customer>(IcyRain.Serialize(contract)) is { Name: "Ann", Age: 42 });

var context = new MsgPackContext();
context.GenerateAndRegisterMapConverter<Beer>();
Check("MsgPackLight", MsgPackSerializer.Deserialize<Beer>(MsgPackSerializer.Serialize(new Beer { Brand = "Zes" }, context), context) is { Brand: "Zes" });

var stream = new MemoryStream();
new NetSerializer([typeof(Node)]).Serialize(stream, new Node { Name = "one" });
stream.Position = 0;
Check("NetSerializer", new NetSerializer([typeof(Node)]).Deserialize(stream) is Node { Name: "one" });

var ring = new Node { Name = "ring" };
ring.Next = ring;
stream.SetLength(0);
NetSerializer2 deep = new NetSerializer2().Initialize([typeof(Node)]);
deep.SerializeDeep(stream, ring);
stream.Position = 0;
Check("NetSerializer2", deep.DeserializeDeep(stream) is Node { Name: "ring" } copy && copy.Next == copy);

var point = new Point { X = 1, Y = -2 };
using (PooledBuffer buffer = point.PackToBuffer())
{
    var read = default(Point);
    read.Unpack(buffer.Data);
    Check("StructPacker", buffer.Size == point.Pack().Length && read.X == 1 && read.Y == -2);
}

Console.WriteLine(wrong == 0 ? "all equal" : $"{wrong} wrong");
return wrong;

void Check(string name, bool isEqual)
{
    Console.WriteLine($"{(isEqual ? "ok     " : "WRONG  ")} {name}");
    wrong += isEqual ? 0 : 1;
}

[DataContract]
public sealed class Customer
{
    [DataMember(Order = 1)]
    public string? Name { get; set; }

    [DataMember(Order = 2)]
    public int Age { get; set; }
}

[MsgPackMap]
public sealed class Beer
{
    [MsgPackMapElement("Brand")]
    public string? Brand { get; set; }
}

[Serializable]
public sealed class Node
{
    public string? Name;
    public Node? Next;
}

[Pack]
public partial struct Point
{
    public int X { get; set; }

    public int Y { get; set; }
}

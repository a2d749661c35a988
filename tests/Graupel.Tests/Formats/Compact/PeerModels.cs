namespace Graupel.Tests.Formats.Compact;

// The messages of NetSerializer's test program, as its document describes them.

[Serializable]
public abstract class PeerMessage;

[Serializable]
public sealed class PeerObject;

[Serializable]
public struct PeerLargeStruct
{
    public ulong A;
    public ulong B;
    public ulong C;
    public ulong D;
}

[Serializable]
public struct PeerU8Struct
{
    public byte Value;
}

[Serializable]
public sealed class PeerMessage<T> : PeerMessage
{
    public T Value = default!;
}

public enum PeerEnum
{
    Zero,
    One,
    Two,
    Three,
    Four,
    Five,
}

[Serializable]
public sealed class PeerPrimitives : PeerMessage
{
    public bool Bool;
    public byte Byte;
    public sbyte SByte;
    public char Char;
    public ushort UShort;
    public short Short;
    public uint UInt;
    public int Int;
    public ulong ULong;
    public long Long;
    public float Single;
    public double Double;
    public PeerEnum Enum;
    public DateTime Date;
}

[Serializable]
public struct PeerStruct1
{
    public byte Byte;
    public int Int;
    public long Long;
}

[Serializable]
public struct PeerStruct2
{
    public string? Text;
    public int Int;
}

[Serializable]
public sealed class PeerStructs : PeerMessage
{
    public PeerStruct1 First;
    public PeerStruct2 Second;
}

[Serializable]
[Union(0, typeof(PeerSimple))]
public abstract class PeerSimpleBase
{
    public int Base;
}

[Serializable]
public sealed class PeerSimple : PeerSimpleBase
{
    public long Value;
}

[Union(0, typeof(PeerSimple2))]
public interface IPeerTest;

[Serializable]
public sealed class PeerSimple2 : IPeerTest
{
    public long Value;
}

[Serializable]
public sealed class PeerDictionaries : PeerMessage
{
    public Dictionary<int, int>? Ints;
    public Dictionary<string, PeerSimple2>? Objects;
}

[Serializable]
public sealed class PeerComplex : PeerMessage
{
    public PeerMessage<short>? Message;
    public PeerSimple? Sealed;
    public PeerSimpleBase? Abstract;
    public IPeerTest? Interface;
}

[Serializable]
public sealed class PeerBoxed : PeerMessage
{
    public object? Bool;
    public object? Byte;
    public object? Int;
    public object? Long;
    public object? Enum;
}

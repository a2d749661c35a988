using System.Runtime.CompilerServices;
using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>A small object by calls of generic code, which the runtime compiles once for all classes and which looks its type up; the floor is the same call with the type in the code.</summary>
internal static class GenericWorkloads
{
    public const string Group = "generic";

    private static readonly Serializer Own = new(new SerializerOptions { AllowTrailingBytes = true });

    public static IEnumerable<Workload> All()
    {
        byte[] bytes = Serialization.Serialize(Data.TestData);
        var generic = new Code<TestData>(Own);
        yield return Make("Serialization", bytes,
            new Way("floor", () => Serialization.Serialize(Data.TestData), () => Serialization.Deserialize<TestData>(bytes)),
            new Way("generic", () => generic.Write(Data.TestData), () => generic.Read(bytes)));
        yield return Make("Serializer", bytes,
            new Way("floor", () => Own.Serialize(Data.TestData), () => Own.Deserialize<TestData>(bytes)),
            new Way("generic", () => generic.WriteOwn(Data.TestData), () => generic.ReadOwn(bytes)));
        yield return Make("Serializer<T>", bytes,
            new Way("floor", () => Own.Serialize(Data.TestData), () => Own.Deserialize<TestData>(bytes)),
            new Way("generic", () => generic.WriteKept(Data.TestData), () => generic.ReadKept(bytes)));
    }

    private static Workload Make(string name, byte[] bytes, Way floor, Way way) => new(Group, name, "Fast", bytes.Length, floor, way);

    private sealed class Code<[ContractParameter] T>(Serializer serializer)
        where T : class
    {
        private readonly Serializer<T> _kept = serializer.For<T>();

        [MethodImpl(MethodImplOptions.NoInlining)]
        public byte[] Write(T value) => Serialization.Serialize(value);

        [MethodImpl(MethodImplOptions.NoInlining)]
        public T Read(byte[] bytes) => Serialization.Deserialize<T>(bytes);

        [MethodImpl(MethodImplOptions.NoInlining)]
        public byte[] WriteOwn(T value) => serializer.Serialize(value);

        [MethodImpl(MethodImplOptions.NoInlining)]
        public T ReadOwn(byte[] bytes) => serializer.Deserialize<T>(bytes);

        [MethodImpl(MethodImplOptions.NoInlining)]
        public byte[] WriteKept(T value) => _kept.Serialize(value);

        [MethodImpl(MethodImplOptions.NoInlining)]
        public T ReadKept(byte[] bytes) => _kept.Deserialize(bytes);
    }
}

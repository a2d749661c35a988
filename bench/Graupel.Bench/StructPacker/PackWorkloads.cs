using System.Runtime.CompilerServices;
using Graupel.Bench.Quick;

namespace Graupel.Bench.StructPacker;

/// <summary>StructPacker's two structures; reading into an instance that is there is a way of its own.</summary>
internal static class PackWorkloads
{
    private static readonly Serializer RunTime = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    public static IEnumerable<Workload> All() =>
    [
        Of("small", PackData.Small, static message => SmallFloor.Write(in message), static bytes => SmallFloor.Read(bytes)),
        Of("large", PackData.Large, static message => LargeFloor.Write(in message), static bytes => LargeFloor.Read(bytes)),
    ];

    private static Workload Of<[ContractParameter] T>(string name, T value, Func<T, byte[]> write, Func<byte[], T> read)
        where T : struct
    {
        byte[] bytes = write(value);
        Holder<T> floor = new();
        Holder<T> generated = new();
        Holder<T> reused = new() { Value = value };
        Holder<T> runTime = new();
        Way[] ways =
        [
            new("generated", () => Serialization.Serialize(value), () => generated.Set(Serialization.Deserialize<T>(bytes))),
            new("reusing", () => Serialization.Serialize(value), () =>
            {
                Serialization.Populate(bytes, ref reused.Value);
                return reused;
            }),
            new("run-time", () => RunTime.Serialize(value), () => runTime.Set(RunTime.Deserialize<T>(bytes))),
        ];
        return new Workload(
            "structpacker", name, "Fast", bytes.Length, new Way("floor", () => write(value), () => floor.Set(read(bytes))), ways[..(RuntimeFeature.IsDynamicCodeSupported ? 3 : 2)]);
    }

    /// <summary>Takes a struct without a box.</summary>
    private sealed class Holder<T>
    {
        public T Value = default!;

        public Holder<T> Set(T value)
        {
            Value = value;
            return this;
        }
    }
}

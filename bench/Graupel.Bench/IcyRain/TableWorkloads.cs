using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using Graupel.Bench.Quick;
using Graupel.Formats;

namespace Graupel.Bench.IcyRain;

/// <summary>
/// IcyRain's tables in Fast, to arrays and from them, and to buffer writers and from sequences; a deep clone is one of each. All stand beside the same
/// floors, which make arrays.
/// </summary>
internal static class TableWorkloads
{
    // Room for what a writer reserves beyond what it writes.
    private const int Slack = 64 * 1024;

    private static readonly Serializer RunTime = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    public static IEnumerable<Workload> All() =>
    [
        .. Of("Int", 128_187, TableFloors.WriteScalar, TableFloors.ReadInt),
        .. Of("Bool", true, static value => TableFloors.WriteScalar(value), TableFloors.ReadBool),
        .. Of("byte[10000]", TableData.Bytes, BlockFloors.WriteBlob, BlockFloors.ReadBlob),
        .. Of("List<int>", TableData.Ints, static list => BlockFloors.Write<int>(CollectionsMarshal.AsSpan(list), WireKind.Int32), static bytes => BlockFloors.ReadList<int>(bytes, WireKind.Int32)),
        .. Of("List<double>", TableData.Doubles, static list => BlockFloors.Write<double>(CollectionsMarshal.AsSpan(list), WireKind.Double), static bytes => BlockFloors.ReadList<double>(bytes, WireKind.Double)),
        .. Of("List<DateTime>", TableData.Dates, BlockFloors.WriteDates, BlockFloors.ReadDates),
        .. Of("List<string>", TableData.Strings, CollectionFloors.WriteStrings, CollectionFloors.ReadStrings),
        .. Of("HashSet<int>", TableData.Set, BlockFloors.WriteSet, BlockFloors.ReadSet),
        .. Of("Dictionary", TableData.Dictionary, CollectionFloors.WriteDictionary, CollectionFloors.ReadDictionary),
        .. Objects(TableData.Object),
    ];

    private static IEnumerable<Workload> Of<[ContractParameter] T>(string name, T value, Func<T, byte[]> write, Func<byte[], object> read)
    {
        byte[] bytes = write(value);
        var floor = new Way("floor", () => write(value), () => read(bytes));
        Way[] ways =
        [
            new("generated", () => Serialization.Serialize(value), () => Serialization.Deserialize<T>(bytes)!),
            new("run-time", () => RunTime.Serialize(value), () => RunTime.Deserialize<T>(bytes)!),
        ];
        var writer = new ArrayBufferWriter<byte>(bytes.Length + Slack);
        var sequence = new ReadOnlySequence<byte>(bytes);
        Way[] buffers = [new("generated", () => Written(Serializer.Default), () => Serialization.Deserialize<T>(in sequence)!), new("run-time", () => Written(RunTime), () => RunTime.Deserialize<T>(in sequence)!)];
        return Of(name, bytes, floor, ways, buffers);

        object Written(Serializer serializer)
        {
            writer.ResetWrittenCount();
            serializer.Serialize(writer, value);
            return writer;
        }
    }

    // Not generic: for a class, code that knows the type only as T takes several nanoseconds to look it up.
    private static IEnumerable<Workload> Objects(TestData value)
    {
        byte[] bytes = TableFloors.WriteObject(value);
        var floor = new Way("floor", () => TableFloors.WriteObject(value), () => TableFloors.ReadObject(bytes));
        Way[] ways =
        [
            new("generated", () => Serialization.Serialize(value), () => Serialization.Deserialize<TestData>(bytes)!),
            new("run-time", () => RunTime.Serialize(value), () => RunTime.Deserialize<TestData>(bytes)!),
        ];
        var writer = new ArrayBufferWriter<byte>(bytes.Length + Slack);
        var sequence = new ReadOnlySequence<byte>(bytes);
        Way[] buffers = [new("generated", () => Written(Serializer.Default), () => Serialization.Deserialize<TestData>(in sequence)!), new("run-time", () => Written(RunTime), () => RunTime.Deserialize<TestData>(in sequence)!)];
        return Of("Object", bytes, floor, ways, buffers);

        object Written(Serializer serializer)
        {
            writer.ResetWrittenCount();
            serializer.Serialize(writer, value);
            return writer;
        }
    }

    private static IEnumerable<Workload> Of(string name, byte[] bytes, Way floor, Way[] ways, Way[] buffers)
    {
        int compilers = RuntimeFeature.IsDynamicCodeSupported ? 2 : 1;
        yield return new Workload("icyrain", name, "Fast", bytes.Length, floor, ways[..compilers]);
        yield return new Workload("icyrain", name + ", buffer", "Fast", bytes.Length, floor, buffers[..compilers]) { HasOtherFloor = true };
    }
}

using System.Buffers;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>
/// What nearly every program uses of a format. It is never called: the ahead-of-time compiler of the package finds here which generic code programs
/// will need. The code for one class works for all classes.
/// </summary>
internal static class Precompiled<TFormat, TWriter, TReader>
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Mentions it all.</summary>
    public static void All(TFormat format, ContractCatalog contracts, SerializerOptions options, MakingLock making)
    {
        var registry = new Registry<TWriter, TReader>(contracts, options, isExact: false, format.Adapt, making);
        new RootFactory<TFormat, TWriter, TReader>(format, contracts, options, making).Make(new RootMaker<object>());
        Root(new Root<object, TFormat, TWriter, TReader>(format, registry.Get<object>(), registry, options), options);
        new SomeConverter(registry).Enroll(registry);
    }

    private static void Root(Root<object, TFormat, TWriter, TReader> root, object value)
    {
        root.Serialize(value);
        root.Serialize(Stream.Null, value);
        root.Serialize(new ArrayBufferWriter<byte>(), value);
        root.TrySerialize(value, default, out _);
        root.SerializePooled(value).Dispose();
        root.DeepClone(value);
        root.Read(default, null, toEnd: true, out _);
        root.Populate(default, null, toEnd: true, ref value, out _);
    }

    private sealed class SomeConverter(Registry<TWriter, TReader> registry) : ObjectConverter<TWriter, TReader, object>(registry, null!, default)
    {
        public void Enroll(Registry<TWriter, TReader> registry) => ((IPendingConverter<TWriter, TReader>)this).Initialize(registry);

        protected override WireShape[] MemberShapes() => [];

        protected override void WriteMembers(ref TWriter writer, ObjectHeader header, in object value) => base.Write(ref writer, in value);

        public override object Read(ref TReader reader)
        {
            BeginRead(ref reader, out ObjectForm form);
            return HasMoreToWrite ? ReadOther(ref reader, form) : base.Read(ref reader);
        }
    }
}

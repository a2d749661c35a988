using Graupel.CodeGen;
using Graupel.Converters;

namespace Graupel.Tests.Converters;

/// <summary>The contracts that these tests use: the library's own for scalars and collections, hand-written ones for objects.</summary>
internal sealed class TestContracts : ContractCatalog
{
    private static readonly Dictionary<Type, Type> Composites = new()
    {
        [typeof(List<>)] = typeof(ListContract<>),
        [typeof(HashSet<>)] = typeof(HashSetContract<>),
        [typeof(Dictionary<,>)] = typeof(DictionaryContract<,>),
        [typeof(Nullable<>)] = typeof(NullableContract<>),
        [typeof(Memory<>)] = typeof(MemoryContract<>),
        [typeof(ReadOnlyMemory<>)] = typeof(ReadOnlyMemoryContract<>),
        [typeof(ArraySegment<>)] = typeof(ArraySegmentContract<>),
    };

    public static Dictionary<Type, Type> Scalars { get; } = new()
    {
        [typeof(sbyte)] = typeof(SByteScalar),
        [typeof(byte)] = typeof(ByteScalar),
        [typeof(short)] = typeof(Int16Scalar),
        [typeof(ushort)] = typeof(UInt16Scalar),
        [typeof(int)] = typeof(Int32Scalar),
        [typeof(uint)] = typeof(UInt32Scalar),
        [typeof(long)] = typeof(Int64Scalar),
        [typeof(ulong)] = typeof(UInt64Scalar),
    };

    public override Contract Get(Type type) =>
        BuiltInContracts.Find(type) ?? TestObjects.Find(type) ?? (Contract)Activator.CreateInstance(FindComposite(type))!;

    private static Type FindComposite(Type type)
    {
        if (type.IsSZArray)
        {
            return typeof(ArrayContract<>).MakeGenericType(type.GetElementType()!);
        }

        if (type.IsArray)
        {
            return typeof(MultiArrayContract<,>).MakeGenericType(type, type.GetElementType()!);
        }

        if (type.IsEnum)
        {
            Type underlying = type.GetEnumUnderlyingType();
            return typeof(EnumContract<,,>).MakeGenericType(type, underlying, Scalars[underlying]);
        }

        return Composites[type.GetGenericTypeDefinition()].MakeGenericType(type.GetGenericArguments());
    }
}

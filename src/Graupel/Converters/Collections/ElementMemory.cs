using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Graupel.Converters;

/// <summary>The memory of elements: lists and arrays as spans, scalars as bytes.</summary>
internal static class ElementMemory
{
    /// <summary>What must be known of a struct that is an array.</summary>
    public const DynamicallyAccessedMemberTypes InlineFields = DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields;

    /// <summary>
    /// False on machines whose byte order is not that of the wire, and when the switch <c>Graupel.ForcePortable</c> is set, so that tests
    /// can run what such machines run: sequences of scalars are then written and read one by one.
    /// </summary>
    public static readonly bool CanBlit =
        BitConverter.IsLittleEndian && !(AppContext.TryGetSwitch("Graupel.ForcePortable", out bool isPortable) && isPortable);

    public static int SizeOf<T>() => Unsafe.SizeOf<T>();

    /// <summary>The same bits as another type of the same size; other sizes are refused by the runtime.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TTo Cast<TFrom, TTo>(TFrom value)
        where TFrom : unmanaged
        where TTo : unmanaged
        => Unsafe.BitCast<TFrom, TTo>(value);

    /// <summary>The memory of a value without references.</summary>
    public static ReadOnlySpan<byte> BytesOf<T>(ref readonly T value) => Bytes(new ReadOnlySpan<T>(in value));

    /// <summary>A value without references from its memory.</summary>
    public static T Load<T>(ReadOnlySpan<byte> bytes)
    {
        EnsurePlain<T>();
        return Unsafe.ReadUnaligned<T>(ref MemoryMarshal.GetReference(bytes[..Unsafe.SizeOf<T>()]));
    }

    /// <summary>The memory of values without references, of at most 2 GB.</summary>
    public static ReadOnlySpan<byte> Bytes<T>(ReadOnlySpan<T> values)
    {
        EnsurePlain<T>();
        return MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(values)), checked(values.Length * Unsafe.SizeOf<T>()));
    }

    /// <inheritdoc cref="Bytes{T}(ReadOnlySpan{T})"/>
    public static Span<byte> Bytes<T>(Span<T> values)
    {
        EnsurePlain<T>();
        return MemoryMarshal.CreateSpan(ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(values)), checked(values.Length * Unsafe.SizeOf<T>()));
    }

    public static ReadOnlySpan<T> As<T>(ReadOnlySpan<byte> bytes)
        where T : unmanaged
        => MemoryMarshal.Cast<byte, T>(bytes);

    /// <summary>The same memory as elements of another type.</summary>
    public static ReadOnlySpan<TTo> As<TFrom, TTo>(ReadOnlySpan<TFrom> values)
        where TFrom : unmanaged
        where TTo : unmanaged
        => MemoryMarshal.Cast<TFrom, TTo>(values);

    /// <inheritdoc cref="As{TFrom, TTo}(ReadOnlySpan{TFrom})"/>
    public static Span<TTo> As<TFrom, TTo>(Span<TFrom> values)
        where TFrom : unmanaged
        where TTo : unmanaged
        => MemoryMarshal.Cast<TFrom, TTo>(values);

    /// <summary>Copies numbers and looks at each on the way, which takes half the time of looking at all of them first.</summary>
    /// <param name="source">The numbers.</param>
    /// <param name="destination">Where they go; as long.</param>
    /// <param name="least">The least that is allowed.</param>
    /// <param name="range">How much more the greatest one is.</param>
    /// <returns>False when one is not in the range: then the destination holds zeros, because an invalid value must not stay in memory that others have.</returns>
    public static bool TryCopyInRange<T>(ReadOnlySpan<T> source, Span<T> destination, T least, T range)
        where T : unmanaged, IBinaryInteger<T>, IUnsignedNumber<T>
    {
        destination = destination[..source.Length];
        ref T from = ref MemoryMarshal.GetReference(source);
        ref T to = ref MemoryMarshal.GetReference(destination);
        var each = new Vector<T>(least);
        var most = new Vector<T>(range);
        Vector<T> beyond = Vector<T>.Zero;
        int i = 0;
        for (; i <= source.Length - Vector<T>.Count; i += Vector<T>.Count)
        {
            var numbers = Vector.LoadUnsafe(ref from, (nuint)i);
            numbers.StoreUnsafe(ref to, (nuint)i);
            beyond |= Vector.GreaterThan(numbers - each, most);
        }

        bool isInRange = beyond == Vector<T>.Zero;
        for (; i < source.Length; i++)
        {
            T number = source[i];
            destination[i] = number;
            isInRange &= unchecked(number - least) <= range;
        }

        if (!isInRange)
        {
            destination.Clear();
        }

        return isInRange;
    }

    /// <summary>The elements of a list; valid until the list changes.</summary>
    public static Span<T> Items<T>(List<T> list) => CollectionsMarshal.AsSpan(list);

    /// <summary>Refuses a list that was changed since its version was asked for.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EnsureUnchanged<T>(List<T> list, int version)
    {
        if (Versions<T>.Of(list) != version)
        {
            Throw.ChangedWhileWritten();
        }
    }

    /// <summary>The number of elements of two parts, if an array could hold them.</summary>
    public static int Sum(int count, int more)
    {
        if (more > Array.MaxLength - count)
        {
            Throw.LimitExceeded("more elements than an array can hold", -1);
        }

        return count + more;
    }

    /// <summary>Gives an empty list elements, which must be filled immediately.</summary>
    public static Span<T> Extend<T>(List<T> empty, int count)
    {
        CollectionsMarshal.SetCount(empty, count);
        return CollectionsMarshal.AsSpan(empty);
    }

    /// <summary>Makes a list longer and returns the new elements, which must be filled immediately.</summary>
    public static Span<T> Append<T>(List<T> list, int count)
    {
        int start = list.Count;
        CollectionsMarshal.SetCount(list, Sum(start, count));
        return CollectionsMarshal.AsSpan(list)[start..];
    }

    /// <summary>The elements of an array of any rank, row by row; <typeparamref name="T"/> is its declared element type.</summary>
    public static ReadOnlySpan<T> Items<T>(Array array) => ItemsToFill<T>(array);

    /// <summary>The elements of an array that was made here, so that its element type is exactly <typeparamref name="T"/>.</summary>
    public static Span<T> ItemsToFill<T>(Array array)
    {
        Debug.Assert(array.GetType().GetElementType() is { } element && element.IsValueType == typeof(T).IsValueType, "the array has other elements");
        return MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);
    }

    /// <summary>The elements of a struct that the runtime lays out as an array of <typeparamref name="T"/>, or of a vector; any other struct is refused.</summary>
    public static Span<T> InlineItems<[DynamicallyAccessedMembers(InlineFields)] TArray, T>(ref TArray array)
        where TArray : struct
        => MemoryMarshal.CreateSpan(ref Unsafe.As<TArray, T>(ref array), InlineLength<TArray, T>.Ensure());

    /// <summary>The same, only to read; valid as long as the struct stays where it is.</summary>
    public static ReadOnlySpan<T> ReadInline<[DynamicallyAccessedMembers(InlineFields)] TArray, T>(scoped ref readonly TArray array)
        where TArray : struct
        => MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<TArray, T>(ref Unsafe.AsRef(in array)), InlineLength<TArray, T>.Ensure());

    /// <summary>Whether the runtime lays out a struct as an array of just these elements.</summary>
    public static bool IsInline<[DynamicallyAccessedMembers(InlineFields)] TArray, T>()
        where TArray : struct
        => InlineLength<TArray, T>.IsKnown;

    /// <summary>The elements of a fixed buffer; <paramref name="length"/> is what it was declared with.</summary>
    public static Span<T> Items<T>(ref T first, int length)
        where T : unmanaged
        => MemoryMarshal.CreateSpan(ref first, length);

    private static void EnsurePlain<T>()
    {
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>())
        {
            throw new NotSupportedException($"{typeof(T)} holds references.");
        }
    }

    /// <summary>An array that is to be filled at once; the elements are not cleared where they hold no references.</summary>
    public static T[] NewArray<T>(int length) => GC.AllocateUninitializedArray<T>(length);

    /// <summary>What enumerators of lists ask, of which each would take more time than a short list. The field may not be renamed: it was part of serialized lists.</summary>
    internal static class Versions<T>
    {
        /// <summary>Counts the changes of a list.</summary>
        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_version")]
        public static extern ref int Of(List<T> list);
    }

    private static class InlineLength<[DynamicallyAccessedMembers(InlineFields)] TArray, T>
        where TArray : struct
    {
        // Asked once: attributes are read by reflection.
        private static readonly int _value = Find();

        public static bool IsKnown => _value >= 0;

        public static int Ensure() =>
            _value >= 0 ? _value : throw new NotSupportedException($"{typeof(TArray)} is not an array of {typeof(T)}.");

        private static int Find()
        {
            int length = Unsafe.SizeOf<TArray>() / Unsafe.SizeOf<T>();
            return length * Unsafe.SizeOf<T>() == Unsafe.SizeOf<TArray>() && (IsVector || IsArray) ? length : -1;
        }

        // By the only field, and not by its size alone: the struct may be of another version than what names T.
        private static bool IsArray => typeof(TArray).IsDefined(typeof(InlineArrayAttribute), inherit: false)
            && typeof(TArray).GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic) is [var element] && element.FieldType == typeof(T);

        private static bool IsVector => typeof(T).IsPrimitive
            && (typeof(TArray) == typeof(Vector64<T>) || typeof(TArray) == typeof(Vector128<T>) || typeof(TArray) == typeof(Vector256<T>) || typeof(TArray) == typeof(Vector512<T>));
    }
}

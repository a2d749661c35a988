using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>Reads members that are walked one by one: directly if they have the expected kind, otherwise by widening.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Members
{
    /// <summary>Reads a text member.</summary>
    public static string? ReadString<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
    {
        reader.At(walk.Member);
        if (walk.Kind is not (WireKind.String or WireKind.Absent))
        {
            Throw.KindMismatch(walk.Kind, WireKind.String, reader.Offset);
        }

        return reader.ReadString();
    }

    /// <summary>Reads a member that has a converter.</summary>
    public static T Read<TWriter, TReader, T>(ref TReader reader, scoped in MemberWalk walk, Converter<TWriter, TReader, T> converter)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        reader.At(walk.Member);
        EnsureVariable(ref reader, in walk, converter.Shape.Kind);
        return converter.ReadAs(ref reader, walk.Kind);
    }

    /// <summary>Reads a member that has a converter into the value that it already has.</summary>
    public static void Populate<TWriter, TReader, T>(
        ref TReader reader, scoped in MemberWalk walk, Converter<TWriter, TReader, T> converter, ref T value)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        reader.At(walk.Member);
        EnsureVariable(ref reader, in walk, converter.Shape.Kind);
        converter.PopulateAs(ref reader, walk.Kind, ref value);
    }

    /// <summary>Reads the members of a base contract.</summary>
    public static void PopulateBase<TWriter, TReader, T>(
        ref TReader reader, scoped in MemberWalk walk, ObjectConverter<TWriter, TReader, T> converter, ref T value)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        reader.At(walk.Member);
        converter.PopulateBase(ref reader, ref value);
    }

    /// <summary>Refuses an 8-tuple whose rest is not a tuple: its constructor would throw.</summary>
    public static void EnsureRest<TReader, T>(ref TReader reader, T rest)
        where TReader : struct, IReader, allows ref struct
    {
        if (rest is not ITuple || rest.GetType() is not { IsValueType: false, Namespace: nameof(System) })
        {
            Throw.InvalidValue("a tuple without its rest", reader.Offset);
        }
    }

    /// <summary>Checks that a static factory method of the contract did not return null.</summary>
    /// <param name="instance">What it returned.</param>
    /// <param name="factory">Its name.</param>
    public static T EnsureMade<T>(T? instance, string factory)
        where T : class
    {
        if (instance is null)
        {
            Throw.NothingMade(typeof(T), factory);
        }

        return instance;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T ReadScalar<TReader, T, TScalar>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        if (TReader.HasKinds)
        {
            return ReadOfKind<TReader, T, TScalar>(ref reader, in walk);
        }

        // The walk noted the member.
        FixedView nowhere = default;
        return TScalar.Read(ref reader, in nowhere, -1);
    }

    // The error path names the member by what was noted: the current run is not laid out as the reader's own.
    private static T ReadOfKind<TReader, T, TScalar>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        FixedView view = walk.View;
        try
        {
            return walk.Kind == TScalar.Kind
                ? TScalar.Read(ref reader, in view, walk.Offset)
                : Widening.Read<TReader, T, TScalar>(ref reader, walk.Kind, in view, walk.Offset);
        }
        catch (GraupelException e) when (e.LeaveTo(walk.Member))
        {
            throw;
        }
    }

    private static T? ReadNullableScalar<TReader, T, TScalar>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        FixedView view = walk.View;
        try
        {
            return Widening.ReadNullable<TReader, T, TScalar>(ref reader, walk.Kind, in view, walk.Offset);
        }
        catch (GraupelException e) when (e.LeaveTo(walk.Member))
        {
            throw;
        }
    }

    // Scalars are in the run before the variable members, not at the position of the reader.
    private static void EnsureVariable<TReader>(ref TReader reader, scoped in MemberWalk walk, WireKind expected)
        where TReader : struct, IReader, allows ref struct
    {
        if (WireKinds.IsFixed(walk.Kind))
        {
            Throw.KindMismatch(walk.Kind, expected, reader.Offset);
        }
    }
}

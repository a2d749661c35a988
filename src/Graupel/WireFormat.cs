using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Roots;

namespace Graupel;

/// <summary>A format of the bytes. Formats with the same id and equal options are equal.</summary>
public abstract partial class WireFormat : IEquatable<WireFormat>
{
    private readonly object? _options;

    private protected WireFormat(string name, byte id, byte version, object? options)
    {
        Name = name;
        Id = id;
        Version = version;
        _options = options;
    }

    /// <summary>The format's name.</summary>
    public string Name { get; }

    /// <summary>The number of the format in an <see cref="Envelope"/>.</summary>
    public byte Id { get; }

    /// <summary>The version of the format; 0 until it is frozen.</summary>
    public byte Version { get; }

    /// <summary>True for formats with the same id and equal options.</summary>
    public static bool operator ==(WireFormat? one, WireFormat? other) => one is null ? other is null : one.Equals(other);

    /// <summary>False for formats with the same id and equal options.</summary>
    public static bool operator !=(WireFormat? one, WireFormat? other) => !(one == other);

    /// <inheritdoc/>
    public bool Equals([NotNullWhen(true)] WireFormat? other) =>
        ReferenceEquals(this, other) || (other is not null && other.Id == Id && Equals(other._options, _options));

    /// <inheritdoc/>
    public override bool Equals([NotNullWhen(true)] object? obj) => Equals(obj as WireFormat);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Id, _options);

    /// <summary>The name, and the options that are not the default ones, for people; the form may change.</summary>
    public override string ToString() => Changes is { Length: > 0 } changes ? $"{Name} with {changes}" : Name;

    /// <inheritdoc cref="IWireFormat{TWriter, TReader}.Habits"/>
    internal abstract string Habits { get; }

    /// <summary>Creates the root factory of one serializer, which finds and keeps its converters.</summary>
    internal abstract RootFactory CreateRoots(ContractCatalog contracts, SerializerOptions options, MakingLock making);

    /// <summary>Never called. It is here because the ahead-of-time compiler of the package compiles every virtual method of a class that it sees instantiated.</summary>
    internal abstract void Precompile(ContractCatalog contracts, SerializerOptions options, MakingLock making);

    private sealed class Definition<TFormat, TWriter, TReader>(TFormat format, string name, byte id, byte version, object? options = null)
        : WireFormat(name, id, version, options)
        where TFormat : struct, IWireFormat<TWriter, TReader>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        internal override string Habits => format.Habits;

        internal override RootFactory CreateRoots(ContractCatalog contracts, SerializerOptions options, MakingLock making)
        {
            format.EnsureFits(options);
            return new RootFactory<TFormat, TWriter, TReader>(format, contracts, options, making);
        }

        internal override void Precompile(ContractCatalog contracts, SerializerOptions options, MakingLock making) =>
            Precompiled<TFormat, TWriter, TReader>.All(format, contracts, options, making);
    }
}

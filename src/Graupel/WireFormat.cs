using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Roots;

namespace Graupel;

/// <summary>A format of the bytes.</summary>
public abstract partial class WireFormat
{
    private protected WireFormat(string name, byte id, byte version)
    {
        Name = name;
        Id = id;
        Version = version;
    }

    /// <summary>The format's name.</summary>
    public string Name { get; }

    /// <summary>The number of the format in an <see cref="Envelope"/>.</summary>
    public byte Id { get; }

    /// <summary>The version of the format; 0 until it is frozen.</summary>
    public byte Version { get; }

    /// <inheritdoc/>
    public override string ToString() => Name;

    /// <inheritdoc cref="IWireFormat{TWriter, TReader}.Habits"/>
    internal abstract string Habits { get; }

    /// <summary>Creates the root factory of one serializer, which finds and keeps its converters.</summary>
    internal abstract RootFactory CreateRoots(ContractCatalog contracts, SerializerOptions options, MakingLock making);

    /// <summary>Never called. It is here because the ahead-of-time compiler of the package compiles every virtual method of a class that it sees instantiated.</summary>
    internal abstract void Precompile(ContractCatalog contracts, SerializerOptions options, MakingLock making);

    private sealed class Definition<TFormat, TWriter, TReader>(TFormat format, string name, byte id, byte version) : WireFormat(name, id, version)
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

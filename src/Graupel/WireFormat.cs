using Graupel.CodeGen;
using Graupel.Formats;
using Graupel.Roots;

namespace Graupel;

/// <summary>What the bytes look like.</summary>
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

    /// <summary>The number that stands for the format in an <see cref="Envelope"/>.</summary>
    public byte Id { get; }

    /// <summary>Version of the format; 0 until it is frozen.</summary>
    public byte Version { get; }

    /// <inheritdoc/>
    public override string ToString() => Name;

    /// <summary>Makes what finds and keeps the converters of one serializer.</summary>
    internal abstract RootFactory CreateRoots(ContractCatalog contracts, SerializerOptions options, Lock @lock);

    /// <summary>Never called. Stands here because the compiler that makes machine code for the package compiles every virtual method of a class that it sees made.</summary>
    internal abstract void Precompile(ContractCatalog contracts, SerializerOptions options, Lock @lock);

    private sealed class Definition<TFormat, TWriter, TReader>(TFormat format, string name, byte id, byte version) : WireFormat(name, id, version)
        where TFormat : struct, IWireFormat<TWriter, TReader>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        internal override RootFactory CreateRoots(ContractCatalog contracts, SerializerOptions options, Lock @lock)
        {
            format.EnsureFits(options);
            return new RootFactory<TFormat, TWriter, TReader>(format, contracts, options, @lock);
        }

        internal override void Precompile(ContractCatalog contracts, SerializerOptions options, Lock @lock) =>
            Precompiled<TFormat, TWriter, TReader>.All(format, contracts, options, @lock);
    }
}

namespace Graupel.Generator.Tests.Shapes;

/// <summary>The serializers that all values of one seed go through, so that each contract is compiled once.</summary>
internal sealed class ShapeSerializers
{
    private readonly Dictionary<(WireFormat Format, References References, CompilerChoice Compilers), Serializer> _known = [];

    public Serializer Get(SerializerOptions options)
    {
        if (!_known.TryGetValue((options.Format, options.References, options.Compilers), out Serializer? serializer))
        {
            serializer = new Serializer(options);
            _known.Add((options.Format, options.References, options.Compilers), serializer);
        }

        return serializer;
    }
}

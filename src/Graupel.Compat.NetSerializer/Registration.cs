using System.Security.Cryptography;
using System.Text;

namespace Graupel.Compat.NetSerializer;

/// <summary>Registered types with their ids, and the serializers for them.</summary>
internal sealed class Registration
{
    private readonly Lazy<string> _text;

    private Registration(TypeIds ids, Graupel.Serializer core)
    {
        Ids = ids;
        Core = core;
        Root = core.For<object?>();
        _text = new Lazy<string>(Describe);
    }

    public TypeIds Ids { get; }

    public Graupel.Serializer Core { get; }

    public Serializer<object?> Root { get; }

    public string Text => _text.Value;

    public string Hash => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(Text)));

    public static Registration Of(TypeIds ids, TypeScan scan, Settings settings, Serializer owner)
    {
        Type[] types = [.. scan.All(ids.Select(static one => one.Key))];
        SerializerOptions options = settings.Options;
        foreach (Type type in types)
        {
            options = CustomTypes.Find(type, settings) is { } custom ? CustomTypes.Add(options, type, custom, owner) : options;
        }

        return new Registration(ids, new Graupel.Serializer(new CaseOptions(ids, settings).AddTo(options, types)));
    }

    /// <summary>Creates all contracts.</summary>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    public void EnsureWhole() => _ = Root.Fingerprint;

    private string Describe()
    {
        var text = new StringBuilder();
        foreach ((Type type, uint id) in Ids)
        {
            text.Append(id).Append(' ').Append(type).Append('\n');
        }

        return text.Append(Root.FingerprintText).Append('\n').ToString();
    }
}

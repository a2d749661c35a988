using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Attributes of other serializers that say whether a member is written, or how it is found.</summary>
internal static class OtherSerializers
{
    private const string Suffix = "Attribute";

    private static readonly HashSet<string> LeavingOut = new(StringComparer.Ordinal)
    {
        "MemoryPack.MemoryPackIgnoreAttribute",
        "MessagePack.IgnoreMemberAttribute",
        "MsgPack.Serialization.MessagePackIgnoreAttribute",
        "Newtonsoft.Json.JsonIgnoreAttribute",
        "ProtoBuf.ProtoIgnoreAttribute",
        JsonIgnore,
        "System.Xml.Serialization.XmlIgnoreAttribute",
        "ZeroFormatter.IgnoreFormatAttribute",
    };

    private static readonly HashSet<string> Asking = new(StringComparer.Ordinal)
    {
        "MemoryPack.MemoryPackIncludeAttribute",
        "MemoryPack.MemoryPackOrderAttribute",
        "MessagePack.KeyAttribute",
        "MsgPack.Serialization.MessagePackMemberAttribute",
        "Newtonsoft.Json.JsonPropertyAttribute",
        "Orleans.IdAttribute",
        "ProtoBuf.ProtoMemberAttribute",
        "System.Text.Json.Serialization.JsonIncludeAttribute",
        "System.Text.Json.Serialization.JsonPropertyNameAttribute",
        "ZeroFormatter.IndexAttribute",
    };

    private const string JsonIgnore = "System.Text.Json.Serialization.JsonIgnoreAttribute";

    /// <summary>The one that leaves the member out, or else the first one; null if there is none.</summary>
    public static OtherAttributeFacts? Find(ISymbol member)
    {
        OtherAttributeFacts? found = null;
        foreach (AttributeData attribute in member.GetAttributes())
        {
            string? name = AttributeReading.FullName(attribute.AttributeClass);
            if (name is null)
            {
                continue;
            }

            if (LeavingOut.Contains(name) && !IsConditional(attribute, name))
            {
                return new(ShortName(attribute), LeavesOut: true);
            }

            found ??= Asking.Contains(name) ? new(ShortName(attribute), LeavesOut: false) : null;
        }

        return found;
    }

    // Without a condition, and with the condition Always, which is 1, the member is never written.
    private static bool IsConditional(AttributeData attribute, string name) =>
        name == JsonIgnore && attribute.NamedArguments.Any(static argument => argument is { Key: "Condition", Value.Value: not 1 });

    private static string ShortName(AttributeData attribute)
    {
        string name = attribute.AttributeClass!.Name;
        return name.EndsWith(Suffix, StringComparison.Ordinal) ? name[..^Suffix.Length] : name;
    }
}

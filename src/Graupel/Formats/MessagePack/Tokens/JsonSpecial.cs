using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>The objects with one name that stand for a value that JSON does not have; all but maps, which hold other values.</summary>
internal static class JsonSpecial
{
    public static void Write(string name, JsonElement value, MessagePackTokenWriter output)
    {
        try
        {
            switch (name)
            {
                case MessagePackJson.Bytes:
                    output.WriteBytes(value.GetBytesFromBase64());
                    break;
                case MessagePackJson.RawText:
                    output.WriteUtf8(value.GetBytesFromBase64());
                    break;
                case MessagePackJson.Extension:
                    WriteExtension(value, output);
                    break;
                case MessagePackJson.Single when value.ValueKind == JsonValueKind.Number:
                    output.WriteSingle(JsonNumber.ToSingle(value));
                    break;
                case MessagePackJson.Single:
                    output.WriteSingle(BinaryPrimitives.ReadSingleBigEndian(BitsOf(value, sizeof(float))));
                    break;
                case MessagePackJson.Double:
                    output.WriteDouble(BinaryPrimitives.ReadDoubleBigEndian(BitsOf(value, sizeof(double))));
                    break;
                default:
                    // The name may be anything, so the error does not repeat it.
                    Throw.InvalidValue("an object with a name that begins with $ and has no meaning", -1);
                    break;
            }
        }
        catch (Exception e) when (e is InvalidOperationException or FormatException or IndexOutOfRangeException or ArgumentException)
        {
            Refuse(name);
        }
    }

    [DoesNotReturn]
    public static void Refuse(string name) => Throw.InvalidValue($"{name} does not have a value of its kind", -1);

    private static void WriteExtension(JsonElement value, MessagePackTokenWriter output)
    {
        sbyte type = value[0].GetSByte();
        bool hasTime = type == unchecked((sbyte)MessagePackCode.Timestamp) && value.GetArrayLength() == 3 && value[2].ValueKind == JsonValueKind.String;
        if (value.GetArrayLength() != (hasTime ? 3 : 2))
        {
            throw new FormatException();
        }

        output.WriteExtension(type, value[1].GetBytesFromBase64());
    }

    private static byte[] BitsOf(JsonElement value, int size)
    {
        byte[] bits = Convert.FromHexString(value.GetString()!);
        return bits.Length == size ? bits : throw new FormatException();
    }
}

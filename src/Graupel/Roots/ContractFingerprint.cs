using System.Buffers.Binary;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>
/// A contract as text and as a number: kinds, ranks of arrays, order numbers, names of members, tags, and the same for everything below.
/// Types may be renamed and moved without changing it.
/// </summary>
internal static class ContractFingerprint
{
    /// <summary>The hash of the text.</summary>
    public static ulong Of(WireShape root, string habits = "") => HashOf(TextOf(root, habits));

    /// <summary>The first 64 bits of a text's SHA-256.</summary>
    public static ulong HashOf(string text) => BinaryPrimitives.ReadUInt64LittleEndian(SHA256.HashData(Encoding.UTF8.GetBytes(text)));

    /// <summary>
    /// The text. Kinds are hexadecimal; what was described before is <c>#</c> and its number, counted in the order of appearance;
    /// a name has its length in front, so that it may contain anything.
    /// </summary>
    /// <param name="root">The contract.</param>
    /// <param name="habits">The options of the format that both sides need, which stand at the end.</param>
    public static string TextOf(WireShape root, string habits = "")
    {
        var text = new StringBuilder(root.IsExact ? "exact " : "tolerant ");
        Append(text, root, []);
        if (habits.Length > 0)
        {
            text.Append(' ').Append(habits);
        }

        return text.ToString();
    }

    private static void Append(StringBuilder text, WireShape shape, Dictionary<object, int> known)
    {
        if (WireKinds.IsFixed(shape.Kind))
        {
            AppendKind(text, shape.Kind);
            return;
        }

        // The same contract may occur at several places, each described by its own shape.
        object identity = shape is { Kind: WireKind.Object, Object: { } members } ? members : shape;
        if (known.TryGetValue(identity, out int number))
        {
            text.Append(CultureInfo.InvariantCulture, $"#{number}");
            return;
        }

        known.Add(identity, known.Count);
        AppendKind(text, shape.Kind);
        if (shape.Rank > 1)
        {
            text.Append(CultureInfo.InvariantCulture, $"*{shape.Rank}");
        }

        if (shape is { Kind: WireKind.Object, Object: { } contract })
        {
            AppendMembers(text, contract, shape.Below(), known);
        }
        else
        {
            AppendBelow(text, shape, known);
        }
    }

    private static void AppendMembers(StringBuilder text, ObjectShape contract, IReadOnlyList<WireShape> below, Dictionary<object, int> known)
    {
        text.Append(contract.IsNullable ? "?{" : "{");
        for (int i = 0; i < contract.Members.Length; i++)
        {
            MemberShape member = contract.Members[i];
            text.Append(CultureInfo.InvariantCulture, $"{member.Order}.{member.WireName.Length}:{member.WireName}=");
            if (WireKinds.IsFixed(member.Kind))
            {
                AppendKind(text, member.Kind);
            }
            else
            {
                Append(text, below[i], known);
            }

            text.Append(member.IsBase ? "^;" : ";");
        }

        text.Append('}');
    }

    private static void AppendBelow(StringBuilder text, WireShape shape, Dictionary<object, int> known)
    {
        // First: cases may be added meanwhile, which are then below too, but none is taken away.
        IReadOnlyList<(UnionTag Tag, int Case)> tags = shape.Tags;
        IReadOnlyList<WireShape> below = shape.Below();
        if (below.Count == 0)
        {
            return;
        }

        text.Append('(');
        if (shape.Kind == WireKind.Union)
        {
            AppendCases(text, tags, shape.OwnCases, below, known);
        }
        else
        {
            AppendAll(text, below, known, isPresent: shape.Kind == WireKind.Tracked);
        }

        text.Append(')');
    }

    // In the order of their tags: that of the cases is the one in which a program has found them.
    private static void AppendCases(
        StringBuilder text, IReadOnlyList<(UnionTag Tag, int Case)> tags, int ownCases, IReadOnlyList<WireShape> below, Dictionary<object, int> known)
    {
        IEnumerable<IGrouping<int, UnionTag>> cases = tags
            .OrderBy(static one => one.Tag.IsHash).ThenBy(static one => one.Tag.Value)
            .GroupBy(static one => one.Case, static one => one.Tag);

        // Of the library's own cases some have contracts only where a program uses them.
        foreach (IGrouping<int, UnionTag> one in cases.Where(one => one.Key >= ownCases))
        {
            foreach (UnionTag tag in one)
            {
                text.Append(CultureInfo.InvariantCulture, $"{(tag.IsHash ? "h" : "i")}{tag.Value}=");
            }

            AppendAll(text, [below[one.Key]], known, isPresent: true);
        }
    }

    // Where the place implies that a value is present, what stands in for it may say so once more.
    private static void AppendAll(StringBuilder text, IReadOnlyList<WireShape> shapes, Dictionary<object, int> known, bool isPresent)
    {
        foreach (WireShape shape in shapes)
        {
            if (isPresent && shape.SaysPresence)
            {
                text.Append('!');
            }

            Append(text, shape, known);
            text.Append(',');
        }
    }

    private static void AppendKind(StringBuilder text, WireKind kind) => text.Append(CultureInfo.InvariantCulture, $"{(byte)kind:X2}");
}

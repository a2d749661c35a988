using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>A part of a contract: the value itself, a member, the elements of a collection, a case.</summary>
/// <param name="Parent">The place of the part that it is in; -1 for the value itself.</param>
/// <param name="Name">What it is called there.</param>
/// <param name="What">Its kind and number.</param>
internal readonly record struct ContractPart(int Parent, string Name, string What);

/// <summary>Takes the text of a contract apart, which the other side of a channel may have made up.</summary>
/// <param name="text">The text that a fingerprint is a hash of.</param>
internal ref struct ContractParts(ReadOnlySpan<char> text)
{
    // As deep as contracts that people write, and far from the end of the stack.
    private const int MaxDepth = 100;

    private readonly List<ContractPart> _parts = [];
    private ReadOnlySpan<char> _rest = text;

    /// <summary>The parts in the order in which they stand in the text.</summary>
    /// <returns>False for a text that is none.</returns>
    public static bool TryRead(string text, [NotNullWhen(true)] out List<ContractPart>? parts)
    {
        var reader = new ContractParts(text);
        parts = reader.TryReadAll() ? reader._parts : null;
        return parts is not null;
    }

    private bool TryReadAll()
    {
        string what = TryTake("fingerprint ") ? "fingerprint and " : "";
        bool isExact = TryTake("exact ");
        if (!isExact && !TryTake("tolerant "))
        {
            return false;
        }

        what += isExact ? "exact " : "tolerant ";
        if (!TryReadShape(-1, "", what, MaxDepth))
        {
            return false;
        }

        if (_rest.Length > 0)
        {
            _parts.Add(new ContractPart(0, "options", _rest.Trim().ToString()));
        }

        return true;
    }

    private bool TryReadShape(int parent, string name, string what, int depth)
    {
        if (TryTake("#"))
        {
            _parts.Add(new ContractPart(parent, name, $"{what}as number {TakeDigits()} of those before"));
            return true;
        }

        if (depth == 0 || _rest.Length < 2 || !byte.TryParse(_rest[..2], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out byte kind))
        {
            return false;
        }

        _rest = _rest[2..];
        what += Enum.IsDefined((WireKind)kind) ? $"{(WireKind)kind}" : $"kind {kind:X2}";
        what += TryTake("*") ? $" of rank {TakeDigits()}" : "";
        what += TryTake("?") ? " or null" : "";
        int place = _parts.Count;
        _parts.Add(new ContractPart(parent, name, what));
        return TryTake("{") ? TryReadMembers(place, depth - 1) : !TryTake("(") || TryReadItems(place, depth - 1);
    }

    private bool TryReadMembers(int place, int depth)
    {
        while (!TryTake("}"))
        {
            string number = TryTake("-1") ? "" : $"number {TakeDigits()}, ";
            if (!TryTake(".") || !int.TryParse(TakeDigits(), NumberStyles.None, CultureInfo.InvariantCulture, out int length)
                || !TryTake(":") || length > _rest.Length)
            {
                return false;
            }

            string name = _rest[..length].ToString();
            _rest = _rest[length..];
            if (!TryTake("=") || !TryReadShape(place, name, number, depth))
            {
                return false;
            }

            TryTake("^");
            if (!TryTake(";"))
            {
                return false;
            }
        }

        return true;
    }

    // Elements, keys and values; or cases, behind all their tags.
    private bool TryReadItems(int place, int depth)
    {
        for (int item = 0; !TryTake(")"); item++)
        {
            string name = $"[{item}]";
            while (_rest.Length > 0 && _rest[0] is 'i' or 'h')
            {
                bool isHash = _rest[0] == 'h';
                _rest = _rest[1..];
                name = $"case {(isHash ? "hash " : "")}{TakeDigits()}";
                if (!TryTake("="))
                {
                    return false;
                }
            }

            string what = TryTake("!") ? "present, " : "";
            if (!TryReadShape(place, name, what, depth) || !TryTake(","))
            {
                return false;
            }
        }

        return true;
    }

    private bool TryTake(string word)
    {
        bool isThere = _rest.StartsWith(word, StringComparison.Ordinal);
        _rest = isThere ? _rest[word.Length..] : _rest;
        return isThere;
    }

    private string TakeDigits()
    {
        int end = _rest.IndexOfAnyExceptInRange('0', '9');
        string digits = _rest[..(end < 0 ? _rest.Length : end)].ToString();
        _rest = _rest[digits.Length..];
        return digits;
    }
}

namespace Graupel.Channels;

/// <summary>Where the texts of two contracts part.</summary>
internal static class ContractDifference
{
    private const int MaxShown = 60;

    /// <summary>Tells the first part of the contract that differs.</summary>
    /// <returns>A part of a sentence; empty where nothing is known.</returns>
    public static string Describe(string theirs, string ours)
    {
        if (theirs.Length == 0 || theirs == ours)
        {
            return "";
        }

        return ContractParts.TryRead(theirs, out List<ContractPart>? their) && ContractParts.TryRead(ours, out List<ContractPart>? our) && !their.SequenceEqual(our)
            ? $"; the first difference: {Describe(their, our)}"
            : $"; the first difference is in '{Clean(theirs)}' there and '{Clean(ours)}' here";
    }

    /// <summary>A text to be shown, as the other side may have sent anything.</summary>
    public static string Clean(string text)
    {
        string start = text.Length <= MaxShown ? text : text[..MaxShown];
        string clean = string.Concat(start.Select(static c => char.IsControl(c) || char.IsSurrogate(c) ? '?' : c));
        return text.Length <= MaxShown ? clean : $"{clean}...";
    }

    private static string Describe(List<ContractPart> theirs, List<ContractPart> ours)
    {
        int same = 0;
        while (same < theirs.Count && same < ours.Count && theirs[same] == ours[same])
        {
            same++;
        }

        // All before are equal, so that equal parents are one.
        ContractPart? their = same < theirs.Count ? theirs[same] : null;
        ContractPart? our = same < ours.Count ? ours[same] : null;
        if (their is { } t && our is { } o && Is(t, o))
        {
            return $"{Path(theirs, t)} is {Clean(t.What)} there and {Clean(o.What)} here";
        }

        if (their is { } only && !ours.Skip(same).Any(part => Is(part, only)))
        {
            return $"{Path(theirs, only)}, {Clean(only.What)}, is there and not here";
        }

        return our is { } own && !theirs.Skip(same).Any(part => Is(part, own))
            ? $"{Path(ours, own)}, {Clean(own.What)}, is here and not there"
            : $"{Path(theirs, their!.Value)} is there where {Path(ours, our!.Value)} is here";
    }

    private static bool Is(ContractPart one, ContractPart other) => one.Parent == other.Parent && one.Name == other.Name;

    private static string Path(List<ContractPart> parts, ContractPart part)
    {
        if (part.Parent < 0)
        {
            return "the value";
        }

        string path = part.Name;
        for (int parent = part.Parent; parts[parent].Parent >= 0 && path.Length <= MaxShown; parent = parts[parent].Parent)
        {
            path = $"{parts[parent].Name}.{path}";
        }

        return Clean(path.Replace(".[", "[", StringComparison.Ordinal));
    }
}

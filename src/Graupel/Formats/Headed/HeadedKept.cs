using System.Collections.Immutable;
using Graupel.Model;

namespace Graupel.Formats;

/// <summary>How the formats whose objects begin with a list of their members write members that were kept: each where its number belongs.</summary>
internal static class HeadedKept
{
    /// <inheritdoc cref="IWriter.EncodeKept"/>
    /// <param name="shape">The contract.</param>
    /// <param name="omitted">Members of it that are left out, one bit each.</param>
    /// <param name="kept">The members that it does not have.</param>
    /// <param name="hasFixedRun">Whether members of fixed size precede the others.</param>
    public static KeptLayout Encode(ObjectShape shape, ulong omitted, UnknownMembers kept, bool hasFixedRun)
    {
        List<Place> places = [.. Own(shape, omitted), .. Unknown(kept)];
        bool isNamed = shape.IsNamed || places.Exists(static place => place is { Own: < 0, IsHash: true });
        Place[] row = isNamed
            ? [.. places.Select(place => place with { Number = place.NumberIn(shape, isNamed) }).OrderBy(static place => place.IsBase ? 0 : 1)]
            : [.. places.OrderBy(static place => place.IsBase ? -1 : (long)place.Number)];
        Check(row, shape, isNamed);

        byte[] header = isNamed && row.Length > 0
            ? MemberList.EncodeNamed([.. row.Select(static place => (place.IsBase ? 0 : place.Number, place.Kind))])
            : MemberList.Encode([.. row.Select(static place => new MemberShape("", "", place.IsBase ? -1 : (int)place.Number, place.Kind))]);
        IEnumerable<Place> stands = hasFixedRun ? row.OrderBy(static place => WireKinds.IsFixed(place.Kind) ? 0 : 1) : row;
        return new KeptLayout(new ObjectHeader(header), new ObjectHeader([]), Steps(stands), kept, omitted);
    }

    private static IEnumerable<Place> Own(ObjectShape shape, ulong omitted) => Enumerable.Range(0, shape.Members.Length)
        .Where(member => (omitted & (1UL << member)) == 0)
        .Select(member => new Place(member, -1, unchecked((uint)shape.Members[member].Order), IsHash: false, shape.Members[member].Kind));

    private static IEnumerable<Place> Unknown(UnknownMembers kept) => Enumerable.Range(0, kept.Count)
        .Select(member => new Place(-1, member, kept.KeyOf(member).Number, kept.KeyOf(member).Form == UnknownKeyForm.Hash, kept.KindOf(member)));

    // Members of another contract may have the numbers of this one.
    private static void Check(Place[] row, ObjectShape shape, bool isNamed)
    {
        bool isMixed = row.Any(place => place is { Own: < 0, IsBase: false } && place.IsHash != isNamed);
        if (isMixed || row.Length > HeaderReader.MaxMembers || row.Select(static place => (place.IsBase, place.IsBase ? 0 : place.Number)).Distinct().Count() < row.Length)
        {
            Throw.KeptElsewhere(shape.Name);
        }
    }

    private static ImmutableArray<KeptStep> Steps(IEnumerable<Place> places)
    {
        ImmutableArray<KeptStep>.Builder steps = ImmutableArray.CreateBuilder<KeptStep>();
        foreach (Place place in places)
        {
            if (place.Own < 0)
            {
                steps.Add(new KeptStep(0, place.Unknown, []));
            }
            else if (steps.Count > 0 && steps[^1].Own != 0)
            {
                steps[^1] = steps[^1] with { Own = steps[^1].Own | (1UL << place.Own) };
            }
            else
            {
                steps.Add(new KeptStep(1UL << place.Own, -1, []));
            }
        }

        return steps.ToImmutable();
    }

    /// <param name="Own">A member of the contract, or -1.</param>
    /// <param name="Unknown">Else a kept one.</param>
    /// <param name="Number">Its number, or the hash of its name.</param>
    /// <param name="IsHash">Which of the two a kept one has.</param>
    /// <param name="Kind">Its kind.</param>
    private sealed record Place(int Own, int Unknown, uint Number, bool IsHash, WireKind Kind)
    {
        public bool IsBase => Kind == WireKind.BaseObject;

        public uint NumberIn(ObjectShape shape, bool isNamed) => isNamed && Own >= 0 && !IsBase ? NameHash.OfUtf8(shape.Members[Own].WireName) : Number;
    }
}

using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>Walks the members of objects that begin with a list of them.</summary>
internal static class HeadedMembers
{
    /// <summary>Refuses an object without a member that the reader requires.</summary>
    public static void EnsureRequired(HeaderMap map, ObjectShape shape, long offset)
    {
        if (map.MissingRequired >= 0)
        {
            Throw.MissingMember(shape.Name, shape.Members[map.MissingRequired].Name, offset);
        }
    }

    /// <summary>The key of the current member.</summary>
    public static UnknownKey KeyOf(in MemberWalk walk) =>
        new(walk.Map!.IsNamed ? UnknownKeyForm.Hash : UnknownKeyForm.Number, walk.Map.Slots[walk.Position - 1].Id, []);

    /// <inheritdoc cref="IReader.NextMember"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Next(scoped ref MemberWalk walk)
    {
        if (walk.IsLast)
        {
            return false;
        }

        HeaderSlot slot = walk.Map!.Slots[walk.Position++];
        walk.Member = slot.Member;
        walk.Kind = slot.Kind;
        walk.Offset = slot.Offset;
        return true;
    }
}

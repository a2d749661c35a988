using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Members that a contract does not have.</content>
public static partial class Members
{
    /// <summary>Keeps a member that the contract does not have.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="walk">The walk, which is at the member.</param>
    /// <param name="kept">What the object has kept so far; an existing object also keeps earlier members that are not read again.</param>
    public static UnknownMembers? Keep<TWriter, TReader>(ref TReader reader, scoped ref MemberWalk walk, UnknownMembers? kept)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        if (reader.SkipGap(ref walk))
        {
            return kept;
        }

        if (kept is null || !walk.HasKept)
        {
            kept = UnknownMembers.Begin(kept, typeof(TWriter));
            walk.HasKept = true;
        }

        reader.At(MemberNote.None);
        reader.KeepMember(ref walk, kept);
        return kept;
    }
}

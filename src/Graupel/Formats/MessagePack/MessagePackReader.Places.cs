namespace Graupel.Formats.MessagePack;

/// <content>Places of arrays: those of all classes of a chain, or those behind a base that is set apart as the first element.</content>
public ref partial struct MessagePackReader
{
    private int ReadPlace(scoped in MemberWalk walk, MessagePackLayout layout, int place)
    {
        byte code = _in.Peek(1);
        if (place == 0 && layout.BehindBase is { } behind && behind.IsArray(code))
        {
            behind.EnsureKnown(Offset);
            return code == MessagePackCode.Nil && layout.IsGapWhenNil(0) ? -1 : 0;
        }

        if (place == 0 && layout.MayBeBehindBase && (MessagePackCode.IsArray(code) || MessagePackCode.IsMap(code)))
        {
            Throw.BaseOrUnknown(walk.Shape.Name, Offset);
        }

        MessagePackPlaces places = PlacesIn(in walk, layout);
        int member = places[place];
        if (places.Shared.Contains(place))
        {
            if (code != MessagePackCode.Nil || !places.MembersAt(place).All(layout.IsGapWhenNil))
            {
                Throw.SharedMember(walk.Shape.Name, layout.Members[member].Name, Offset);
            }

            return -1;
        }

        return member >= 0 && code == MessagePackCode.Nil && layout.IsGapWhenNil(member) ? -1 : member;
    }

    // The places of an array that is no map: those behind the base, if that came first.
    private static MessagePackPlaces PlacesIn(scoped in MemberWalk walk, MessagePackLayout layout) =>
        IsBehindBase(in walk, layout) ? layout.BehindBase!.Places : layout.Numbers;

    private static bool IsBehindBase(scoped in MemberWalk walk, MessagePackLayout layout) =>
        layout.BehindBase is not null && !walk.HasKeys && (layout.IsArray || walk.WasSeen(0));

    // Nil between members is there anyway; after the last one it makes the array longer. In a map it would not be there, so that a null would be
    // lost; but the place 0 is nil wherever numbers begin at 1.
    private bool IsGap(scoped in MemberWalk walk, MessagePackLayout layout)
    {
        MessagePackPlaces places = PlacesIn(in walk, layout);
        int place = walk.Position - 1;
        bool isWritten = layout.IsArray || !(layout.HasBase || layout.IsByNumbers) || place == 0 || IsBehindBase(in walk, layout);
        return places[place] >= 0 || (isWritten && place < places.Count && _in.Peek(1) == MessagePackCode.Nil);
    }

    // An array of the layout gets it back at its place, a map by its number.
    private static uint NumberOfPlace(scoped in MemberWalk walk, MessagePackLayout layout)
    {
        int shift = !layout.IsArray && IsBehindBase(in walk, layout) ? layout.BehindBase!.Shift : 0;
        return (uint)(walk.Position - 1 - shift);
    }

    // A base that is an object of its own has what it keeps there.
    private static int UnknownFrom(scoped in MemberWalk walk, MessagePackLayout layout) =>
        layout.IsNested && (IsBehindBase(in walk, layout) || walk.WasSeen(0)) ? 0 : layout.UnknownFrom;
}

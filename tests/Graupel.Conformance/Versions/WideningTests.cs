namespace Graupel.Conformance.Versions;

/// <summary>
/// Every kind where every other one is expected: the tables beside this file say what comes of it. In Fast and Compact none is silently wrong. MessagePack
/// has no kinds of its own for some types; where two share one and mean something else by it, the table says CHANGED.
/// </summary>
public class WideningTests(SuiteClock<WideningTests> clock) : IClassFixture<SuiteClock<WideningTests>>
{
    [Theory]
    [EveryWay]
    public void Kinds_are_read_as_the_tables_say(string name) => clock.Run(() =>
    {
        Way way = Way.Get(name);
        var table = new KindTable(way.Serializer, Deviations.DatesOf(way.Format));
        string all = $"""
            = the same   + all values   ! values that do not fit are refused   - refused as another kind   null: what becomes of null

            {table.Of(Slots.Scalars, Slots.Scalars)}
            Nullable, written
            {table.Of(Slots.Nullables, Slots.Scalars)}
            Nullable, expected
            {table.Of(Slots.Scalars, Slots.Nullables)}
            Nullable, both
            {table.Of(Slots.Nullables, Slots.Nullables)}
            Variable
            {table.Of(Slots.Variable, Slots.Variable)}
            Variable, written
            {table.Of(Slots.Variable, Slots.Scalars)}
            Variable, expected
            {table.Of(Slots.Scalars, Slots.Variable)}
            """;
        if (way.Format != WireFormat.MessagePack)
        {
            Assert.Empty(table.Changed);
        }

        Golden.Check(Path.Combine("Versions", $"widening.{way.Format.Name}.txt"), all);
    });
}

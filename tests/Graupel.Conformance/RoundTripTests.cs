namespace Graupel.Conformance;

/// <summary>What is written comes back equal; both compilers write the same bytes; writing twice gives the same bytes.</summary>
public class RoundTripTests(SuiteClock<RoundTripTests> clock) : IClassFixture<SuiteClock<RoundTripTests>>
{
    [Theory]
    [EveryCase(AllPreserving = true)]
    public void Comes_back_equal(string testCase, string way) => clock.Run(() => new RoundTrip(Way.Get(way)).Run(testCase));

    private sealed class RoundTrip(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            T value = make();
            byte[] bytes = Serializer.Serialize(value);
            Equal.Deep(make(), value, "writing changed the value", hasIdentity: Way.HasIdentity);
            Equal.Bytes(bytes, Serializer.Serialize(make()), "written again");
            Equal.Bytes(bytes, Way.Other.Serializer.Serialize(value), "written by the other compiler");

            T read = Serializer.Deserialize<T>(bytes);
            Same(value, read, "read");
            Equal.Bytes(bytes, Serializer.Serialize(read), "read and written");
            Same(value, Way.Other.Serializer.Deserialize<T>(bytes), "read by the other compiler");
            Same(value, Serializer.DeepClone(value), "cloned");
            T populated = make();
            Serializer.Populate(bytes, ref populated);
            Same(value, populated, "populated");
        }
    }
}

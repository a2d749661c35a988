using System.Text.Json;
using Graupel.Formats.MessagePack;
using Graupel.TestCases;
using Graupel.TestCases.Comparing;
using Graupel.TestCases.Contracts;
using Graupel.TestCases.Objects;

namespace Graupel.Conformance;

/// <summary>MessagePack with other habits than the default ones: every case comes back, and both compilers write the same bytes.</summary>
public class HabitTests(SuiteClock<HabitTests> clock) : IClassFixture<SuiteClock<HabitTests>>
{
    private static readonly Dictionary<string, MessagePackOptions> Habits = new()
    {
        // Two members of StrangeNames differ by the case of a letter alone.
        ["faithful, maps by name"] = (MessagePackOptions.Faithful with
        {
            ObjectLayout = MessagePackObjectLayout.MapByName,
            NamingPolicy = JsonNamingPolicy.SnakeCaseLower,
            Guids = MessagePackGuids.BigEndian,
        }).WithLayout<StrangeNames>(MessagePackObjectLayout.Array),

        // As an array, Scattered would have a million places.
        ["old specification, arrays"] = new MessagePackOptions
        {
            ObjectLayout = MessagePackObjectLayout.Array,
            OldSpecification = true,
            DateTimes = MessagePackDateTimes.Binary,
            Guids = MessagePackGuids.LittleEndian,
        }.WithLayout<Scattered>(MessagePackObjectLayout.Contract),
        ["faithful, maps by number"] = MessagePackOptions.Faithful with { ObjectLayout = MessagePackObjectLayout.MapByNumber },
    };

    private static readonly Dictionary<string, (Way Generated, Way Dynamic)> Ways = Habits.ToDictionary(
        static habit => habit.Key,
        static habit => (Make(habit.Value, CompilerChoice.GeneratedOnly), Make(habit.Value, CompilerChoice.RuntimeOnly)));

    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (string habit in Habits.Keys)
            {
                foreach (TestCase testCase in Catalogue.All)
                {
                    cases.Add(testCase.ToString(), habit);
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Comes_back_equal(string testCase, string habit) => clock.Run(() => new RoundTrip(Ways[habit].Generated, Ways[habit].Dynamic, !Habits[habit].OldSpecification).Run(testCase));

    private static Way Make(MessagePackOptions options, CompilerChoice compilers) => new(WireFormat.MessagePackWith(options), compilers);

    private sealed class RoundTrip(Way way, Way other, bool hasExtensions) : CaseCheck(way)
    {
        protected override ErrorKind? RefusalOf(object? value) =>
            hasExtensions || !GraphWalk.LeavesOf(value).OfType<MessagePackExtension>().Any() ? base.RefusalOf(value) : ErrorKind.UnsupportedFormat;

        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            T value = make();
            byte[] bytes = Serializer.Serialize(value);
            Equal.Bytes(bytes, other.Serializer.Serialize(value), "written by the other compiler");
            Equal.Deep(value, Serializer.Deserialize<T>(bytes), "read");
            Equal.Deep(value, other.Serializer.Deserialize<T>(bytes), "read by the other compiler");
        }
    }
}

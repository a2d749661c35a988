using Graupel.Hostile.Reading;
using Graupel.TestCases;
using Graupel.TestCases.Graphs;
using Graupel.TestCases.Recursion;

namespace Graupel.Hostile.Confusion;

/// <summary>
/// Every byte of a payload with choices gets every value: choices of a case, of the type of an <see cref="object"/>, and of the object that a reference is to. Whatever is accepted then holds nothing but objects of declared types, each at
/// a place that may hold it.
/// </summary>
internal sealed class TagSuite(Tally tally, IReadOnlyList<Way> ways) : ICaseVisitor
{
    /// <summary>The group of values whose types the declared type does not name.</summary>
    public const string Open = "open";

    private const int MaxPayload = 80;

    private readonly Courier _courier = new();

    public static void Run(Tally tally)
    {
        foreach (TestCase testCase in Catalogue.All.Where(testCase => testCase.Group is "unions" or Open || testCase.Type == typeof(IExpression)))
        {
            testCase.Accept(new TagSuite(tally, Way.All));
        }

        foreach (TestCase testCase in GraphCases.All)
        {
            testCase.Accept(new TagSuite(tally, Way.With(new SerializerOptions { References = References.Preserve })));
        }
    }

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        for (int i = 0; i < testCase.Values.Count; i++)
        {
            foreach (Way way in ways)
            {
                byte[] payload = way.Serializer.Serialize(testCase.Values[i]());
                if (payload.Length <= MaxPayload)
                {
                    tally.Check($"{way}, {testCase} {i}", () => FindProblem<T>(way, payload));
                }
            }
        }
    }

    private string? FindProblem<[ContractParameter] T>(Way way, byte[] payload)
    {
        if (LegalTypes.FindProblem(way.Serializer.Deserialize<T>(payload), typeof(T)) is { } wrong)
        {
            return $"finds fault with what is right: {wrong}";
        }

        for (int at = 0; at < payload.Length; at++)
        {
            byte[] changed = [.. payload];
            for (int value = 0; value <= byte.MaxValue; value++)
            {
                changed[at] = (byte)value;
                Outcome outcome = Outcome.Of(() => _courier.Read<T>(way.Serializer, Delivery.Span, changed));
                string? problem = outcome.Error is not (null or GraupelException)
                    ? outcome.Error.ToString()
                    : LegalTypes.FindProblem(outcome.Value, typeof(T));
                if (problem is not null)
                {
                    return $"{problem} in {Convert.ToHexString(changed)}";
                }
            }
        }

        return null;
    }
}

using System.Globalization;
using Graupel.Conformance;
using Graupel.TestCases;
using Graupel.TestCases.Graphs;
using Graupel.TestCases.Known;

namespace Graupel.Aot;

/// <summary>
/// Sends every test case through its generated contract, without reflection: its bytes must be those that the JIT gives, and what is read must give
/// the same bytes when it is written again.
/// </summary>
internal sealed class GeneratedSuite(WireFormat format, References references)
{
    // Percent of the values. The others are those that each process writes in another order, and those that need data of cultures.
    private const int LeastCompared = 98;

    private readonly Goldens _goldens = new(format);
    private readonly Serializer _serializer = new(new SerializerOptions { Format = format, Compilers = CompilerChoice.GeneratedOnly, References = references });

    /// <summary>Number of values that came through.</summary>
    private int Passed { get; set; }

    /// <summary>Number of values that did not.</summary>
    private int Failed { get; set; }

    /// <summary>Number of values that were compared with the golden files.</summary>
    private int Compared { get; set; }

    public static (int Passed, int Failed) Run()
    {
        GeneratedSuite[] suites =
        [
            .. from format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack]
               from references in (References[])[References.None, References.Preserve]
               select new GeneratedSuite(format, references),
        ];
        foreach (GeneratedSuite suite in suites)
        {
            foreach (TestCase testCase in suite._serializer.Options.References == References.None ? Catalogue.All : GraphCases.All)
            {
                suite.Run(testCase);
            }
        }

        (int passed, int failed) = (suites.Sum(static suite => suite.Passed), suites.Sum(static suite => suite.Failed));
        int compared = suites.Sum(static suite => suite.Compared);
        Console.WriteLine($"{compared} of {passed + failed} values were compared with the golden files");
        return compared * 100L >= (passed + failed) * LeastCompared ? (passed + 1, failed) : (passed, failed + 1);
    }

    private void Run(TestCase testCase)
    {
        for (int i = 0; i < testCase.Count; i++)
        {
            string? problem = Check(testCase, i);
            if (problem is null)
            {
                Passed++;
            }
            else
            {
                Failed++;
                Console.WriteLine($"{_serializer.Options.Format} {testCase} [{i}]: {problem}");
            }
        }
    }

    private string? Check(TestCase testCase, int index)
    {
        string? golden = null;
        if (!GoldenBytes.IsInRandomOrder(testCase.Type) && !NeedsCultures(testCase.Type))
        {
            golden = _goldens.Find(testCase, index);
            if (golden is null)
            {
                return "is in no golden file";
            }

            Compared++;
        }

        try
        {
            (byte[] bytes, byte[] again) = testCase.WriteTwice(_serializer, index);
            return golden is not null && GoldenBytes.Show(bytes) is var shown && shown != golden ? $"{golden} is now {shown}"
                : !bytes.AsSpan().SequenceEqual(again) ? $"{bytes.Length} bytes became {again.Length} others"
                : null;
        }
        catch (GraupelException e) when (e.Kind.ToString() == (golden ?? (_serializer.Options.Format == WireFormat.MessagePack ? nameof(ErrorKind.InvalidText) : null)))
        {
            return null; // halves of surrogate pairs have no form in MessagePack
        }
        catch (Exception e)
        {
            return e.ToString();
        }
    }

    // These programs have no data of cultures (InvariantGlobalization): so no regions, and another order of text.
    private static bool NeedsCultures(Type type) =>
        type == typeof(RegionInfo) || type == typeof(Request)
        || (type.IsGenericType && type.GetGenericArguments()[0] == typeof(string) && type.Name.StartsWith("Sorted", StringComparison.Ordinal))
        || type.GetGenericArguments().Any(NeedsCultures);
}

using Graupel.TestCases;
using Graupel.TestCases.Graphs;

namespace Graupel.Aot;

/// <summary>
/// Sends every test case through its generated contract, without reflection: what is read must give the same bytes when it is written again.
/// </summary>
internal sealed class GeneratedSuite(WireFormat format, References references)
{
    private readonly Serializer _serializer = new(new SerializerOptions { Format = format, Compilers = CompilerChoice.GeneratedOnly, References = references });

    /// <summary>Number of values that came through.</summary>
    private int Passed { get; set; }

    /// <summary>Number of values that did not.</summary>
    private int Failed { get; set; }

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

        return (suites.Sum(static suite => suite.Passed), suites.Sum(static suite => suite.Failed));
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
        try
        {
            (byte[] bytes, byte[] again) = testCase.WriteTwice(_serializer, index);
            return bytes.AsSpan().SequenceEqual(again) ? null : $"{bytes.Length} bytes became {again.Length} others";
        }
        catch (GraupelException e) when (e.Kind == ErrorKind.InvalidText && _serializer.Options.Format == WireFormat.MessagePack)
        {
            return null; // halves of surrogate pairs have no form in MessagePack, and are refused
        }
        catch (Exception e)
        {
            return e.ToString();
        }
    }
}

using System.Collections.Concurrent;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using Graupel.Conformance;
using Graupel.TestCases;

namespace Graupel.Hostile.Cold;

/// <summary>What one process of <see cref="ColdSuite"/> does: the first use of some contracts by many threads at once.</summary>
internal sealed class ColdStart(Serializer serializer) : ICaseVisitor
{
    /// <summary>The first argument of the process; the second one is slice and way.</summary>
    public const string Argument = "cold-start";

    /// <summary>Begins the line that says what was written.</summary>
    public const string Written = "written ";

    /// <summary>Number of parts of the cases.</summary>
    public const int Slices = 8;

    private const int Threads = 16;
    private const int LeastValues = 20;

    private static readonly string[] Groups = ["unions", "open", "recursion", "contracts", "objects", "inheritance"];

    private readonly ConcurrentDictionary<(string Case, int Index), string> _written = new();

    /// <summary>The serializers that are tried.</summary>
    public static IReadOnlyList<(WireFormat Format, Func<Serializer> Make)> Ways { get; } =
    [
        (WireFormat.Fast, static () => Serializer.Default),
        .. from format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack]
           from compilers in (CompilerChoice[])[CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly]
           select (format, (Func<Serializer>)(() => new Serializer(new SerializerOptions { Format = format, Compilers = compilers }))),
    ];

    /// <summary>Runs it.</summary>
    /// <param name="start">Slice and way.</param>
    /// <returns>The exit code.</returns>
    public static int Run(string start)
    {
        int[] numbers = [.. start.Split('.').Select(static number => int.Parse(number, CultureInfo.InvariantCulture))];
        TestCase[] cases = [.. Catalogue.All.Where(static testCase => Groups.Contains(testCase.Group) && !GoldenBytes.IsInRandomOrder(testCase.Type)).Where((_, i) => i % Slices == numbers[0])];
        var run = new ColdStart(Ways[numbers[1]].Make());
        ConcurrentQueue<Exception> failures = [];
        using var barrier = new Barrier(Threads);
        Thread[] threads = [.. Enumerable.Range(0, Threads).Select(thread => new Thread(() => run.UseAll(cases, thread, barrier, failures)))];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        if (failures.TryDequeue(out Exception? failure) || run._written.Count < LeastValues)
        {
            Console.WriteLine(failure?.ToString() ?? $"There are {run._written.Count} values.");
            return 1;
        }

        Console.WriteLine(Written + run.Sum());
        return 0;
    }

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        for (int i = 0; i < testCase.Count; i++)
        {
            string text;
            try
            {
                byte[] bytes = serializer.Serialize(testCase.Values[i]());
                text = Convert.ToHexString(bytes);
                string again = Convert.ToHexString(serializer.Serialize(serializer.Deserialize<T>(bytes)));
                if (again != text)
                {
                    throw new InvalidOperationException($"{testCase} [{i}] is {text}, and {again} when it was read.");
                }
            }
            catch (GraupelException e) when (e.Kind == ErrorKind.InvalidText && serializer.Options.Format == WireFormat.MessagePack)
            {
                text = ""; // halves of surrogate pairs
            }

            if (_written.GetOrAdd((testCase.ToString(), i), text) != text)
            {
                throw new InvalidOperationException($"{testCase} [{i}] is {text}, and {_written[(testCase.ToString(), i)]} in another thread.");
            }
        }
    }

    // Half of the threads take the cases in the same order, the others begin each with another.
    private void UseAll(TestCase[] cases, int thread, Barrier barrier, ConcurrentQueue<Exception> failures)
    {
        try
        {
            barrier.SignalAndWait();
            for (int i = 0; i < cases.Length; i++)
            {
                cases[((thread % 2 == 0 ? 0 : thread * 3) + i) % cases.Length].Accept(this);
            }
        }
        catch (Exception e)
        {
            failures.Enqueue(e);
        }
    }

    private string Sum()
    {
        IEnumerable<string> lines = _written.OrderBy(static one => one.Key.Case, StringComparer.Ordinal).ThenBy(static one => one.Key.Index).Select(static one => $"{one.Key} {one.Value}\n");
        return $"{_written.Count} values, {Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(string.Concat(lines))))}";
    }
}

using System.Buffers;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.RegularExpressions;
using Graupel.TestCases;
using Graupel.TestCases.Comparing;
using Graupel.TestCases.Graphs;

namespace Graupel.Conformance;

/// <summary>
/// No bytes hold the name of a type, a namespace or an assembly, but where the value itself is such a text. Two kinds of names are meant to
/// be there, and are left out: those of members, which types may be named like; and what surrogates derived from <see cref="TypeNames"/> make of a <see cref="Type"/>.
/// </summary>
public partial class WireNameTests(SuiteClock<WireNameTests> clock) : IClassFixture<SuiteClock<WireNameTests>>
{
    private static readonly string[] Foreign = ["Graupel", "System.", "mscorlib", "netstandard", "Version=", "PublicKeyToken"];

    [Theory]
    [EveryWay]
    public void Bytes_hold_no_name(string way) => clock.Run(() => Check(Way.Get(way), Catalogue.All));

    [Theory]
    [EveryWay(Preserving = true)]
    public void Bytes_of_graphs_hold_no_name(string way) => clock.Run(() => Check(Way.Get(way), [.. Catalogue.All, .. GraphCases.All]));

    [Fact]
    public void Names_are_found()
    {
        Assert.InRange(Names.Own.Count, 300, int.MaxValue);
        foreach (string name in (string[])["System.", Names.Own.Order(StringComparer.Ordinal).First()])
        {
            foreach (byte[] bytes in (byte[][])[[.. Encoding.UTF8.GetBytes(name)], [7, .. Encoding.UTF8.GetBytes(name), 1], [.. Encoding.Unicode.GetBytes(name)], [7, .. Encoding.Unicode.GetBytes(name), 1]])
            {
                Assert.Equal(name, Names.FindIn(bytes, static () => ""));
                Assert.Null(Names.FindIn(bytes, () => $"a {name}"));
            }
        }
    }

    private static void Check(Way way, IReadOnlyList<TestCase> cases)
    {
        var scan = new Scan(way);
        foreach (TestCase testCase in cases)
        {
            testCase.Accept(scan);
        }

        Assert.Empty(scan.Found);
        Assert.True(scan.Bytes > 500_000, $"{scan.Bytes} bytes");
        Assert.True(scan.Meant > 0); // names of types that are values
    }

    [GeneratedRegex("^[A-Za-z]{5,}")]
    private static partial Regex Simple();

    private static class Names
    {
        /// <summary>Those of the types of the test cases, as far as no member has the same. Short ones occur by chance.</summary>
        public static HashSet<string> Own { get; } = FindOwn();

        private static string[] All { get; } = [.. Foreign, .. Own];

        private static SearchValues<string> Any { get; } = SearchValues.Create(All, StringComparison.Ordinal);

        /// <summary>The first name that bytes hold, as text of one or two bytes a character, and that a text does not.</summary>
        public static string? FindIn(byte[] bytes, Func<string> text)
        {
            string narrow = Encoding.Latin1.GetString(bytes);
            ReadOnlySpan<char> even = MemoryMarshal.Cast<byte, char>(bytes);
            ReadOnlySpan<char> odd = MemoryMarshal.Cast<byte, char>(bytes.AsSpan(Math.Min(1, bytes.Length)));
            if (!narrow.AsSpan().ContainsAny(Any) && !even.ContainsAny(Any) && !odd.ContainsAny(Any))
            {
                return null;
            }

            foreach (string name in All)
            {
                if ((narrow.Contains(name, StringComparison.Ordinal) || even.IndexOf(name) >= 0 || odd.IndexOf(name) >= 0) && !text().Contains(name, StringComparison.Ordinal))
                {
                    return name;
                }
            }

            return null;
        }

        private static HashSet<string> FindOwn()
        {
            Type[] types = typeof(TestCase).Assembly.GetTypes();
            HashSet<string> names = [.. types.Select(static type => Simple().Match(type.Name).Value).Where(static name => name.Length > 0)];
            names.ExceptWith(types.SelectMany(static type => type.GetMembers()).Where(static member => member is not Type).Select(static member => member.Name));
            return names;
        }
    }

    private sealed class Scan(Way way) : ICaseVisitor
    {
        public List<string> Found { get; } = [];

        public long Bytes { get; private set; }

        public int Meant { get; private set; }

        public void Visit<[ContractParameter] T>(TestCase<T> testCase)
        {
            for (int i = 0; i < testCase.Count; i++)
            {
                T value = testCase.Values[i]();
                if (Deviations.RefusalOf(way.Format, value) is null)
                {
                    byte[] bytes = way.Serializer.Serialize(value);
                    Bytes += bytes.Length;
                    string? text = null;
                    if (Names.FindIn(bytes, () => text ??= string.Join('\n', GraphWalk.LeavesOf(value))) is { } name)
                    {
                        Found.Add($"{testCase} [{i}] holds '{name}': {GoldenBytes.Show(bytes)}");
                    }
                    else if (text is not null)
                    {
                        Meant++;
                    }
                }
            }
        }
    }
}

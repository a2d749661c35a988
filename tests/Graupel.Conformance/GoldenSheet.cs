using System.Globalization;
using System.Text;
using Graupel.TestCases;

namespace Graupel.Conformance;

/// <summary>Writes down the bytes of cases: short ones in full, long ones by their length and hash, and of each case one value as a tree.</summary>
internal sealed class GoldenSheet(Way way) : ICaseVisitor
{
    private const int LongestTree = 60;

    private readonly StringBuilder _text = new();

    public string Text => _text.ToString();

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        Serializer<T> serializer = way.Serializer.For<T>();
        byte[]? richest = null;
        Line($"== {testCase.Name}");
        for (int i = 0; i < testCase.Count; i++)
        {
            T value = testCase.Values[i]();
            if (Deviations.RefusalOf(way.Format, value) is { } refusal)
            {
                Line($"{i}: {refusal}");
                continue;
            }

            byte[] bytes = serializer.Serialize(value);
            Line($"{i}: {GoldenBytes.Show(bytes)}");
            richest = bytes.Length <= LongestTree && bytes.Length >= (richest?.Length ?? 0) ? bytes : richest;
        }

        if (richest is not null)
        {
            string tree = serializer.Dump(richest);
            Assert.DoesNotMatch("(?m)^[0-9A-F]{6} +! ", tree);
            _text.Append(tree);
        }
    }

    private void Line(string line) => _text.Append(CultureInfo.InvariantCulture, $"{line}\n");
}

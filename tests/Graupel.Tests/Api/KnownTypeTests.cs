using Graupel.TestCases;
using Graupel.TestCases.Comparing;

namespace Graupel.Tests.Api;

/// <summary>Types of the framework come back as they were, by both compilers and in all formats.</summary>
public class KnownTypeTests
{
    public static TheoryData<string> Groups => [.. Catalogue.All.Select(static testCase => testCase.Group).Distinct()];

    [Theory]
    [MemberData(nameof(Groups))]
    public void Values_come_back(string group)
    {
        var visitor = new Visitor();
        foreach (TestCase testCase in Catalogue.All.Where(testCase => testCase.Group == group))
        {
            testCase.Accept(visitor);
        }

        Assert.True(visitor.Problems.Count == 0, string.Join("\n", visitor.Problems.Take(20)));
        Assert.NotEqual(0, visitor.Count);
    }

    private sealed class Visitor : ICaseVisitor
    {
        private readonly Serializer[] _serializers =
        [
            new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }),
            new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }),
            new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly, Format = WireFormat.Compact }),
            new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, Format = WireFormat.Compact }),
            new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly, Format = WireFormat.MessagePack }),
            new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, Format = WireFormat.MessagePack }),
        ];

        public List<string> Problems { get; } = [];

        public int Count { get; private set; }

        public void Visit<T>(TestCase<T> testCase)
        {
            for (int i = 0; i < testCase.Values.Count; i++)
            {
                foreach (Serializer serializer in _serializers)
                {
                    Count++;
                    if (Check(serializer, testCase.Values[i]) is { } problem)
                    {
                        Problems.Add($"{serializer.Options.Format} {serializer.Options.Compilers} {testCase} [{i}]: {problem}");
                    }
                }
            }
        }

        private static string? Check<T>(Serializer serializer, Func<T> make)
        {
            try
            {
                byte[] bytes = serializer.Serialize(make());
                T read = serializer.Deserialize<T>(bytes);
                return serializer.Options.Format != WireFormat.MessagePack ? DeepEqual.Difference(make(), read)
                    : serializer.Serialize(read).AsSpan().SequenceEqual(bytes) ? null : "other bytes";
            }
            catch (GraupelException e) when (e.Kind == ErrorKind.InvalidText && serializer.Options.Format == WireFormat.MessagePack)
            {
                return null; // halves of surrogate pairs have no form in MessagePack
            }
            catch (Exception e)
            {
                return $"{e.GetType()}: {e.Message}";
            }
        }
    }
}

using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Tests.Converters;

/// <summary>In ascending order, too, what a collection enumerates is written, whatever its count says.</summary>
public class LyingCountTests
{
    private static readonly Serializer Sorted = new(new SerializerOptions { SortKeys = true, Compilers = CompilerChoice.RuntimeOnly });

    [Theory]
    [InlineData(-1)]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(5)]
    public void What_is_there_is_written(int count)
    {
        var map = new Liar(new() { ["b"] = 2, ["a"] = 1 }, count);
        IDictionary<string, int> copy = Sorted.DeepClone<IDictionary<string, int>>(map);
        Assert.Equal([new("a", 1), new("b", 2)], copy);
    }

    private sealed class Liar(Dictionary<string, int> map, int count) : IDictionary<string, int>
    {
        public int Count => count;

        public bool IsReadOnly => true;

        public ICollection<string> Keys => map.Keys;

        public ICollection<int> Values => map.Values;

        public int this[string key]
        {
            get => map[key];
            set => throw new NotSupportedException();
        }

        public void Add(string key, int value) => throw new NotSupportedException();

        public void Add(KeyValuePair<string, int> item) => throw new NotSupportedException();

        public void Clear() => throw new NotSupportedException();

        public bool Contains(KeyValuePair<string, int> item) => map.Contains(item);

        public bool ContainsKey(string key) => map.ContainsKey(key);

        public void CopyTo(KeyValuePair<string, int>[] array, int arrayIndex) => ((ICollection<KeyValuePair<string, int>>)map).CopyTo(array, arrayIndex);

        public bool Remove(string key) => throw new NotSupportedException();

        public bool Remove(KeyValuePair<string, int> item) => throw new NotSupportedException();

        public bool TryGetValue(string key, [MaybeNullWhen(false)] out int value) => map.TryGetValue(key, out value);

        public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => map.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => map.GetEnumerator();
    }
}

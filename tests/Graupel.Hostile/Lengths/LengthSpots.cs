using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Lengths;

/// <summary>Finds the lengths and counts of values of one way: at the root, in objects, exact or not, in collections, and where they are skipped.</summary>
internal sealed class LengthSpots(Way way)
{
    private readonly List<LengthSpot> _all = [];

    public IReadOnlyList<LengthSpot> All => _all;

    public Way Way { get; } = way;

    /// <summary>Adds the length at the beginning of a value, wherever the value may stand.</summary>
    /// <param name="value">The value; all its bytes stand behind the length.</param>
    /// <param name="fast">How the length is written.</param>
    /// <param name="messagePack">How it is written in the other format.</param>
    public void Add<[ContractParameter] T>(T value, LengthHeader fast, LengthHeader messagePack) =>
        AddAt(value, 0, Way.IsHeaded ? 1 : SizeOfHeader(value), Way.IsHeaded ? fast : messagePack);

    /// <summary>Adds the length at the beginning of a value that stands by itself.</summary>
    public void AddRoot<[ContractParameter] T>(T value, LengthHeader fast, LengthHeader messagePack) =>
        AddBytes<T>(Way.Serializer.Serialize(value), 0, Way.IsHeaded ? 1 : SizeOfHeader(value), Way.IsHeaded ? fast : messagePack);

    /// <summary>Adds a length inside of a value, wherever the value may stand.</summary>
    public void AddAt<[ContractParameter] T>(T value, int start, int size, LengthHeader header)
    {
        byte[] root = Way.Serializer.Serialize(value);
        AddBytes<T>(root, start, size, header);
        AddPlace<T, Box<T>>(new Box<T> { Value = value }, root, start, size, header);
        AddPlace<T, List<T>>([value], root, start, size, header);
        AddPlace<T, Dictionary<int, T>>(new() { [1] = value }, root, start, size, header);
        AddSkipped(value, root, start, size, header);
    }

    /// <summary>Adds a length at the beginning of a value inside pure data.</summary>
    public void AddExact<[ContractParameter] T>(T value, LengthHeader header)
    {
        if (Way.IsHeaded)
        {
            byte[] payload = Way.Serializer.Serialize(new PackedBox<T> { Value = value });
            AddBytes<PackedBox<T>>(payload, 1, 1, header);
        }
    }

    /// <summary>Adds a length in bytes that the writer would not make.</summary>
    public void AddBytes<[ContractParameter] T>(byte[] payload, int start, int size, LengthHeader header, string what = "") =>
        _all.Add(new LengthSpot($"{Way}, {typeof(T)} {what} at {start}", new Target<T>(), payload, start, size, header));

    private void AddPlace<T, [ContractParameter] TPlace>(TPlace place, byte[] root, int start, int size, LengthHeader header)
    {
        byte[] payload = Way.Serializer.Serialize(place);
        if (payload.AsSpan().EndsWith(root))
        {
            AddBytes<TPlace>(payload, payload.Length - root.Length + start, size, header);
        }
    }

    private void AddSkipped<[ContractParameter] T>(T value, byte[] root, int start, int size, LengthHeader header)
    {
        byte[] payload = Way.Serializer.Serialize(new Wide<T> { Value = value });
        if (payload.AsSpan().EndsWith(root))
        {
            AddBytes<Narrow>(payload, payload.Length - root.Length + start, size, header, $"skipping {typeof(T)}");
        }
    }

    private int SizeOfHeader<[ContractParameter] T>(T value) => Way.Serializer.Serialize(value)[0] is 0xC4 or 0xC7 or 0xD9 ? 2 : 1;
}

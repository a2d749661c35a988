namespace Graupel.Tests.Api;

/// <summary>A value whose contract is written by hand, as a generator would have made it.</summary>
public sealed class Note(int number, string? text) : IEquatable<Note>
{
    public Note()
        : this(0, null)
    {
    }

    public int Number { get; set; } = number;

    public string? Text { get; set; } = text;

    public bool Equals(Note? other) => other is not null && Number == other.Number && Text == other.Text;

    public override bool Equals(object? obj) => Equals(obj as Note);

    public override int GetHashCode() => HashCode.Combine(Number, Text);
}

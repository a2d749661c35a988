using System.Runtime.Serialization;
using Graupel.Formats;

namespace Graupel;

/// <summary>
/// The exception for bytes or values that cannot be read or written. Its message contains no user data.
/// </summary>
public sealed class GraupelException : SerializationException
{
    private readonly int _fixedOffset;
    private readonly MemberPath _path = new();
    private string _problem;
    private string? _remark;
    private int? _pendingMember;
    private bool _isPlaced;

    /// <summary>Creates an exception; custom converters may throw it.</summary>
    /// <param name="kind">Why the value is refused.</param>
    /// <param name="message">What is wrong, without user data.</param>
    /// <param name="offset">The offset in bytes from the beginning of the value's bytes, as <see cref="IReader.Offset"/> counts; -1 if it is not known.</param>
    public GraupelException(ErrorKind kind, string message, long offset = -1)
        : this(kind, message, offset, -1, null)
    {
    }

    /// <summary>Makes an exception that another one caused.</summary>
    /// <param name="kind">Why the value is refused.</param>
    /// <param name="message">What is wrong, without user data.</param>
    /// <param name="innerException">The cause.</param>
    /// <param name="offset">The offset in bytes from the beginning of the value's bytes, as <see cref="IReader.Offset"/> counts; -1 if it is not known.</param>
    public GraupelException(ErrorKind kind, string message, Exception? innerException, long offset = -1)
        : this(kind, message, offset, -1, innerException)
    {
    }

    internal GraupelException(ErrorKind kind, string problem, long offset, int fixedOffset, Exception? inner)
        : base(problem, inner)
    {
        Kind = kind;
        Offset = offset;
        _problem = problem;
        _fixedOffset = fixedOffset;
    }

    /// <summary>Why the value is refused.</summary>
    public ErrorKind Kind { get; private set; }

    /// <summary>
    /// The offset of the error in bytes; -1 if it is not known. It counts from the first byte of the value, or of the message of a channel; from the first byte of the
    /// header when an <see cref="Envelope"/> is read, which is where the error is in a file, too. When <see cref="Compressed"/> is read it counts the
    /// decompressed bytes if these are no value of the type, and the compressed ones if it is their stream that is refused.
    /// </summary>
    public long Offset { get; private set; }

    /// <summary>
    /// The path from the root to the member at fault, such as <c>Lines[3].Price</c>; empty for the root itself. A member that occurs in the path
    /// more than 16 times in a row, as in a linked list, is written once with a count: <c>Next*1000.Price</c>; so are members with the same elements,
    /// as in a deep tree: <c>Kids[0]*60.Price</c>, <c>(Left.Kids[0])*30.Price</c>. If the path has more than 1000 characters, only its beginning and
    /// end are given, with <c>...</c> between them.
    /// </summary>
    public string Path => _path.ToString();

    /// <inheritdoc/>
    public override string Message
    {
        get
        {
            string where = Offset >= 0 ? $" at offset {Offset}" : "";
            string path = Path.Length > 0 ? $" (path {Path})" : "";
            return $"{_problem}{where}{path}{_remark}.";
        }
    }

    // The methods below run in exception filters, from the innermost object outwards, and build the path without unwinding.
    // They always return false.

    /// <summary>Names the member at fault in the current object.</summary>
    internal bool EnterMember(ObjectShape shape, int noted)
    {
        int member = _pendingMember ?? (_fixedOffset >= 0 ? shape.MemberAt(_fixedOffset) : noted);
        if (member < -1)
        {
            member = shape.MemberAt(MemberNote.Offset(member));
        }

        if (member >= 0 && member < shape.Members.Length && !shape.Members[member].IsBase)
        {
            _path.Prepend(shape.Members[member].Name);
        }

        return false;
    }

    /// <summary>
    /// Notes an object that is being written: if an object contains itself, the error is not the depth, and the path ends where the object
    /// occurs again.
    /// </summary>
    internal bool MeetObject<T>(T value, ObjectShape shape) => !typeof(T).IsValueType && Meet(value!, shape.Name);

    /// <summary>Does the same for a collection, which can contain itself only where a base type is declared.</summary>
    internal bool MeetCase<T>(T value) => !typeof(T).IsValueType && Meet(value!, CSharpName.Of(typeof(T)));

    /// <summary>Names the member at fault in an object of a chain, and the last members that lead to it.</summary>
    /// <param name="shape">The contract of all of them.</param>
    /// <param name="noted">The member of the current object.</param>
    /// <param name="links">How many objects lie between the first one, which is named further outwards, and the end of the current object.</param>
    internal bool EnterLinks(ObjectShape shape, int noted, int links)
    {
        if (links == 0)
        {
            return false;
        }

        EnterMember(shape, noted);
        int tail = shape.Members.Length - 1;
        _path.Prepend(shape.Members[tail].Name, links - 1);
        return LeaveTo(tail);
    }

    /// <summary>Names the element at fault; the sequence is the parent's member <paramref name="parentMember"/>.</summary>
    internal bool EnterElement(int index, int parentMember)
    {
        _path.Prepend(index);
        return LeaveTo(parentMember);
    }

    /// <summary>Names a member at fault that was not noted.</summary>
    internal bool EnterMember(string name, int parentMember)
    {
        _path.Prepend(name);
        return LeaveTo(parentMember);
    }

    /// <summary>Corrects the index of an element that was counted from <paramref name="start"/> on.</summary>
    internal bool MoveElement(int start)
    {
        _path.Move(start);
        return false;
    }

    /// <summary>Tells which member of the parent holds the object or sequence that was left.</summary>
    internal bool LeaveTo(int parentMember)
    {
        _pendingMember = parentMember;
        return false;
    }

    /// <summary>Says what may be the reason, behind everything else; a later remark, of what is around, knows more.</summary>
    /// <param name="remark">With the sign in front; null for none.</param>
    internal bool Remark(string? remark)
    {
        _remark = remark ?? _remark;
        return false;
    }

    /// <summary>Counts the offset from where that begins which is around the value. What was placed before stays.</summary>
    internal bool Place(long offset)
    {
        Offset = _isPlaced ? Offset : offset;
        _isPlaced = true;
        return false;
    }

    private bool Meet(object value, string contract)
    {
        if (Kind is ErrorKind.DepthExceeded or ErrorKind.CycleDetected && _path.Meet(value))
        {
            Kind = ErrorKind.CycleDetected;
            _problem = Throw.CycleProblem(contract);
        }

        return false;
    }
}

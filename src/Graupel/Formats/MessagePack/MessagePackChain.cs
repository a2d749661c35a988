using System.Collections.Immutable;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// The members of a contract and those of its bases as one list: first its own, a slot for the base among them, then the same of the base.
/// </summary>
internal sealed class MessagePackChain
{
    private readonly ImmutableArray<ObjectShape> _levels;
    private readonly int[] _starts;

    /// <summary>Lists the members.</summary>
    /// <param name="shape">The contract.</param>
    public MessagePackChain(ObjectShape shape)
    {
        var levels = new List<ObjectShape>();
        for (ObjectShape? level = shape; level is not null; level = level.Base)
        {
            levels.Add(level);
        }

        _levels = [.. levels];
        Members = [.. levels.SelectMany(static level => level.Members)];
        _starts = new int[levels.Count];
        for (int i = 1; i < levels.Count; i++)
        {
            _starts[i] = _starts[i - 1] + levels[i - 1].Members.Length;
        }

        HasNamed = levels.Exists(static level => level.IsNamed);
        HiddenOrder = levels.Find(static level => level.HidesOrder);
        HasNumbers = Members.Any(static member => member.Order >= 0);
    }

    /// <summary>The members of all classes.</summary>
    public ImmutableArray<MemberShape> Members { get; }

    /// <summary>How many classes there are.</summary>
    public int Levels => _levels.Length;

    /// <summary>True where the members of one of the classes have no numbers.</summary>
    public bool HasNamed { get; }

    /// <summary>The first class whose members must not be told apart by their order; null if there is none.</summary>
    public ObjectShape? HiddenOrder { get; }

    /// <summary>True where any member has a number.</summary>
    public bool HasNumbers { get; }

    /// <summary>True where the members of all classes are read in a row also where each has a key.</summary>
    public bool TakesKeys => _levels.All(static level => level.TakesKeys);

    /// <summary>The classes as they are written: that of the deepest base first.</summary>
    public IEnumerable<int> BaseFirst => Enumerable.Range(0, Levels).Reverse();

    /// <summary>The contract of a class; 0 is the derived one.</summary>
    public ObjectShape this[int level] => _levels[level];

    /// <summary>The members of one class, without the slot of its base.</summary>
    public IEnumerable<int> OwnOf(int level) =>
        Enumerable.Range(_starts[level], _levels[level].Members.Length).Where(member => !Members[member].IsBase);

    /// <summary>The first member of a class, or the slot of its base.</summary>
    public int StartOf(int level) => _starts[level];

    /// <summary>The most derived class that keeps members which no class has, or -1.</summary>
    public int Keeper => Array.FindIndex([.. _levels], static level => level.KeepsUnknown);

    /// <summary>The class that a member is of.</summary>
    public int LevelOf(int member) => Array.FindLastIndex(_starts, start => start <= member);

    /// <summary>Whether each number is above all those of the bases, so that an array has the members in the order in which they are written.</summary>
    public bool Ascends()
    {
        int last = -1;
        foreach (int level in BaseFirst)
        {
            foreach (int member in OwnOf(level))
            {
                if (Members[member].Order <= last)
                {
                    return false;
                }

                last = Members[member].Order;
            }
        }

        return true;
    }
}

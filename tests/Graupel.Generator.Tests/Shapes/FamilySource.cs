using System.Globalization;
using System.Text;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Writes the source of a random family: a base with cases, classes below classes, with overrides, members that hide others and callbacks; and of an
/// object that holds all of it. All that an instance holds comes back, but for what fields are called after "Decoy".
/// </summary>
internal sealed class FamilySource
{
    // Callbacks change what is written, and change it back: only if all are called, in their order, the value comes back.
    private const string Calls =
        "public static class Calls { public static List<string> Log { get; } = []; }";

    private readonly Random _random;
    private readonly MemberSource _members;
    private readonly ShapeStyle _style;
    private readonly List<Kin> _kin = [];
    private readonly StringBuilder _text = new();
    private readonly bool _isGeneric;
    private readonly bool _isRecord;

    private FamilySource(int seed)
    {
        _random = new Random(seed);
        _members = new MemberSource(_random);
        _style = (ShapeStyle)_random.Next(Enum.GetValues<ShapeStyle>().Length);
        _isGeneric = Chance(4);
        _isRecord = Chance(4);
    }

    public static string Of(int seed)
    {
        var source = new FamilySource(seed);
        source.Write();
        return source._text.ToString();
    }

    private void Write()
    {
        int count = _random.Next(3, 7);
        for (int i = 0; i < count; i++)
        {
            _kin.Add(MakeKin(i));
        }

        foreach (Kin kin in _kin)
        {
            kin.IsAbstract &= _kin.Exists(one => one.IsBelow(kin) && !one.IsAbstract);
        }

        DeclareCases();
        var body = new StringBuilder();
        foreach (Kin kin in _kin)
        {
            body.AppendLine(new KinSource(_random, _members, _style, kin, MemberType).Text());
        }

        string closed = _isGeneric ? $"<{(Chance(2) ? "int" : Chance(2) ? "string" : "DayOfWeek?")}>" : "";
        foreach (Kin kin in _kin.Where(static one => one.CanBeMember))
        {
            _text.AppendLine(CultureInfo.InvariantCulture, $"[assembly: ContractFor(typeof({kin.Bare}{closed}))]");
        }

        _text.AppendLine(MemberSource.Interfaces).AppendLine(Calls).Append(body);
        _text.AppendLine(Holder(count, closed));
    }

    private Kin MakeKin(int index)
    {
        Kin? root = _kin.FirstOrDefault();
        bool isInterface = root is null && Chance(3);
        bool isStruct = root is { IsInterface: true } && Chance(4);
        Kin[] parents = [.. _kin.Where(static one => one is { IsSealed: false, IsStruct: false })];
        Kin? parent = root is null ? null : isStruct ? root : parents[_random.Next(parents.Length)];
        return new Kin($"T{index}", _isGeneric ? "<TItem>" : "", index + 1, parent)
        {
            IsInterface = isInterface,
            IsStruct = isStruct,
            IsRecord = !isInterface && _isRecord,
            IsSealed = root is not null && (isStruct || Chance(4)),
            IsAbstract = isInterface || (root is null && Chance(2)) || (!isStruct && Chance(5)),
        };
    }

    // Each concrete type is declared on the root, or on itself, or on a base in between that is declared on the root.
    private void DeclareCases()
    {
        Kin root = _kin[0];
        foreach (Kin middle in _kin.Skip(1).Where(one => !one.IsSealed && Chance(2)))
        {
            foreach (Kin kin in _kin.Where(one => one.IsBelow(middle) && !one.IsAbstract))
            {
                Declare(middle, kin);
            }
        }

        foreach (Kin kin in _kin.Skip(1))
        {
            bool isDeclaredBetween = _kin.Exists(middle => middle != root && middle.Cases.Exists(one => one.Kin == kin) && root.Cases.Exists(one => one.Kin == middle));
            if ((kin.IsAbstract && kin.Cases.Count == 0) || (isDeclaredBetween && Chance(2)))
            {
                continue;
            }

            if (kin.IsAbstract || Chance(3) || _isGeneric)
            {
                Declare(root, kin);
            }
            else if (Chance(3))
            {
                kin.Attributes.Add($"UnionCase(typeof({root.Bare}), {kin.Id})");
                root.IsOpen = true;
            }
            else
            {
                Declare(root, kin);
            }
        }

        if (!root.IsInterface && !root.IsAbstract && Chance(2))
        {
            root.Cases.Add((root, $"Union(100, typeof({root.Definition}))"));
        }
    }

    private void Declare(Kin on, Kin kin) =>
        on.Cases.Add((kin, Chance(3) && !_isGeneric && !on.IsInterface ? $"KnownType(typeof({kin.Definition}))" : $"Union({kin.Id}, typeof({kin.Definition}))"));

    // A base is only declared where all that may stand there have been declared.
    private string MemberType(Kin self) => _random.Next(9) switch
    {
        0 => Chance(2) ? "List<" + Relative(self) + ">?" : Relative(self) + "[]?",
        1 => $"Dictionary<{(Chance(2) ? "string" : "int")}, {Relative(self)}>?",
        2 or 3 => Relative(self),
        4 when _isGeneric => "TItem",
        5 => $"({_members.Scalar()}, {Relative(self)})",
        _ => _members.Scalar(),
    };

    private string Relative(Kin self)
    {
        Kin[] fit = [.. _kin.Where(one => one.CanBeMember && !(self.IsStruct && one.IsStruct && one.Id >= self.Id))];
        Kin one = fit[_random.Next(fit.Length)];
        return one.IsStruct && Chance(2) ? one.Name : one.Name + "?";
    }

    private string Holder(int index, string closed)
    {
        var holder = new Kin($"T{index}", "", index + 1, null) { IsStruct = Chance(4), IsSealed = true };
        string text = new KinSource(_random, _members, _style, holder, one => MemberType(one).Replace("TItem", closed.Trim('<', '>'))).Text();
        _text.Insert(0, $"[assembly: ContractFor(typeof({holder.Name}))]{Environment.NewLine}");
        return text;
    }

    private bool Chance(int of) => _random.Next(of) == 0;
}

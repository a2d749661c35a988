using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Cases that were not known at first: other assemblies declare some, and some are unknown.</content>
internal sealed partial class UnionConverter<TWriter, TReader, TBase>
{
    private CaseConverter<TWriter, TReader, TBase> FindMore(Type type)
    {
        CaseConverter<TWriter, TReader, TBase>? found = FindAny(type);
        if (found is null)
        {
            if (_cases.HasNamesake(type))
            {
                Throw.CaseOfOtherCopy(type, CSharpName.Of(typeof(TBase)));
            }

            Throw.UndeclaredType(type, CSharpName.Of(typeof(TBase)));
        }

        return found;
    }

    private CaseConverter<TWriter, TReader, TBase>? FindAny(Type type)
    {
        CaseTable<TWriter, TReader, TBase> cases = AllCases();
        return cases.Find(type) ?? (_unknown?.Type == type ? _unknown : FindFamily(cases, type));
    }

    // Nobody can declare the private classes that values of the framework have, such as IPAddress.Loopback. Its public ones, such as UTF8Encoding, are written alike.
    private static CaseConverter<TWriter, TReader, TBase>? FindFamily(CaseTable<TWriter, TReader, TBase> cases, Type type)
    {
        for (Type? @base = type.BaseType; @base is not null; @base = @base.BaseType)
        {
            if (cases.Find(@base) is { CoversFamily: true } found && @base.Assembly == type.Assembly)
            {
                return found;
            }
        }

        return null;
    }

    private CaseConverter<TWriter, TReader, TBase> FindMore(UnionTag tag, long offset)
    {
        CaseTable<TWriter, TReader, TBase> cases = AllCases();
        if (cases.FindAmbiguous(tag) is { } type)
        {
            Throw.AmbiguousCase(CSharpName.Of(typeof(TBase)), type, offset);
        }

        // Pure data does not say how far an unknown value reaches.
        CaseConverter<TWriter, TReader, TBase>? found = cases.Find(tag) ?? (_registry.IsExact ? null : _unknown);
        if (found is null)
        {
            Throw.UnknownTag(CSharpName.Of(typeof(TBase)), tag, offset);
        }

        return found;
    }

    // The loaded assemblies that were searched last.
    private int _searched = -1;

    /// <summary>Asks for the cases that other assemblies declare, once for each set of loaded assemblies: bytes may have unknown cases without number.</summary>
    private CaseTable<TWriter, TReader, TBase> AllCases()
    {
        int loaded = LoadedAssemblies.Version;
        if (loaded == Volatile.Read(ref _searched))
        {
            return _cases;
        }

        CaseTable<TWriter, TReader, TBase> cases = _cases;
        UnionCase<TBase>[] all = Distinct([.. _declared, .. _registry.Options.CasesOf<TBase>(), .. _registry.CasesElsewhere<TBase>()], Shape.OwnCases);
        if (all.Length > cases.Count)
        {
            cases = new CaseTable<TWriter, TReader, TBase>(all, _registry);
            _isOpen = true;
            Publish(cases);
        }

        Volatile.Write(ref _searched, loaded);
        return cases;
    }

    // Another thread, which saw more assemblies, may have found more.
    private void Publish(CaseTable<TWriter, TReader, TBase> cases)
    {
        CaseTable<TWriter, TReader, TBase> before = _cases;
        while (cases.Count > before.Count)
        {
            CaseTable<TWriter, TReader, TBase> now = Interlocked.CompareExchange(ref _cases, cases, before);
            if (ReferenceEquals(now, before))
            {
                return;
            }

            before = now;
        }
    }

    private static UnionCase<TBase>[] Distinct(UnionCase<TBase>[] cases, int own)
    {
        UnionCase<TBase>[] distinct = [.. cases.DistinctBy(static one => one.Type)];
        for (int i = own; i < cases.Length && distinct.Length < cases.Length; i++)
        {
            EnsureOneId(cases[i], cases.AsSpan(i + 1));
        }

        return distinct;
    }

    private static void EnsureOneId(UnionCase<TBase> one, ReadOnlySpan<UnionCase<TBase>> others)
    {
        foreach (UnionCase<TBase> other in others)
        {
            if (other.Type == one.Type && other.Tag != one.Tag && !other.Tag.IsHash && !one.Tag.IsHash)
            {
                Throw.TwoIds(one, other);
            }
        }
    }
}

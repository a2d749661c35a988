using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Cases that were not known at first: other assemblies declare some, and some nobody knows.</content>
internal sealed partial class UnionConverter<TWriter, TReader, TBase>
{
    private CaseConverter<TWriter, TReader, TBase> FindMore(Type type)
    {
        CaseConverter<TWriter, TReader, TBase>? found = AllCases().Find(type) ?? (_unknown?.Type == type ? _unknown : null);
        if (found is null)
        {
            Throw.UndeclaredType(type, typeof(TBase).ToString());
        }

        return found;
    }

    private CaseConverter<TWriter, TReader, TBase> FindMore(UnionTag tag, long offset)
    {
        // Pure data does not say how far an unknown value reaches.
        CaseConverter<TWriter, TReader, TBase>? found = AllCases().Find(tag) ?? (_registry.IsExact ? null : _unknown);
        if (found is null)
        {
            Throw.UnknownTag(typeof(TBase).ToString(), tag, offset);
        }

        return found;
    }

    /// <summary>Asks for the cases that other assemblies declare; assemblies are loaded at any time.</summary>
    private CaseTable<TWriter, TReader, TBase> AllCases()
    {
        CaseTable<TWriter, TReader, TBase> cases = _cases;
        UnionCase<TBase>[] all = [.. Distinct(_declared.Concat(_registry.Options.CasesOf<TBase>()).Concat(_registry.CasesElsewhere<TBase>()))];
        if (all.Length > cases.Count)
        {
            cases = new CaseTable<TWriter, TReader, TBase>(all, _registry);
            _isOpen = true;
            Volatile.Write(ref _cases, cases);
        }

        return cases;
    }

    private static IEnumerable<UnionCase<TBase>> Distinct(IEnumerable<UnionCase<TBase>> cases) => cases.DistinctBy(static one => one.Type);
}

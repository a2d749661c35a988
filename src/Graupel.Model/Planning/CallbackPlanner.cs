namespace Graupel.Model.Planning;

/// <summary>Decides which methods are called before and after an object is written or read.</summary>
internal sealed class CallbackPlanner(PlanContext context)
{
    /// <summary>The callbacks of a type; null where neither it nor its base has any.</summary>
    public CallbacksPlan? Plan(TypeFacts facts, ObjectDraft? @base)
    {
        foreach (string method in facts.Unawaited)
        {
            context.Report(ContractRules.AsyncCallback, facts.Type, method, facts.Type.Name, Identifier.Short(method));
        }

        bool ofBase = @base is not null && (@base.Callbacks is not null || @base.Facts.HasContract);
        CallbackPlan[] own = facts.Callbacks.Count > 0 ? PlanOwn(facts) : [];
        return ofBase || own.Length > 0 || facts.IsNotified || facts.IsCalledBack ? new CallbacksPlan(ofBase, new(own), facts.IsNotified, facts.IsCalledBack) : null;
    }

    private CallbackPlan[] PlanOwn(TypeFacts facts)
    {
        Check(facts);
        return [.. facts.Callbacks
            .OrderBy(static c => c.Event)
            .Select(c => new CallbackPlan(c.Event, c.Name, c.HasContext, !AccessPlanner.IsVisible(c.Visibility, facts)))];
    }

    private void Check(TypeFacts facts)
    {
        foreach (CallbackFacts callback in facts.Callbacks.Where(static c => !c.IsCallable))
        {
            context.Report(ContractRules.CallbackSignature, facts.Type, callback.Name, facts.Type.Name, callback.Name);
        }

        foreach (IGrouping<CallbackEvent, CallbackFacts> same in facts.Callbacks.GroupBy(static c => c.Event).Where(static g => g.Count() > 1))
        {
            string name = same.Select(static c => c.Name).OrderBy(static n => n, StringComparer.Ordinal).Last();
            context.Report(ContractRules.DuplicateCallback, facts.Type, name, facts.Type.Name, $"On{same.Key}");
        }
    }
}

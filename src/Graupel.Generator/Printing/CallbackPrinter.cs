using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints how the callbacks of a contract are called, if it has any.</summary>
internal sealed class CallbackPrinter(CodeText code, Level level, LibraryNames library)
{
    /// <summary>The method that calls those of the type, where there are interfaces of callbacks too.</summary>
    public const string NotifyMethods = nameof(NotifyMethods);

    /// <summary>The method of the library that calls what is called when everything is read.</summary>
    public const string CallBack = nameof(CallBack);

    public void Print()
    {
        if (level.Plan.Callbacks is not { } callbacks)
        {
            return;
        }

        if (!callbacks.HasInterfaces)
        {
            PrintOverride("Notify", () => PrintMethods(callbacks));
            return;
        }

        PrintOverride("Notify", () =>
        {
            code.Line($"{NotifyMethods}(what, ref value);");
            PrintInterfaces(callbacks);
        });
        PrintOverride(NotifyMethods, () => PrintMethods(callbacks));
    }

    private void PrintOverride(string name, Action printBody)
    {
        code.Line();
        using var method = code.Block($"public override void {name}({library.ContractEvent} what, ref {CSharpType.Text(level.Plan.Type)} value)");
        printBody();
    }

    private void PrintMethods(CallbacksPlan callbacks)
    {
        if (callbacks.OfBase)
        {
            code.Line($"{CSharpType.Text(level.Plan.Members[0].Type)} @base = value;");
            code.Line($"{level.Field(0)}.{NotifyMethods}(what, ref @base);");
        }

        PrintOwn(callbacks.Own);
    }

    private void PrintInterfaces(CallbacksPlan callbacks)
    {
        if (callbacks.IsNotified)
        {
            code.Line($"{library.Members}.Notify(what, ref value);");
        }

        if (callbacks.IsCalledBack)
        {
            code.Line($"{library.Members}.{CallBack}(what, ref value);");
        }
    }

    private void PrintOwn(EquatableList<CallbackPlan> callbacks)
    {
        if (callbacks.Count == 0)
        {
            return;
        }

        using var events = code.Block("switch (what)");
        foreach (CallbackPlan callback in callbacks)
        {
            code.Line($"case {library.ContractEvent}.{callback.Event}: {Call(callback)}; break;");
        }
    }

    private string Call(CallbackPlan callback) => callback.ByAccessor
        ? level.Access(Level.Accessor(callback), level.Argument("value", "ref") + (callback.HasContext ? ", default" : ""))
        : $"value.{Identifier.Escape(callback.Method)}({(callback.HasContext ? "default(global::System.Runtime.Serialization.StreamingContext)" : "")})";
}

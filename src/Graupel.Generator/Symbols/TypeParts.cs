using System.Runtime.CompilerServices;
using Graupel.Generator.Printing;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>
/// What the generator in the assembly of a generic contract tells others of its hidden parts. With that, all of it is known here as there, and is reached by accessors of that assembly.
/// </summary>
internal sealed class TypeParts
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, Dictionary<string, INamedTypeSymbol>> Known = new();

    private readonly INamedTypeSymbol _class;
    private readonly IMethodSymbol[] _accessors;

    private TypeParts(INamedTypeSymbol @class)
    {
        _class = @class;
        _accessors = [.. @class.GetMembers().OfType<IMethodSymbol>().Where(static method => method.Has(AttributeNames.UnsafeAccessor))];
    }

    /// <summary>The full name of the class that tells them, without type arguments.</summary>
    public string Class => $"global::{_class.ContainingNamespace.ToDisplayString()}.{_class.Name}";

    /// <summary>What is told of a closed type; null where nothing is.</summary>
    public static TypeParts? Of(INamedTypeSymbol type) =>
        type.IsGenericType && type.ContainingAssembly is { } assembly
            && Known.GetValue(assembly, Read).TryGetValue(TypeReader.MetadataName(type), out INamedTypeSymbol? definition)
            && TypeReader.AllArguments(type) is var arguments && arguments.Length == definition.TypeParameters.Length
            ? new(definition.Construct([.. arguments]))
            : null;

    /// <summary>All members, as they are declared.</summary>
    /// <param name="shown">Those that the type itself shows.</param>
    /// <param name="types">Names types.</param>
    public IEnumerable<MemberFacts> Members(IEnumerable<MemberFacts> shown, TypeReader types)
    {
        var all = shown.ToDictionary(static member => member.Name, StringComparer.Ordinal);
        INamedTypeSymbol declaring = _class.GetTypeMembers(PartsPrinter.Members)[0];
        foreach (MemberFacts hidden in new MemberReader(types).Read(declaring))
        {
            all.TryGetValue(hidden.Name, out MemberFacts? open);
            all[hidden.Name] = hidden with
            {
                Getter = Public(open is { HasGetter: true } ? open.Getter : Visibility.Private),
                SetterVisibility = Public(open is null or { IsField: false, Setter: SetterForm.None } ? Visibility.Private : open.SetterVisibility),
                IsOverride = open is { IsOverride: true },
                IsVirtual = open is { IsVirtual: true },
            };
        }

        string[] order = Constant(PartsPrinter.Order) is string names ? names.Split(',') : [];
        return order.Where(all.ContainsKey).Concat(all.Keys.Except(order, StringComparer.Ordinal)).Select(name => all[name]).ToArray();
    }

    /// <summary>All constructors.</summary>
    public IEnumerable<ConstructorFacts> Constructors(IEnumerable<ConstructorFacts> shown, TypeReader types)
    {
        var reader = new ConstructorReader(types);
        return shown.Where(static one => one.Visibility == Visibility.Public)
            .Concat(_accessors.Where(static method => method.Name == PartsPrinter.Create).Select(reader.ReadHidden));
    }

    /// <summary>All callbacks.</summary>
    public IEnumerable<CallbackFacts> Callbacks(IEnumerable<CallbackFacts> shown)
    {
        CallbackFacts[] hidden =
        [
            .. from method in _accessors
               from attribute in method.GetAttributes()
               let @event = CallbackFacts.EventOf(AttributeReading.FullName(attribute.AttributeClass))
               where @event is not null
               select new CallbackFacts(@event.Value, TargetOf(method), Visibility.Private, method.Parameters.Length == 2, IsCallable: true),
        ];
        return shown.Where(one => !Array.Exists(hidden, other => other.Name == one.Name)).Concat(hidden);
    }

    /// <summary>What stands for a member in the names of its accessors; null if there is none.</summary>
    public string? AccessorOf(string member)
    {
        string field = Identifier.BackingField(member);
        string getter = Identifier.Accessor("get_", member);
        string setter = Identifier.Accessor("set_", member);
        IMethodSymbol? found = Array.Find(_accessors, method => TargetOf(method) is { Length: > 0 } name && (name == field || name == getter || name == setter || name == member) && !IsCallback(method));
        return found is null ? null : found.ReturnsByRef || !IsPrefixed(found) ? found.Name : found.Name[3..];
    }

    /// <summary>The names of the accessors.</summary>
    public IEnumerable<string> Accessors => _accessors.Select(static method => method.Name).Distinct();

    private static Visibility Public(Visibility visibility) => visibility == Visibility.Public ? visibility : Visibility.Private;

    private static bool IsCallback(IMethodSymbol method) => AttributeNames.OfCallbacks.Any(method.Has);

    private static bool IsPrefixed(IMethodSymbol method) =>
        method.Name.StartsWith("Get", StringComparison.Ordinal) || method.Name.StartsWith("Set", StringComparison.Ordinal);

    private static string TargetOf(IMethodSymbol method) => method.Find(AttributeNames.UnsafeAccessor)?.Named<string>("Name") ?? "";

    private object? Constant(string name) => _class.GetMembers(name).OfType<IFieldSymbol>().Select(static field => field.ConstantValue).FirstOrDefault();

    private static Dictionary<string, INamedTypeSymbol> Read(IAssemblySymbol assembly)
    {
        var parts = new Dictionary<string, INamedTypeSymbol>(StringComparer.Ordinal);
        foreach (AttributeData attribute in assembly.FindAll(AttributeNames.GeneratedParts))
        {
            if (attribute.ConstructorArguments is [{ Value: string definition }, { Value: INamedTypeSymbol type }])
            {
                parts[definition] = type.OriginalDefinition;
            }
        }

        return parts;
    }
}

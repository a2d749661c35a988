using System.Reflection;
using System.Runtime.CompilerServices;

namespace Graupel.Architecture.PublicApi;

/// <summary>The C# declaration of a type or member.</summary>
internal static class Declaration
{
    public static string Of(Type type)
    {
        var access = type.IsNestedFamily || type.IsNestedFamORAssem ? "protected" : "public";
        var name = CSharpName.OfDeclared(type);
        if (type.IsEnum)
        {
            return $"{access} enum {name} : {CSharpName.Of(type.GetEnumUnderlyingType())}";
        }

        var bases = type.IsInterface || type.IsValueType || type.BaseType == typeof(object) ? [] : new[] { type.BaseType! };
        var inherited = type.GetInterfaces().Except(bases.SelectMany(ancestor => ancestor.GetInterfaces()));
        var direct = inherited.Where(Visible.Type).Select(CSharpName.Of).Order(StringComparer.Ordinal);
        var list = string.Join(", ", bases.Select(CSharpName.Of).Concat(direct));
        return $"{access} {Kind(type)} {name}{(list.Length == 0 ? "" : " : " + list)}{Constraints.Of(type.GetGenericArguments())}";
    }

    public static string Of(MemberInfo member) => member switch
    {
        ConstructorInfo constructor => $"{Access(constructor)}{constructor.DeclaringType!.Name.Split('`')[0]}({Parameters(constructor)})",
        MethodInfo method => Method(method),
        PropertyInfo property => Property(property),
        EventInfo @event => $"{Access(@event.AddMethod!)}event {CSharpName.Of(@event.EventHandlerType!)} {@event.Name}",
        FieldInfo field => Field(field),
        _ => throw new ArgumentException($"{member} has no declaration here.", nameof(member)),
    };

    private static string Kind(Type type)
    {
        if (type.IsInterface)
        {
            return "interface";
        }

        if (type.IsValueType)
        {
            var isReadOnly = type.IsDefined(typeof(IsReadOnlyAttribute)) ? "readonly " : "";
            return $"{isReadOnly}{(type.IsByRefLike ? "ref " : "")}{(IsRecord(type) ? "record " : "")}struct";
        }

        var word = type.IsSubclassOf(typeof(Delegate)) ? "delegate" : IsRecord(type) ? "record" : "class";
        return (type.IsAbstract, type.IsSealed) switch
        {
            (true, true) => "static class",
            (true, false) => "abstract " + word,
            (false, true) => "sealed " + word,
            _ => word,
        };
    }

    private static bool IsRecord(Type type) =>
        type.GetMethod("PrintMembers", BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly) is { } print
        && print.IsDefined(typeof(CompilerGeneratedAttribute));

    private static string Method(MethodInfo method)
    {
        var generic = method.IsGenericMethodDefinition ? $"<{string.Join(", ", method.GetGenericArguments().Select(CSharpName.Of))}>" : "";
        var constraints = method.IsGenericMethodDefinition ? Constraints.Of(method.GetGenericArguments()) : "";
        return $"{Access(method)}{Modifiers(method)}{Result(method.ReturnParameter)} {method.Name}{generic}({Parameters(method)}){constraints}";
    }

    private static string Property(PropertyInfo property)
    {
        var (getter, setter) = (property.GetMethod, property.SetMethod);
        var main = getter is not null && Visible.Method(getter) ? getter : setter!;
        var index = property.GetIndexParameters();
        var name = index.Length == 0 ? property.Name : $"this[{string.Join(", ", index.Select(Parameter))}]";
        var required = property.IsDefined(typeof(RequiredMemberAttribute)) ? "required " : "";
        var accessors = string.Concat(new[] { Accessor(getter, "get"), Accessor(setter, IsInit(setter) ? "init" : "set") });
        var type = getter is null ? CSharpName.Of(property.PropertyType) : Result(getter.ReturnParameter);
        return $"{Access(main)}{required}{Modifiers(main)}{type} {name} {{ {accessors}}}";

        string Accessor(MethodInfo? accessor, string word)
        {
            if (accessor is null || !Visible.Method(accessor))
            {
                return "";
            }

            return Access(accessor) == Access(main) ? $"{word}; " : $"{Access(accessor)}{word}; ";
        }
    }

    private static bool IsInit(MethodInfo? setter) =>
        setter is not null && setter.ReturnParameter.GetRequiredCustomModifiers().Contains(typeof(IsExternalInit));

    private static string Field(FieldInfo field)
    {
        var access = field.IsPublic ? "public " : "protected ";
        var required = field.IsDefined(typeof(RequiredMemberAttribute)) ? "required " : "";
        var modifier = field switch
        {
            { IsLiteral: true } => "const ",
            { IsStatic: true, IsInitOnly: true } => "static readonly ",
            { IsStatic: true } => "static ",
            { IsInitOnly: true } => "readonly ",
            _ => "",
        };
        var value = field.IsLiteral ? $" = {field.GetRawConstantValue()}" : "";
        return $"{access}{required}{modifier}{CSharpName.Of(field.FieldType)} {field.Name}{value}";
    }

    private static string Access(MethodBase method) => method.IsPublic ? "public " : "protected ";

    private static string Modifiers(MethodInfo method)
    {
        var inInterface = method.DeclaringType!.IsInterface;
        if (method.IsStatic)
        {
            return method.IsAbstract ? "static abstract " : method.IsVirtual ? "static virtual " : "static ";
        }

        if (method.IsAbstract)
        {
            return inInterface ? "" : method.GetBaseDefinition() == method ? "abstract " : "abstract override ";
        }

        if (!method.IsVirtual)
        {
            return "";
        }

        return (method.GetBaseDefinition() == method, method.IsFinal) switch
        {
            (true, true) => "", // implements an interface
            (true, false) => "virtual ",
            (false, true) => "sealed override ",
            (false, false) => "override ",
        };
    }

    private static string Result(ParameterInfo result)
    {
        if (!result.ParameterType.IsByRef)
        {
            return CSharpName.Of(result.ParameterType);
        }

        var isReadOnly = result.IsDefined(typeof(IsReadOnlyAttribute)) || result.GetRequiredCustomModifiers().Length > 0;
        return $"{(isReadOnly ? "ref readonly " : "ref ")}{CSharpName.Of(result.ParameterType.GetElementType()!)}";
    }

    private static string Parameters(MethodBase method)
    {
        var extends = method.IsDefined(typeof(ExtensionAttribute)) ? "this " : "";
        return extends + string.Join(", ", method.GetParameters().Select(Parameter));
    }

    private static string Parameter(ParameterInfo parameter)
    {
        var type = parameter.ParameterType;
        var passing = "";
        if (type.IsByRef)
        {
            type = type.GetElementType()!;
            passing = parameter switch
            {
                { IsOut: true } => "out ",
                _ when parameter.IsDefined(typeof(RequiresLocationAttribute)) => "ref readonly ",
                { IsIn: true } => "in ",
                _ => "ref ",
            };
        }

        var isParams = parameter.IsDefined(typeof(ParamArrayAttribute)) || parameter.IsDefined(typeof(ParamCollectionAttribute));
        var modifier = isParams ? "params " : parameter.IsDefined(typeof(ScopedRefAttribute)) ? "scoped " : "";
        var value = parameter.HasDefaultValue ? $" = {Literal(parameter)}" : "";
        return $"{modifier}{passing}{CSharpName.Of(type)} {parameter.Name}{value}";
    }

    private static string Literal(ParameterInfo parameter) => parameter.RawDefaultValue switch
    {
        null => parameter.ParameterType.IsValueType ? "default" : "null",
        string text => $"\"{text}\"",
        bool flag => flag ? "true" : "false",
        var value => Convert.ToString(value, System.Globalization.CultureInfo.InvariantCulture)!,
    };
}

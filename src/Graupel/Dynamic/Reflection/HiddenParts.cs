using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>
/// The parts of a type that the generator could not see when it ran in another assembly than that of the type: private and internal members that
/// an attribute asks for, callbacks, data of which it shows nothing at all, and public members that the type has got since.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class HiddenParts
{
    private const BindingFlags Factories = BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The first one that a contract lacks; null where it lacks none.</summary>
    /// <param name="type">The type.</param>
    /// <param name="generated">Its contract, generated or of the user, in whatever assembly.</param>
    /// <param name="contracts">What was generated.</param>
    public static MemberInfo? Find(Type type, Contract generated, GeneratedContracts contracts)
    {
        Assembly from = generated.GetType().Assembly;
        bool isShown = type.Assembly == from;

        // Nearly all contracts are of the first sort, and reflection takes longer than the rest.
        if ((isShown && (type.IsValueType || type.BaseType == typeof(object))) || type.IsInterface || SharedFramework.Contains(type.Assembly))
        {
            return null;
        }

        return (isShown || contracts.KnowsParts(type, generated) ? null : FindDeclared(type, generated))
            ?? (IsOfMembers(generated) ? FindInBase(type, from, contracts) : null);
    }

    /// <summary>False if a contract reads the members of a base itself, because a constructor makes the objects, but lacks one, which the base hides or has got since.</summary>
    /// <param name="type">The type.</param>
    /// <param name="generated">Its contract, generated or of the user, in whatever assembly.</param>
    /// <param name="find">Finds the contract of a base; null if it has none.</param>
    public static bool KnowsBases(Type type, Contract generated, Func<Type, Contract?> find)
    {
        Assembly from = generated.GetType().Assembly;
        List<Type> elsewhere = [];
        for (Type? level = type.BaseType; level is not null && !SharedFramework.Contains(level.Assembly); level = level.BaseType)
        {
            if (level.Assembly != from)
            {
                elsewhere.Add(level);
            }
        }

        if (elsewhere.Count == 0 || !IsOfMembers(generated))
        {
            return true;
        }

        ObjectShape[] known = ShapesOfBases(generated);
        return !elsewhere.Exists(level => find(level) is { } contract && ShapeOf(contract) is { } shape
            && Array.Find(known, one => one.Name == shape.Name) is { } read && shape.FindUnknownTo(read) is not null);
    }

    private static MemberInfo? FindDeclared(Type type, Contract generated)
    {
        bool showsInternal = ShowsInternal(type.Assembly, generated.GetType().Assembly);
        MemberInfo? wanted = type.GetMembers(MemberReader.Declared).Concat(type.GetMethods(Factories)).FirstOrDefault(part => IsHidden(part, showsInternal) && IsWanted(part));
        if (wanted is not null || !IsOfMembers(generated))
        {
            return wanted;
        }

        bool isDataContract = type.Has(AttributeNames.DataContract);
        return FindAdded(type, generated, isDataContract) ?? (type.IsValueType || isDataContract ? null : FindAllData(type, showsInternal));
    }

    // Only of members that can be got by anyone and set is it certain that a contract would have them.
    private static MemberInfo? FindAdded(Type type, Contract generated, bool isDataContract)
    {
        ContractStyle style = ReflectionReader.StyleOf(type, isDataContract);
        if (style == ContractStyle.Serializable || ShapeOf(generated) is not { } shape)
        {
            return null;
        }

        return type.GetMembers(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly).FirstOrDefault(part =>
            IsOpen(part) && !IsKeeper(part) && !part.IsLeftOut() && (style != ContractStyle.DataContract || IsWanted(part)) && !shape.Members.Any(member => member.Name == part.Name));
    }

    private static bool IsOpen(MemberInfo part) => part switch
    {
        FieldInfo field => !field.IsInitOnly && !MemberReader.IsNotSerialized(field),
        PropertyInfo { GetMethod: { IsPublic: true } getter, SetMethod: not null } property =>
            property.GetIndexParameters().Length == 0 && getter.GetBaseDefinition() == getter
                && !(MemberReader.BackingField(property.DeclaringType!, property.Name) is { } field && MemberReader.IsNotSerialized(field)),
        _ => false,
    };

    // Generated contracts have one in a field, and so have those that are compiled at run time.
    private static ObjectShape? ShapeOf(Contract contract)
    {
        ObjectShape? shape = null;
        for (Type? level = contract.GetType(); level is not null && shape is null; level = level.BaseType)
        {
            shape = ShapesIn(level, BindingFlags.Instance, contract).FirstOrDefault();
        }

        return shape;
    }

    // Only those of bases are static.
    private static ObjectShape[] ShapesOfBases(Contract generated) => [.. ShapesIn(generated.GetType(), BindingFlags.Static, null)];

    // By their type: their names are those of the compiler that made the contract.
    private static IEnumerable<ObjectShape> ShapesIn(Type declaring, BindingFlags sort, Contract? contract) =>
        declaring.GetFields(sort | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
            .Where(static field => field.FieldType == typeof(ObjectShape)).Select(field => (ObjectShape)field.GetValue(contract)!);

    // A base of which nothing is shown has no contract that would be looked at, and the contract of one calls its callbacks. It knows all parts if it was generated where the base is declared, or if these are told.
    private static MemberInfo? FindInBase(Type type, Assembly from, GeneratedContracts contracts)
    {
        for (Type? level = type.BaseType; level is not null && !SharedFramework.Contains(level.Assembly); level = level.BaseType)
        {
            if (level.Assembly != from)
            {
                bool showsInternal = ShowsInternal(level.Assembly, from);
                if (level.GetMembers(MemberReader.Declared).FirstOrDefault(part => IsHidden(part, showsInternal) && IsWanted(part)) is { } hidden
                    && !contracts.KnowsHidden(level, from))
                {
                    return hidden;
                }
            }
        }

        return null;
    }

    private static bool ShowsInternal(Assembly assembly, Assembly to) =>
        assembly.GetCustomAttributes<InternalsVisibleToAttribute>().Any(one => new AssemblyName(one.AssemblyName).Name == to.GetName().Name);

    // One of the user knows what it writes.
    private static bool IsOfMembers(Contract generated) =>
        Array.Exists(generated.GetType().GetInterfaces(), static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IObjectContract<,>));

    // Of structs a compiler shows all fields.
    private static MemberInfo? FindAllData(Type type, bool showsInternal)
    {
        MemberInfo? hidden = null;
        for (Type? level = type; level is not null && !SharedFramework.Contains(level.Assembly); level = level.BaseType)
        {
            foreach (MemberInfo part in level.GetMembers(MemberReader.Declared).Where(IsData))
            {
                if (!IsHidden(part, showsInternal))
                {
                    return null;
                }

                hidden ??= part;
            }
        }

        return hidden;
    }

    private static bool IsData(MemberInfo part) => !part.IsLeftOut() && part switch
    {
        FieldInfo field => !field.Name.StartsWith('<') && !MemberReader.IsNotSerialized(field) && !typeof(Delegate).IsAssignableFrom(field.FieldType),
        PropertyInfo property => property.SetMethod is not null || MemberReader.BackingField(part.DeclaringType!, property.Name) is not null,
        _ => false,
    };

    private static bool IsHidden(MemberInfo part, bool showsInternal) => part switch
    {
        FieldInfo field => IsHidden(field.Attributes & FieldAttributes.FieldAccessMask, showsInternal),
        MethodBase method => IsHidden(method, showsInternal),
        PropertyInfo property => property.GetAccessors(nonPublic: true).All(accessor => IsHidden(accessor, showsInternal)),
        _ => false,
    };

    // Methods have the same numbers as fields. Explicit implementations of interfaces are shown.
    private static bool IsHidden(MethodBase method, bool showsInternal) =>
        !(method.IsPrivate && method.IsVirtual) && IsHidden((FieldAttributes)(method.Attributes & MethodAttributes.MemberAccessMask), showsInternal);

    private static bool IsHidden(FieldAttributes access, bool showsInternal) => access switch
    {
        FieldAttributes.Private => true,
        FieldAttributes.Assembly or FieldAttributes.FamANDAssem => !showsInternal,
        _ => false,
    };

    private static bool IsWanted(MemberInfo part) => WantedParts.IsWanted(part is MethodBase, IsKeeper(part), part.Has);

    private static bool IsKeeper(MemberInfo part) => part switch
    {
        FieldInfo field => field.FieldType == typeof(UnknownMembers) && !field.Name.StartsWith('<'),
        PropertyInfo property => property.PropertyType == typeof(UnknownMembers),
        _ => false,
    };
}

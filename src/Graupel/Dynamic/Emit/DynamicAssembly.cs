using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Loader;

namespace Graupel.Dynamic;

/// <summary>An assembly that converters of one serializer for types of one load context are emitted to. It may use what other assemblies keep to themselves.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class DynamicAssembly
{
    private const string Name = "Graupel.Emitted";

    // The runtime searches what an assembly has for what it emits next, so that many small ones cost less than a large one.
    private const int Capacity = 64;

    private readonly AssemblyBuilder _assembly;
    private readonly ModuleBuilder _module;
    private readonly ConstructorInfo _ignoreAccessChecks;
    private readonly HashSet<Assembly> _opened = [];
    private readonly HashSet<string> _names = [];
    private int _count;

    /// <param name="context">Where the types that are involved are found.</param>
    /// <param name="isCollectible">Types that can be unloaded are involved. Code in a collectible assembly is never optimised by what was seen at run time.</param>
    public DynamicAssembly(AssemblyLoadContext context, bool isCollectible)
    {
        using AssemblyLoadContext.ContextualReflectionScope scope = context.EnterContextualReflection();
        _assembly = AssemblyBuilder.DefineDynamicAssembly(
            new AssemblyName(Name), isCollectible ? AssemblyBuilderAccess.RunAndCollect : AssemblyBuilderAccess.Run);
        _module = _assembly.DefineDynamicModule(Name);
        _ignoreAccessChecks = DefineAttribute();
        Open(typeof(DynamicAssembly));
    }

    /// <summary>Defines a struct.</summary>
    /// <param name="name">Says what it is for; made unique.</param>
    public TypeBuilder DefineStruct(string name) => Define(name, TypeAttributes.SequentialLayout, typeof(ValueType));

    /// <summary>Defines a class.</summary>
    /// <param name="name">Says what it is for; made unique.</param>
    /// <param name="parent">What it derives from.</param>
    public TypeBuilder DefineClass(string name, Type parent) => Define(name, TypeAttributes.Class, parent);

    /// <summary>Allows the use of a type and of its members, whatever their visibility.</summary>
    public void Open(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            OpenAssembly(level.Assembly);
        }
    }

    /// <summary>Whether further types should go to another assembly.</summary>
    public bool IsFull => _count >= Capacity;

    /// <summary>Whether code here means a type by its name, and not one of another assembly of the same name.</summary>
    public bool Fits(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            if (!_opened.Contains(level.Assembly) && _names.Contains(NameOf(level.Assembly)))
            {
                return false;
            }
        }

        return true;
    }

    private TypeBuilder Define(string name, TypeAttributes form, Type parent) => _module.DefineType(
        $"{Name}.{name}_{(_count++).ToString(CultureInfo.InvariantCulture)}", TypeAttributes.NotPublic | TypeAttributes.Sealed | form, parent);

    private void OpenAssembly(Assembly assembly)
    {
        // To ask for the name of an assembly takes long.
        if (!_opened.Contains(assembly) && NameOf(assembly) is var name && _names.Add(name))
        {
            _opened.Add(assembly);
            _assembly.SetCustomAttribute(new CustomAttributeBuilder(_ignoreAccessChecks, [name]));
        }
    }

    private static string NameOf(Assembly assembly) => assembly.GetName().Name!;

    // The run time knows the attribute by its name; no assembly of .NET declares it.
    private ConstructorInfo DefineAttribute()
    {
        TypeBuilder type = _module.DefineType(
            "System.Runtime.CompilerServices.IgnoresAccessChecksToAttribute", TypeAttributes.NotPublic | TypeAttributes.Sealed, typeof(Attribute));
        ILGenerator il = type.DefineConstructor(MethodAttributes.Public, CallingConventions.Standard, [typeof(string)]).GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, typeof(Attribute).GetConstructor(BindingFlags.Instance | BindingFlags.NonPublic, [])!);
        il.Emit(OpCodes.Ret);
        return type.CreateType().GetConstructor([typeof(string)])!;
    }
}

using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.Loader;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Makes object converters of emitted classes.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ObjectCompiler(TypeTable types)
{
    /// <summary>The types that plans name.</summary>
    public TypeTable Types => types;

    // By plan, because a tuple may have another one in the values of a member.
    private readonly Dictionary<ObjectPlan, Dictionary<Type, Type>> _converters = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<Type, LibraryMethods> _library = [];

    // Emitted code names types by their assembly's name, which may mean another in each load context; and some that are made at run time have one name.
    private readonly Dictionary<(AssemblyLoadContext Context, bool IsCollectible), List<DynamicAssembly>> _assemblies = [];

    /// <summary>Makes the converter of a contract; its class is emitted once for a format.</summary>
    public ObjectConverter<TWriter, TReader, T> Make<TWriter, TReader, T>(Registry<TWriter, TReader> registry, ObjectPlan plan, ObjectShape shape)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => (ObjectConverter<TWriter, TReader, T>)Make(typeof(T), EmitFormat.Of<TWriter, TReader>(), plan, registry, shape);

    // Apart from the generic method, which is compiled once more for each format.
    internal object Make(Type contract, EmitFormat format, ObjectPlan plan, object registry, ObjectShape shape)
    {
        if (!_converters.TryGetValue(plan, out Dictionary<Type, Type>? ofPlan))
        {
            _converters.Add(plan, ofPlan = []);
        }

        if (!ofPlan.TryGetValue(format.Writer, out Type? converter))
        {
            converter = EmittedConverters.GetOrAdd(contract, format.Writer, plan, types, () => new ConverterEmitter(plan, LibraryOf(format), types, AssemblyFor(plan)).Emit());
            ofPlan.Add(format.Writer, converter);
        }

        ConstructorInfo make = converter.GetConstructor([registry.GetType(), typeof(ObjectShape)])!;
        object made = make.Invoke(BindingFlags.DoNotWrapExceptions, null, [registry, shape], null);
        LiftedMembers.Hand(made, plan, this);
        return made;
    }

    private LibraryMethods LibraryOf(EmitFormat format)
    {
        if (!_library.TryGetValue(format.Writer, out LibraryMethods? library))
        {
            _library.Add(format.Writer, library = new LibraryMethods(format));
        }

        return library;
    }

    private DynamicAssembly AssemblyFor(ObjectPlan plan)
    {
        var involved = new HashSet<Type>();
        foreach (ObjectPlan level in plan.Levels)
        {
            Type own = types[level.Type];
            if (Array.Find(own.GetInterfaces(), IsCallbackOfOther) is { } ignored)
            {
                throw TwoAssemblies(plan, ignored);
            }

            involved.Add(own);
            involved.UnionWith(level.Members.Select(member => types[member.Type]));
        }

        HashSet<Type> parts = [.. involved.SelectMany(Parts)];
        AssemblyLoadContext context = ContextOf(parts);
        bool isCollectible = involved.Any(static type => type.IsCollectible);
        if (!_assemblies.TryGetValue((context, isCollectible), out List<DynamicAssembly>? assemblies))
        {
            _assemblies.Add((context, isCollectible), assemblies = []);
        }

        DynamicAssembly? assembly = assemblies.Find(one => !one.IsFull && parts.All(one.Fits));
        if (assembly is null)
        {
            assemblies.Add(assembly = new DynamicAssembly(context, isCollectible));
        }

        foreach (Type part in parts)
        {
            if (!assembly.Fits(part))
            {
                throw TwoAssemblies(plan, part);
            }

            assembly.Open(part);
        }

        return assembly;
    }

    private GraupelException TwoAssemblies(ObjectPlan plan, Type part) => new(
        ErrorKind.NoContract,
        $"{CSharpName.Of(types[plan.Type])} is made of types of two assemblies of one name, {part.Assembly.GetName().Name}, which code that is compiled at run time cannot tell apart");

    // An interface of another copy of the library.
    private static bool IsCallbackOfOther(Type type) => type.FullName == typeof(ISerializationCallbacks).FullName && type != typeof(ISerializationCallbacks);

    // Those of the framework and of the library see less than the others.
    private static AssemblyLoadContext ContextOf(IEnumerable<Type> parts)
    {
        AssemblyLoadContext own = ContextOf(typeof(ObjectCompiler));
        AssemblyLoadContext shared = ContextOf(typeof(object));
        return parts.Select(ContextOf).FirstOrDefault(context => context != own && context != shared) ?? own;
    }

    private static AssemblyLoadContext ContextOf(Type type) => AssemblyLoadContext.GetLoadContext(type.Assembly)!;

    // What a type is made of, and itself.
    private static IEnumerable<Type> Parts(Type type) =>
        (type.GetElementType() is { } element ? Parts(element) : type.GenericTypeArguments.SelectMany(Parts)).Append(type);
}

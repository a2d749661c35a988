using System.Diagnostics.CodeAnalysis;
using System.Reflection;
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

    private readonly Dictionary<(Type Contract, Type Writer), Type> _converters = [];
    private DynamicAssembly? _lasting;
    private DynamicAssembly? _collectible;

    /// <summary>Makes the converter of a contract; its class is emitted once for a format.</summary>
    public ObjectConverter<TWriter, TReader, T> Make<TWriter, TReader, T>(Registry<TWriter, TReader> registry, ObjectPlan plan, ObjectShape shape)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => (ObjectConverter<TWriter, TReader, T>)Make(typeof(T), EmitFormat.Of<TWriter, TReader>(), plan, registry, shape);

    // Apart from the generic method, which is compiled once more for each format.
    internal object Make(Type contract, EmitFormat format, ObjectPlan plan, object registry, ObjectShape shape)
    {
        if (!_converters.TryGetValue((contract, format.Writer), out Type? converter))
        {
            converter = new ConverterEmitter(plan, format, types, AssemblyFor(plan)).Emit();
            _converters.Add((contract, format.Writer), converter);
        }

        ConstructorInfo make = converter.GetConstructor([registry.GetType(), typeof(ObjectShape)])!;
        return make.Invoke(BindingFlags.DoNotWrapExceptions, null, [registry, shape], null);
    }

    private DynamicAssembly AssemblyFor(ObjectPlan plan)
    {
        var involved = new HashSet<Type>();
        for (ObjectPlan? level = plan; level is not null; level = level.InlineBase)
        {
            involved.Add(types[level.Type]);
            involved.UnionWith(level.Members.Select(member => types[member.Type]));
        }

        DynamicAssembly assembly = involved.Any(static type => type.IsCollectible)
            ? _collectible ??= new DynamicAssembly(isCollectible: true)
            : _lasting ??= new DynamicAssembly(isCollectible: false);
        foreach (Type type in involved)
        {
            assembly.Open(type);
        }

        return assembly;
    }
}

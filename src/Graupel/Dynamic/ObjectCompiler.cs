using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Makes object converters around emitted bodies.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ObjectCompiler(TypeTable types)
{
    /// <summary>The types that plans name.</summary>
    public TypeTable Types => types;

    private readonly Dictionary<(Type Contract, Type Writer), Type> _bodies = [];
    private DynamicAssembly? _lasting;
    private DynamicAssembly? _collectible;

    /// <summary>Makes the converter of a contract; the body is emitted once for a format.</summary>
    public ObjectConverter<TWriter, TReader, T> Make<TWriter, TReader, T>(Registry<TWriter, TReader> registry, ObjectPlan plan, ObjectShape shape)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        if (!_bodies.TryGetValue((typeof(T), typeof(TWriter)), out Type? body))
        {
            body = new BodyEmitter(plan, BodyFormat.Of<TWriter, TReader>(), types, AssemblyFor(plan)).Emit();
            _bodies.Add((typeof(T), typeof(TWriter)), body);
        }

        Type converter = typeof(ObjectConverter<,,,>).MakeGenericType(typeof(TWriter), typeof(TReader), typeof(T), body);
        ConstructorInfo make = converter.GetConstructor([typeof(Registry<TWriter, TReader>), typeof(ObjectShape), body])!;
        return (ObjectConverter<TWriter, TReader, T>)make.Invoke(BindingFlags.DoNotWrapExceptions, null, [registry, shape, null], null);
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

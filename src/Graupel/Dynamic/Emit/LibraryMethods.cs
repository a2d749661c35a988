using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Dynamic;

/// <summary>The library's types and methods that converters of one format call.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class LibraryMethods(EmitFormat format)
{
    private readonly Dictionary<string, MethodInfo> _writer = [];
    private readonly Dictionary<string, MethodInfo> _reader = [];

    public Type Registry { get; } = typeof(Registry<,>).MakeGenericType(format.Writer, format.Reader);

    public MethodInfo Writer(string name) => Find(_writer, typeof(IWriter), name);

    public MethodInfo Reader(string name) => Find(_reader, typeof(IReader), name);

    public Type Converter(Type type) => typeof(Converter<,,>).MakeGenericType(format.Writer, format.Reader, type);

    public Type ObjectConverter(Type type) => typeof(ObjectConverter<,,>).MakeGenericType(format.Writer, format.Reader, type);

    /// <summary>A method of the registry that is generic over a type of values.</summary>
    public MethodInfo OfRegistry(string name, params Type[] arguments) => Registry.GetMethod(name)!.MakeGenericMethod(arguments);

    /// <summary>Reads a scalar that is walked.</summary>
    public MethodInfo MembersScalar(string name) => typeof(Members).GetMethod(name)!.MakeGenericMethod(format.Reader);

    /// <summary>Reads a value that is walked or has to stay, by its converter.</summary>
    public MethodInfo MembersValue(string name, int parameters, Type type) => typeof(Members).GetMethods()
        .First(method => method.Name == name && method.GetParameters().Length == parameters && method.GetGenericArguments().Length == 3)
        .MakeGenericMethod(format.Writer, format.Reader, type);

    /// <summary>Refuses a getter that returns a new collection each time.</summary>
    public MethodInfo EnsureHeld => MembersScalar(nameof(Members.EnsureHeld));

    /// <summary>Keeps a member that the contract does not have.</summary>
    public MethodInfo MembersKeep => typeof(Members).GetMethod(nameof(Members.Keep))!.MakeGenericMethod(format.Writer, format.Reader);

    private static MethodInfo Find(Dictionary<string, MethodInfo> known, Type type, string name)
    {
        if (!known.TryGetValue(name, out MethodInfo? method))
        {
            method = type.GetMethod(name) ?? type.GetProperty(name)!.GetMethod!;
            known.Add(name, method);
        }

        return method;
    }
}

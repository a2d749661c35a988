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
    private readonly ClosedMembers _members = new();
    private readonly Dictionary<(string Name, int Parameters), MethodInfo> _ofValues = [];

    public EmitFormat Format => format;

    public Type Registry { get; } = typeof(Registry<,>).MakeGenericType(format.Writer, format.Reader);

    public MethodInfo Writer(string name) => Of(typeof(IWriter), name);

    public MethodInfo Reader(string name) => Of(typeof(IReader), name);

    public Type Converter(Type type) => typeof(Converter<,,>).MakeGenericType(format.Writer, format.Reader, type);

    public Type ObjectConverter(Type type) => typeof(ObjectConverter<,,>).MakeGenericType(format.Writer, format.Reader, type);

    /// <summary>A method or a getter of a type, whatever its visibility.</summary>
    public MethodInfo Of(Type type, string name) => _members.Method(type, name);

    /// <summary>The one of several methods that has as many parameters.</summary>
    public MethodInfo Of(Type type, string name, int parameters) => _members.Method(type, name, parameters);

    /// <summary>The constructor of a type that has only one.</summary>
    public ConstructorInfo ConstructorOf(Type type) => _members.Constructor(type);

    /// <summary>A method of the converter of a type.</summary>
    public MethodInfo OfConverter(Type type, string name) => Of(Converter(type), name);

    /// <summary>A method of the object converter of a type.</summary>
    public MethodInfo OfObjectConverter(Type type, string name) => Of(ObjectConverter(type), name);

    /// <summary>A method of the registry that is generic over a type of values.</summary>
    public MethodInfo OfRegistry(string name, params Type[] arguments) => Of(Registry, name).MakeGenericMethod(arguments);

    /// <summary>Reads a scalar that is walked.</summary>
    public MethodInfo MembersScalar(string name) => Of(typeof(Members), name).MakeGenericMethod(format.Reader);

    /// <summary>Reads a value that is walked or has to stay, by its converter.</summary>
    public MethodInfo MembersValue(string name, int parameters, Type type)
    {
        if (!_ofValues.TryGetValue((name, parameters), out MethodInfo? method))
        {
            method = typeof(Members).GetMethods()
                .First(one => one.Name == name && one.GetParameters().Length == parameters && one.GetGenericArguments().Length == 3);
            _ofValues.Add((name, parameters), method);
        }

        return method.MakeGenericMethod(format.Writer, format.Reader, type);
    }

    /// <summary>Refuses a getter that returns a new collection each time.</summary>
    public MethodInfo EnsureHeld => MembersScalar(nameof(Members.EnsureHeld));

    /// <summary>Keeps a member that the contract does not have.</summary>
    public MethodInfo MembersKeep => Of(typeof(Members), nameof(Members.Keep)).MakeGenericMethod(format.Writer, format.Reader);
}

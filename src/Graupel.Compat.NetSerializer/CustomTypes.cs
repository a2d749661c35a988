using System.Reflection;

namespace Graupel.Compat.NetSerializer;

/// <summary>Finds the custom serializer of a type.</summary>
internal static class CustomTypes
{
    // Numbers, text, dates and enums.
    private const string WrittenAsThemselves = "GRP032";

    /// <exception cref="ArgumentException">A custom serializer handles the type, but does not provide static methods.</exception>
    public static IStaticTypeSerializer? Find(Type type, Settings settings) => settings.CustomTypeSerializers.FirstOrDefault(one => one.Handles(type)) switch
    {
        null => null,
        IStaticTypeSerializer found => found,
        var other => throw new ArgumentException($"{other.GetType()} handles {type}, but is not an IStaticTypeSerializer"),
    };

    /// <summary>Options that use it for the type.</summary>
    public static SerializerOptions Add(SerializerOptions options, Type type, IStaticTypeSerializer custom, Serializer owner) =>
        (SerializerOptions)typeof(CustomTypes).GetMethod(nameof(AddOne), BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(type).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [options, custom, owner], null)!;

    private static SerializerOptions AddOne<T>(SerializerOptions options, IStaticTypeSerializer custom, Serializer owner)
        where T : notnull
    {
        var surrogate = new StaticMethods<T>(custom.GetStaticWriter(typeof(T)), custom.GetStaticReader(typeof(T)), owner);
        try
        {
            return options.WithSurrogate(surrogate);
        }
        catch (ContractException error) when (error.Id == WrittenAsThemselves)
        {
            return options;
        }
    }
}

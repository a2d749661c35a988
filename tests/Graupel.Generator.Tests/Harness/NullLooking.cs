namespace Graupel.Generator.Tests.Harness;

/// <summary>Part of projects in memory: values that serializers write and read which look for null where annotations say that there is none.</summary>
internal static class NullLooking
{
    public const string Source = """

        public static class NullLooking
        {
            public static IEnumerable<SerializerOptions> Options =>
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from references in new[] { References.None, References.Preserve }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new SerializerOptions { Format = format, Compilers = compiler, References = references };

            public static Serializer Looking(SerializerOptions options) => new(options with { Strictness = Strictness.NullAnnotations });

            public static string Strict<[ContractParameter] T>(SerializerOptions options, T value) => Try(() => Looking(options).Serialize(value));

            public static string Read<[ContractParameter] T>(SerializerOptions options, T value)
            {
                byte[] bytes = new Serializer(options).Serialize(value);
                return Try(() => Looking(options).Deserialize<T>(bytes));
            }

            // The path to the null that was found.
            public static string Try(Action action)
            {
                try
                {
                    action();
                    return "ok";
                }
                catch (GraupelException e)
                {
                    return e.Kind == ErrorKind.InvalidValue ? e.Path : e.ToString();
                }
            }
        }
        """;
}

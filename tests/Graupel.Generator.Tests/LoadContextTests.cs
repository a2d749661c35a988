using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>One assembly is loaded several times, as hosts of plugins do, or is unloaded.</summary>
public class LoadContextTests
{
    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void Assemblies_that_can_be_unloaded_are_not_held_by_who_looks_at_them(CompilerChoice compilers)
    {
        byte[] image = Image($"Unloaded{compilers}", "[Contract] public sealed class Note { [Order(1)] public int Length { get; set; } }");
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        WeakReference context = LookAtAll(serializer, image);
        Assert.True(IsUnloaded(context));
        GC.KeepAlive(serializer);
    }

    [Theory]
    [InlineData("GeneratedOnly")]
    [InlineData("RuntimeOnly")]
    public void A_plugin_that_brings_the_library_is_unloaded_with_it(string compilers)
    {
        string source = $$"""
            using Graupel;

            [assembly: ContractFor(typeof(object[]))]
            [Contract] public sealed class Bolt { [Order(1)] public object? Length { get; set; } }
            [Contract, UnionCase(typeof(object), 7310)] public sealed class Nut { [Order(1)] public int Size { get; set; } }

            public static class Start
            {
                private static readonly Serializer Kept = new(new SerializerOptions { Compilers = CompilerChoice.{{compilers}} });

                public static void Use(System.Type shared)
                {
                    Use(Serializer.Default, shared);
                    Use(Kept, shared);
                }

                private static void Use(Serializer serializer, System.Type shared)
                {
                    serializer.DeepClone(new Bolt { Length = 5 });
                    try
                    {
                        serializer.Serialize(new object[] { new Nut(), typeof(Nut) });
                    }
                    catch (GraupelException)
                    {
                    }

                    if (serializer.Options.Compilers != CompilerChoice.GeneratedOnly)
                    {
                        serializer.For(shared).SerializeValue(System.Activator.CreateInstance(shared));
                    }
                }
            }
            """;

        // Another plugin stays, and knows nothing of the library.
        var stays = new AssemblyLoadContext("stays", isCollectible: true);
        Load(Image($"Stays{compilers}", "public sealed class Stone { public int Weight { get; set; } }"), stays);
        WeakReference context = RunApart(Image($"Brings{compilers}", source));
        Assert.True(IsUnloaded(context));
        stays.Unload();
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly, 7301)]
    [InlineData(CompilerChoice.RuntimeOnly, 7302)]
    public void A_case_that_is_loaded_several_times_is_read_as_that_of_the_library_s_own_context(CompilerChoice compilers, int id)
    {
        byte[] image = Image($"Twice{id}", $"[assembly: ContractFor(typeof(object[]))] [Contract, UnionCase(typeof(object), {id})] public sealed class Part {{ [Order(1)] public int Size {{ get; set; }} }}");
        Type[] parts = [.. "AB".Select(name => Load(image, new AssemblyLoadContext($"{name}{id}"))), Load(image, AssemblyLoadContext.Default)];
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        Assert.All(parts, part =>
        {
            object?[] copy = serializer.Deserialize<object?[]>(serializer.Serialize(new object?[] { 1, Make(part, 5) }))!;
            Assert.Equal(parts[2], copy[1]!.GetType());
            Assert.Equal(5, part.GetProperty("Size")!.GetValue(Make(part, 5)));
            Assert.Equal(5, parts[2].GetProperty("Size")!.GetValue(copy[1]));
        });
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly, 7303, UnknownCases.Null)]
    [InlineData(CompilerChoice.RuntimeOnly, 7304, UnknownCases.Refuse)]
    public void Without_one_there_it_is_not_read_and_others_are(CompilerChoice compilers, int id, UnknownCases unknown)
    {
        byte[] image = Image($"Apart{id}", $"[assembly: ContractFor(typeof(object[]))] [Contract, UnionCase(typeof(object), {id})] public sealed class Part {{ [Order(1)] public int Size {{ get; set; }} }}");
        Type[] parts = [.. "AB".Select(name => Load(image, new AssemblyLoadContext($"{name}{id}")))];
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers, UnknownCases = unknown });
        Assert.All(parts, part =>
        {
            byte[] bytes = serializer.Serialize(new object?[] { 1, Make(part, 5) });
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<object?[]>(bytes));
            Assert.Equal(ErrorKind.UnknownCase, e.Kind);
            Assert.Equal("[1]", e.Path);
            Assert.Contains("several load contexts", e.Message, StringComparison.Ordinal);
        });
        Assert.Equal(["a", 7], serializer.DeepClone(new object?[] { "a", 7 })!);
        Assert.Contains($"i{id}=", serializer.For<object>().FingerprintText, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly, 7361)]
    [InlineData(CompilerChoice.RuntimeOnly, 7362)]
    public void Nor_is_one_of_which_two_versions_are_loaded(CompilerChoice compilers, int id)
    {
        Type[] parts = [.. "12".Select(version => Load(
            Image($"Versions{id}", $"[assembly: System.Reflection.AssemblyVersion(\"{version}.0.0.0\")] [assembly: ContractFor(typeof(object[]))] [Contract, UnionCase(typeof(object), {id})] public sealed class Part {{ [Order(1)] public int Size {{ get; set; }} }}"),
            new AssemblyLoadContext($"{version}{id}")))];
        Assert.NotEqual(parts[0].AssemblyQualifiedName, parts[1].AssemblyQualifiedName);
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        Assert.Equal(["a", 7], serializer.DeepClone(new object?[] { "a", 7 })!);
        Assert.All(parts, part =>
        {
            byte[] bytes = serializer.Serialize(new object?[] { Make(part, 5) });
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<object?[]>(bytes));
            Assert.Equal(ErrorKind.UnknownCase, e.Kind);
            Assert.Contains("several load contexts", e.Message, StringComparison.Ordinal);
        });
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly, 7321, "System.Collections.Generic.List<Part>")]
    [InlineData(CompilerChoice.RuntimeOnly, 7322, "System.Collections.Generic.List<Part>")]
    [InlineData(CompilerChoice.GeneratedOnly, 7323, "System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<Part[]>>[]")]
    [InlineData(CompilerChoice.RuntimeOnly, 7324, "System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<Part[]>>[]")]
    public void So_is_a_type_of_the_framework_of_such_types(CompilerChoice compilers, int id, string type)
    {
        byte[] image = Image($"Listed{id}", $$"""
            [assembly: UnionCase(typeof(object), {{id}}, typeof({{type}}))] [assembly: ContractFor(typeof(object[]))]
            [Contract] public sealed class Part { [Order(1)] public int Size { get; set; } public static System.Type All => typeof({{type}}); }
            """);
        AssemblyLoadContext[] contexts = [.. "AB".Select(name => new AssemblyLoadContext($"{name}{id}", isCollectible: true))];
        object[] apart = [.. contexts.Select(context => Empty(Load(image, context)))];
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        byte[][] bytes = [.. apart.Select(one => serializer.Serialize(new object?[] { one }))];
        Assert.All(bytes, one => Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => serializer.Deserialize<object?[]>(one)).Kind));

        object near = Empty(Load(image, AssemblyLoadContext.Default));
        serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        Assert.All(apart.Append(near), one => Assert.IsType(near.GetType(), serializer.Deserialize<object?[]>(serializer.Serialize(new object?[] { one }))![0], exactMatch: true));
        Assert.All(contexts, static context => context.Unload());
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly, 7311)]
    [InlineData(CompilerChoice.RuntimeOnly, 7312)]
    public void A_plugin_that_is_loaded_again_is_read_as_the_one_that_stays(CompilerChoice compilers, int id)
    {
        string source = $"[Contract, UnionCase(typeof(object), {id})] public sealed class Part {{ [Order(1)] public int Size {{ get; set; }} }}";
        string[] versions = [source, source, $"[assembly: System.Reflection.AssemblyVersion(\"2.0.0.0\")] {source}", source.Replace("Part", "Piece", StringComparison.Ordinal)];
        var options = new SerializerOptions { Compilers = compilers };
        var kept = new Serializer(options);
        List<(AssemblyLoadContext Context, Type Part)> before = [];
        foreach (string version in versions)
        {
            before.ForEach(static one => one.Context.Unload());
            var context = new AssemblyLoadContext($"reloaded{id}", isCollectible: true);
            Type part = Load(Image($"Reloaded{id}", $"[assembly: ContractFor(typeof(object[]))] {version}"), context);
            Assert.All([new Serializer(options), kept], serializer => Assert.IsType(part, serializer.DeepClone(new object?[] { Make(part, 5) })![0], exactMatch: true));
            before = [.. before, (context, part)];
        }

        before[^1].Context.Unload();
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly, 7313)]
    [InlineData(CompilerChoice.RuntimeOnly, 7314)]
    public void A_case_is_no_longer_ambiguous_when_the_other_copy_is_unloaded(CompilerChoice compilers, int id)
    {
        byte[] image = Image($"Replaced{id}", $"[assembly: ContractFor(typeof(object[]))] [Contract, UnionCase(typeof(object), {id})] public sealed class Part {{ [Order(1)] public int Size {{ get; set; }} }}");
        AssemblyLoadContext[] contexts = [.. "AB".Select(name => new AssemblyLoadContext($"{name}{id}", isCollectible: true))];
        Type[] parts = [.. contexts.Select(context => Load(image, context))];
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        byte[] bytes = serializer.Serialize(new object?[] { Make(parts[0], 5) });
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => serializer.Deserialize<object?[]>(bytes)).Kind);
        contexts[0].Unload();
        Assert.IsType(parts[1], serializer.Deserialize<object?[]>(bytes)![0], exactMatch: true);
        contexts[1].Unload();
    }

    [Fact]
    public void An_assembly_of_a_later_generator_does_not_spoil_the_others()
    {
        const string Source = """
            using Graupel.CodeGen;

            [assembly: GeneratedContracts<Later.Contracts>]

            public sealed class Novelty { public int X { get; set; } }

            namespace Later
            {
                public sealed class Contracts : ContractSource
                {
                    public override int Version => 99;

                    public override Contract? Find(System.Type type, uint hash) => null;
                }
            }
            """;
        byte[] image = Image("Later", Source);
        var context = new AssemblyLoadContext("later", isCollectible: true);
        Type novelty = Load(image, context);
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
        for (int i = 0; i < 2; i++)
        {
            Assert.Contains("There is no contract", Assert.Throws<GraupelException>(() => serializer.For<Shrub[]>()).Message, StringComparison.Ordinal);
            Assert.Contains("version 99", Assert.Throws<GraupelException>(() => serializer.For(novelty)).Message, StringComparison.Ordinal);
        }

        context.Unload();
    }

    // The runtime may hold a context a while after its last use, such as to optimize the methods of it that were called.
    private static bool IsUnloaded(WeakReference context)
    {
        for (int i = 0; i < 200 && context.IsAlive; i++)
        {
            Thread.Sleep(Math.Min(i, 100));
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        return !context.IsAlive;
    }

    // A frame of its own, which holds nothing when it is left.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference LookAtAll(Serializer serializer, byte[] image)
    {
        var context = new AssemblyLoadContext("apart", isCollectible: true);
        Type note = Load(image, context);
        Assert.Throws<GraupelException>(() => serializer.Serialize<Shrub>(new Weed()));

        // What is in it is found by whoever wants it.
        var user = new Serializer(serializer.Options);
        Func<Serializer<object>> find = user.For<object>;
        find.Method.GetGenericMethodDefinition().MakeGenericMethod(note).Invoke(user, BindingFlags.DoNotWrapExceptions, null, null, null);
        context.Unload();
        return new WeakReference(context);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference RunApart(byte[] image)
    {
        var context = new ContextWithLibrary();
        Assembly plugin = context.LoadFromStream(new MemoryStream(image));
        plugin.GetType("Start")!.GetMethod("Use", [typeof(Type)])!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [typeof(HostPart)], null);
        context.Unload();
        return new WeakReference(context);
    }

    [Fact]
    public void A_case_of_another_copy_is_told_as_such()
    {
        byte[] image = Image("Copied", "[Contract] public sealed class Resize { [Order(1)] public int Width { get; set; } }");
        var first = new AssemblyLoadContext("first", isCollectible: true);
        var second = new AssemblyLoadContext("second", isCollectible: true);
        var serializer = new Serializer(new SerializerOptions().WithCase(typeof(object), Load(image, first), 90));
        object known = Activator.CreateInstance(Load(image, first))!;
        Assert.Same(known.GetType(), serializer.DeepClone<object>(known)!.GetType());
        var error = Assert.Throws<GraupelException>(() => serializer.Serialize(Activator.CreateInstance(Load(image, second))));
        Assert.Equal(ErrorKind.UnknownCase, error.Kind);
        Assert.StartsWith("Resize is no case of System.Object, although a type of that name in another assembly, or in another copy of the assembly, is", error.Message, StringComparison.Ordinal);
        first.Unload();
        second.Unload();
    }

    [Fact]
    public void Callbacks_of_another_copy_of_the_library_are_not_ignored()
    {
        const string Source = "public sealed class Told : ISerializationCallbacks { public int Size { get; set; } [SkipPack] public int Times { get; set; } void ISerializationCallbacks.OnDeserialized() => Times++; }";
        byte[] image = Image("Told", Source);
        var shares = new AssemblyLoadContext("shares", isCollectible: true);
        var brings = new ContextWithLibrary();
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        object told = Activator.CreateInstance(Load(image, shares))!;
        Assert.Equal(1, told.GetType().GetProperty("Times")!.GetValue(serializer.For(told.GetType()).DeepCloneValue(told)));
        var error = Assert.Throws<GraupelException>(() => serializer.For(Load(image, brings)));
        Assert.Equal(ErrorKind.NoContract, error.Kind);
        Assert.Contains("two assemblies of one name, Graupel", error.Message, StringComparison.Ordinal);
        shares.Unload();
        brings.Unload();
    }

    private static byte[] Image(string name, string source) => Compilations.Emit(GeneratorRun.Of(Compilations.Create(source, name)).Compiles().Output);

    private static Type Load(byte[] image, AssemblyLoadContext context) => context.LoadFromStream(new MemoryStream(image)).ExportedTypes.Single(static type => type.Namespace is null);

    private static object Empty(Type part)
    {
        var type = (Type)part.GetProperty("All")!.GetValue(null)!;
        return type.IsArray ? Array.CreateInstance(type.GetElementType()!, 0) : Activator.CreateInstance(type)!;
    }

    private static object Make(Type part, int size)
    {
        object made = Activator.CreateInstance(part)!;
        part.GetProperty("Size")!.SetValue(made, size);
        return made;
    }

    public sealed class HostPart
    {
        public int Weight { get; set; }
    }

    [Union(1, typeof(Rose))]
    public abstract class Shrub;

    public sealed class Rose : Shrub;

    public sealed class Weed : Shrub;

    // Finds a copy of the library of its own.
    private sealed class ContextWithLibrary() : AssemblyLoadContext("with library", isCollectible: true)
    {
        protected override Assembly? Load(AssemblyName assemblyName) =>
            assemblyName.Name == typeof(Serializer).Assembly.GetName().Name ? LoadFromAssemblyPath(typeof(Serializer).Assembly.Location) : null;
    }
}

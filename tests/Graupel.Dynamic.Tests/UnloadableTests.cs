using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Loader;

namespace Graupel.Dynamic.Tests;

/// <summary>Types that can be unloaded, and that have the names of others.</summary>
public class UnloadableTests
{
    [Fact]
    public void Types_of_one_name_are_kept_apart()
    {
        var context = new AssemblyLoadContext("again", isCollectible: true);
        Type other = context.LoadFromAssemblyPath(typeof(Secret).Assembly.Location).GetType(typeof(Secret).FullName!)!;
        Assert.NotEqual(typeof(Secret), other);

        Serializer serializer = RuntimeSerializer.Create();
        MethodInfo clone = GetType().GetMethod(nameof(Clone), BindingFlags.Static | BindingFlags.NonPublic)!;
        foreach (Type type in (Type[])[typeof(Secret), other])
        {
            object value = Activator.CreateInstance(type, BindingFlags.Instance | BindingFlags.Public, null, [5], null)!;
            object back = clone.MakeGenericMethod(type).Invoke(null, [serializer, value])!;
            Assert.IsType(type, back);
            Assert.Equal("5", back.ToString());
        }

        context.Unload();
    }

    [Theory]
    [InlineData(AssemblyBuilderAccess.Run)]
    [InlineData(AssemblyBuilderAccess.RunAndCollect)]
    public void Assemblies_of_one_name_that_are_made_at_run_time_are_kept_apart(AssemblyBuilderAccess access)
    {
        Serializer serializer = RuntimeSerializer.Create();
        foreach (Type type in (Type[])[Make(access, typeof(int)), Make(access, typeof(string)), Make(access, typeof(int))])
        {
            object value = Activator.CreateInstance(type)!;
            FieldInfo size = type.GetField("Size")!;
            size.SetValue(value, size.FieldType == typeof(int) ? 5 : "5");
            object back = serializer.For(type).DeserializeValue(serializer.For(type).SerializeValue(value))!;
            Assert.IsType(type, back);
            Assert.Equal("5", $"{size.GetValue(back)}");
        }

        // What is made of both cannot be compiled, and says so each time.
        Type outer = Make(access, Make(access, typeof(int)));
        for (int i = 0; i < 2; i++)
        {
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.For(outer));
            Assert.Equal(ErrorKind.NoContract, e.Kind);
            Assert.Contains("two assemblies of one name, Made", e.Message, StringComparison.Ordinal);
        }
    }

    private static Type Make(AssemblyBuilderAccess access, Type size)
    {
        TypeBuilder type = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Made"), access).DefineDynamicModule("Made").DefineType("Part", TypeAttributes.Public);
        type.DefineField("Size", size, FieldAttributes.Public);
        return type.CreateType();
    }

    private static T Clone<T>(Serializer serializer, T value) => serializer.Deserialize<T>(serializer.Serialize(value))!;

    [Contract]
    private sealed class Secret(int number)
    {
        [Order(1)]
        private readonly int _number = number;

        public override string ToString() => $"{_number}";
    }
}

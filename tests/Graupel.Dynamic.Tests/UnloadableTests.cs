using System.Reflection;
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

    private static T Clone<T>(Serializer serializer, T value) => serializer.Deserialize<T>(serializer.Serialize(value))!;

    [Contract]
    private sealed class Secret(int number)
    {
        [Order(1)]
        private readonly int _number = number;

        public override string ToString() => $"{_number}";
    }
}

using System.Reflection;
using System.Reflection.Emit;

namespace Graupel.Dynamic.Tests;

/// <summary>Contracts of thousands of members, one with a gap that makes the list of all numbers longer than a header may be.</summary>
public class ManyMemberTests
{
    [Fact]
    public void Without_numbers_are_read_and_skipped() => AreReadAndSkipped(WireFormat.Fast, 4095, first: -1);

    [Fact]
    public void With_a_gap_before_high_numbers_are_read_and_skipped() => AreReadAndSkipped(WireFormat.Compact, 2300, first: 1800);

    private static void AreReadAndSkipped(WireFormat format, int count, int first)
    {
        Type wide = Define(count, first);
        object value = Activator.CreateInstance(wide)!;
        wide.GetField("M0")!.SetValue(value, 5);
        wide.GetField($"M{count - 1}")!.SetValue(value, 6);

        Serializer serializer = RuntimeSerializer.Create(format);
        Type holder = typeof(Holder<>).MakeGenericType(wide);
        byte[] bytes = serializer.For(holder).SerializeValue(Activator.CreateInstance(holder, value)!);
        object back = holder.GetProperty("Wide")!.GetValue(serializer.For(holder).DeserializeValue(bytes))!;
        Assert.Equal((5, 6), (wide.GetField("M0")!.GetValue(back), wide.GetField($"M{count - 1}")!.GetValue(back)));
        Assert.Equal("after", serializer.Deserialize<Narrow>(bytes)!.Name);
    }

    private static Type Define(int count, int first)
    {
        TypeBuilder builder = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Wide"), AssemblyBuilderAccess.Run).DefineDynamicModule("Wide")
            .DefineType("Wide", TypeAttributes.Public);
        ConstructorInfo order = typeof(OrderAttribute).GetConstructor([typeof(int)])!;
        for (int i = 0; i < count; i++)
        {
            FieldBuilder field = builder.DefineField($"M{i}", typeof(int), FieldAttributes.Public);
            if (first >= 0)
            {
                field.SetCustomAttribute(new CustomAttributeBuilder(order, [i == 0 ? 1 : first + i]));
            }
        }

        return builder.CreateType();
    }

    public sealed class Holder<T>(T wide)
    {
        [Order(1)]
        public T Wide { get; } = wide;

        [Order(2)]
        public string Name { get; set; } = "after";
    }

    public sealed class Narrow
    {
        [Order(2)]
        public string? Name { get; set; }
    }
}

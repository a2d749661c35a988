using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Hooks;

/// <summary>Callbacks are called in their order, by both compilers, in all formats.</summary>
public class CallbackTests
{
    [Theory]
    [EveryWay]
    public void The_base_is_told_first(string way)
    {
        var value = new ToldDerived { Number = 7, Text = "t" };
        ToldDerived copy = Copy(way, value);
        Assert.Equal(["base serializing", "serializing", "interface serializing", "base serialized"], value.Log);
        Assert.Equal(["base deserializing 0", "interface deserializing ", "base deserialized 7", "deserialized 7 t"], copy.Log);
    }

    [Theory]
    [EveryWay]
    public void The_interface_is_called_once(string way) => Assert.Equal(["base", "own", "interface"], Copy(way, new ToldOnce { Number = 1 }).Log);

    [Theory]
    [EveryWay]
    public void The_interface_of_the_framework_is_called_last_and_once(string way)
    {
        Assert.Equal(["method", "interface", "called back 1 "], Copy(way, new CalledBack { Number = 1 }).Log);
        Assert.Equal(["method", "derived method", "interface", "called back 2 t"], Copy(way, new CalledBackDerived { Number = 2, Text = "t" }).Log);
        Assert.Equal(new CalledBackStruct { Number = 3, Calls = 3 }, Copy(way, new CalledBackStruct { Number = 3 }));
    }

    [Theory]
    [EveryWay]
    public void An_instance_that_a_constructor_makes_is_told_when_it_exists(string way) =>
        Assert.Equal(["deserializing 3 ", "deserialized 3 t"], Copy(way, new ToldWhenMade(3) { Text = "t" }).Log);

    [Theory]
    [EveryWay]
    public void The_front_of_a_chain_is_told_first(string way)
    {
        ToldNode? copy = Copy(way, new ToldNode { Number = 1, Next = new() { Number = 2, Next = new() { Number = 3 } } });
        var told = new List<string>();
        for (; copy is not null; copy = copy.Next)
        {
            told.Add(Assert.Single(copy.Log));
        }

        Assert.Equal(["1 before 2", "2 before 3", "3 before "], told);
    }

    [Theory]
    [EveryWay]
    public void A_filled_instance_is_told_too(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var value = new ToldDerived { Number = 1, Text = "old" };
        serializer.Populate(serializer.Serialize(new ToldDerived { Number = 2, Text = "new" }), ref value);
        Assert.Equal(["base deserializing 1", "interface deserializing old", "base deserialized 2", "deserialized 2 new"], value.Log);
    }

    [Theory]
    [EveryWay]
    public void Elements_are_told_each(string way)
    {
        ToldOnce[] copies = Copy(way, new ToldOnce[] { new() { Number = 1 }, new() { Number = 2 } });
        Assert.All(copies, static copy => Assert.Equal(["base", "own", "interface"], copy.Log));
    }

    [Theory]
    [EveryWay]
    public void A_struct_is_written_as_a_copy_that_callbacks_may_change(string way)
    {
        var value = new ToldStruct { Written = 1 };
        Assert.Equal(new ToldStruct { Written = 2, Read = 3 }, Copy(way, value));
        Assert.Equal(1, value.Written);
        Assert.Equal([new ToldStruct { Written = 5, Read = 6 }], Copy(way, new List<ToldStruct> { new() { Written = 4 } }));
        Assert.Equal(new ToldStruct { Written = 5, Read = 6 }, Copy<ToldStruct?>(way, new ToldStruct { Written = 4 }));
    }

    [Theory]
    [EveryWay]
    public void Exceptions_of_callbacks_pass_as_they_are(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        Assert.Throws<InvalidTimeZoneException>(() => serializer.Serialize(new ToldToFail()));
        byte[] bytes = serializer.Serialize(new ToldToFail { OnRead = true });
        Assert.Throws<InvalidTimeZoneException>(() => serializer.Deserialize<ToldToFail>(bytes));
    }

    private static T Copy<[ContractParameter] T>(string way, T value)
    {
        Serializer serializer = Way.Get(way).Serializer;
        return serializer.Deserialize<T>(serializer.Serialize(value))!;
    }
}

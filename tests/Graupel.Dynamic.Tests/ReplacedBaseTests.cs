using Graupel.CodeGen;

namespace Graupel.Dynamic.Tests;

/// <summary>Classes that derive from one that options replace: the base has no attribute, and its members are written as without the options.</summary>
public class ReplacedBaseTests
{
    public static TheoryData<WireFormat, References> Ways() => new()
    {
        { WireFormat.Fast, References.None },
        { WireFormat.Fast, References.Preserve },
        { WireFormat.Compact, References.None },
        { WireFormat.Compact, References.Preserve },
        { WireFormat.MessagePack, References.None },
        { WireFormat.MessagePack, References.Preserve },
    };

    [Theory]
    [MemberData(nameof(Ways))]
    public void An_abstract_base(WireFormat format, References references)
    {
        var value = new SizedTag { Id = 3, Size = 4 };
        SizedTag back = Check(value, Options(format, references).WithSurrogate<AbstractTag, int>(static tag => tag.Id, static _ => throw new NotSupportedException()));
        Assert.Equal((3, 4), (back.Id, back.Size));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_concrete_base_that_is_replaced_as_a_value(WireFormat format, References references)
    {
        SerializerOptions options = Options(format, references).WithSurrogate<ConcreteTag, Note>(static tag => new Note { Text = $"{tag.Id}" }, static note => new ConcreteTag { Id = int.Parse(note.Text) + 100 });
        Check(new NamedTag { Id = 3, Name = "n" }, options);

        // Where it is a member, it is what replaces it, whichever of the two is asked for first.
        foreach (bool isMemberFirst in (bool[])[false, true])
        {
            var serializer = new Serializer(options);
            TagHolder? holder = isMemberFirst ? serializer.DeepClone(new TagHolder { Tag = new ConcreteTag { Id = 1 } }) : null;
            NamedTag back = serializer.DeepClone(new NamedTag { Id = 3, Name = "n" })!;
            holder ??= serializer.DeepClone(new TagHolder { Tag = new ConcreteTag { Id = 1 } });
            Assert.Equal((3, "n", 101), (back.Id, back.Name, holder!.Tag!.Id));
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Bases_with_constructor_parameters(WireFormat format, References references)
    {
        SerializerOptions options = Options(format, references)
            .WithSurrogate<PositionalBase, int>(static one => one.Id, static _ => throw new NotSupportedException())
            .WithSurrogate<ConcretePositional, int>(static one => one.Id, static id => new ConcretePositional(id));
        Assert.Equal(new PositionalDerived(3, "n") { More = 5 }, Check(new PositionalDerived(3, "n") { More = 5 }, options));
        Assert.Equal(new ConcretePositionalDerived(3, "n"), Check(new ConcretePositionalDerived(3, "n"), options));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_base_that_cannot_be_made(WireFormat format, References references)
    {
        SerializerOptions options = Options(format, references).WithSurrogate<Unmakeable, int>(static one => one.Id, static id => new Unmakeable($"{id}"));
        var back = Check(new Makeable { Id = 3, Name = "n" }, options);
        Assert.Equal((3, "n"), (back.Id, back.Name));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_base_that_a_factory_replaces(WireFormat format, References references)
    {
        SerializerOptions options = Options(format, references).WithContracts(new Factory(), typeof(AbstractTag));
        LowerTag back = Check(new LowerTag { Id = 3, Middle = "m", Lower = 5 }, options);
        Assert.Equal((3, "m", 5), (back.Id, back.Middle, back.Lower));
    }

    [Fact]
    public void A_base_with_a_mistake_is_refused_as_without_the_options()
    {
        SerializerOptions options = Options(WireFormat.Fast, References.None);
        ContractException without = Assert.Throws<ContractException>(() => new Serializer(options).Serialize(new FaultyDerived()));
        ContractException with = Assert.Throws<ContractException>(
            () => new Serializer(options.WithSurrogate<FaultyBase, int>(static _ => 1, static _ => new FaultyBase())).Serialize(new FaultyDerived()));
        Assert.Equal(without.Message, with.Message);
    }

    // The bytes are those of a serializer that does not replace the base.
    private static T Check<T>(T value, SerializerOptions options)
    {
        var serializer = new Serializer(options);
        byte[] bytes = serializer.Serialize(value);
        Assert.Equal(new Serializer(Options(options.Format, options.References)).Serialize(value), bytes);
        T? filled = serializer.DeepClone(value);
        serializer.Populate(bytes, ref filled);
        Assert.Equal(bytes, serializer.Serialize(filled!));
        return serializer.Deserialize<T>(bytes)!;
    }

    private static SerializerOptions Options(WireFormat format, References references) =>
        new() { Format = format, References = references, Compilers = CompilerChoice.RuntimeOnly };

    public abstract class AbstractTag
    {
        public int Id { get; set; }
    }

    public class SizedTag : AbstractTag
    {
        public int Size { get; set; }
    }

    public class MiddleTag : AbstractTag
    {
        public string? Middle { get; set; }
    }

    public class LowerTag : MiddleTag
    {
        public int Lower { get; set; }
    }

    public class ConcreteTag
    {
        public int Id { get; set; }
    }

    public class NamedTag : ConcreteTag
    {
        public string? Name { get; set; }
    }

    public class TagHolder
    {
        public ConcreteTag? Tag { get; set; }
    }

    public class Note
    {
        public string Text { get; set; } = "";
    }

    public abstract record PositionalBase(int Id)
    {
        public int More { get; set; }
    }

    public record PositionalDerived(int Id, string Name) : PositionalBase(Id);

    public record ConcretePositional(int Id);

    public record ConcretePositionalDerived(int Id, string Name) : ConcretePositional(Id);

    public class Unmakeable
    {
        public Unmakeable(string other) => Id = int.Parse(other);

        protected Unmakeable()
        {
        }

        public int Id { get; set; }
    }

    public class Makeable : Unmakeable
    {
        public string? Name { get; set; }
    }

    public class FaultyBase
    {
        public Action? Act { get; set; }
    }

    public class FaultyDerived : FaultyBase
    {
        public int Id { get; set; }
    }

    private sealed class Factory : ContractFactory
    {
        public override Contract? Create(Type type) => type == typeof(AbstractTag) ? FromSurrogate(new TagSurrogate<AbstractTag>())
            : type == typeof(MiddleTag) ? FromSurrogate(new TagSurrogate<MiddleTag>())
            : null;
    }

    private sealed class TagSurrogate<T> : ISurrogate<T, int>
        where T : AbstractTag
    {
        public int ToWire(T value) => value.Id;

        public T FromWire(int wire) => throw new NotSupportedException();
    }
}

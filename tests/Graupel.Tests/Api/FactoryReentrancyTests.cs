using Graupel.CodeGen;

namespace Graupel.Tests.Api;

public class FactoryReentrancyTests
{
    [Theory]
    [InlineData(CompilerChoice.GeneratedFirst)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_factory_may_use_the_serializer_that_asks_it(CompilerChoice compilers)
    {
        var factory = new NoteFactory();
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers }.WithContracts(factory, typeof(Note), typeof(PureNote)));
        factory.Serializer = serializer;
        Assert.Equal(new Note(1, "a"), serializer.DeepClone(new Note(1, "a")));
        Assert.Equal(2, factory.Asked);
    }

    private sealed class NoteFactory : ContractFactory
    {
        public Serializer? Serializer { get; set; }

        public int Asked { get; private set; }

        public override Contract? Create(Type type)
        {
            if (Asked++ == 0)
            {
                Assert.Equal([new Note(2, "b")], Serializer!.DeepClone(new List<Note> { new(2, "b") }));
            }

            return null;
        }
    }
}

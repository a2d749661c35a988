namespace Graupel.Dynamic.Tests;

/// <summary>What happens to a thread while a contract is made says nothing about the contract.</summary>
public class CriticalErrorTests
{
    [Fact]
    public void An_interrupt_while_defaults_are_looked_at_is_not_taken_for_an_answer()
    {
        var serializer = new Serializer();
        Interrupted.Thrown = new ThreadInterruptedException();
        Assert.Throws<ThreadInterruptedException>(() => serializer.Serialize(new Interrupted()));
        Interrupted.Thrown = null;
        byte[] bytes = serializer.Serialize(new Interrupted());
        Assert.Equal(new Serializer().Serialize(new Interrupted()), bytes);
        Assert.True(bytes.Length < serializer.Serialize(new Interrupted { Number = 5 }).Length);
    }

    [Fact]
    public void An_exception_of_the_getter_is_one()
    {
        var serializer = new Serializer();
        Interrupted.Thrown = new InvalidOperationException();
        Assert.Throws<InvalidOperationException>(() => serializer.Serialize(new Interrupted()));
        Interrupted.Thrown = null;
        Assert.Equal(serializer.Serialize(new Interrupted { Number = 5 }).Length, serializer.Serialize(new Interrupted()).Length);
    }

    [Contract(OmitDefaults = true)]
    public sealed class Interrupted
    {
        [ThreadStatic]
        private static Exception? _thrown;

        private int _number;

        public static Exception? Thrown
        {
            get => _thrown;
            set => _thrown = value;
        }

        [Order(1)]
        public int Number
        {
            get => Thrown is null ? _number : throw Thrown;
            set => _number = value;
        }
    }
}

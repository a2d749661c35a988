namespace Graupel.Conformance.Versions;

/// <summary>A change of a contract: what old bytes are for new code, and new bytes for old code.</summary>
public abstract class Edit(string name)
{
    /// <summary>An edit with all four corners.</summary>
    /// <param name="name">What is changed.</param>
    /// <param name="old">An old value.</param>
    /// <param name="oldAsNew">What new code reads of it: a value, or the <see cref="ErrorKind"/> of the refusal.</param>
    /// <param name="changed">A new value.</param>
    /// <param name="newAsOld">What old code reads of it.</param>
    public static Edit Of<[ContractParameter] TOld, [ContractParameter] TNew>(string name, TOld old, object oldAsNew, TNew changed, object newAsOld) =>
        new Typed<TOld, TNew>(name, old, changed, new(oldAsNew, newAsOld));

    /// <summary>What MessagePack makes of it where that is something else.</summary>
    public abstract Edit InMessagePack(object? oldAsNew = null, object? newAsOld = null);

    public abstract void Check(Serializer serializer);

    public override string ToString() => name;

    private sealed record Readings(object OldAsNew, object NewAsOld);

    private sealed class Typed<[ContractParameter] TOld, [ContractParameter] TNew>(string name, TOld old, TNew changed, Readings readings) : Edit(name)
    {
        private Readings? _messagePack;

        public override Edit InMessagePack(object? oldAsNew, object? newAsOld)
        {
            _messagePack = new(oldAsNew ?? readings.OldAsNew, newAsOld ?? readings.NewAsOld);
            return this;
        }

        public override void Check(Serializer serializer)
        {
            byte[] oldBytes = serializer.Serialize(old);
            byte[] newBytes = serializer.Serialize(changed);
            Equal.Deep(old, serializer.Deserialize<TOld>(oldBytes), "old by old");
            Equal.Deep(changed, serializer.Deserialize<TNew>(newBytes), "new by new");
            Readings expected = serializer.Options.Format == WireFormat.MessagePack && _messagePack is not null ? _messagePack : readings;
            Check(expected.OldAsNew, () => serializer.Deserialize<TNew>(oldBytes), "old by new");
            Check(expected.NewAsOld, () => serializer.Deserialize<TOld>(newBytes), "new by old");
        }

        private static void Check(object expected, Func<object?> read, string what)
        {
            if (expected is ErrorKind kind)
            {
                Assert.Equal(kind, Assert.Throws<GraupelException>(read).Kind);
            }
            else
            {
                Equal.Deep(expected, read(), what);
            }
        }
    }
}

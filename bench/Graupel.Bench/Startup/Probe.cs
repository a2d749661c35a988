namespace Graupel.Bench.Startup;

/// <summary>First use of one contract: a value is written and read back.</summary>
internal abstract class Probe
{
    public abstract void Run(Serializer serializer);
}

/// <summary>First use of the contract of <typeparamref name="T"/>.</summary>
internal sealed class Probe<[ContractParameter] T>(T value) : Probe
    where T : class
{
    public override void Run(Serializer serializer) => GC.KeepAlive(serializer.Deserialize<T>(serializer.Serialize(value)));
}

namespace Graupel.Converters;

/// <summary>An object without members: there is one value.</summary>
internal sealed class DBNullSurrogate : ISurrogate<DBNull, ValueTuple>
{
    public ValueTuple ToWire(DBNull value) => default;

    public DBNull FromWire(ValueTuple wire) => DBNull.Value;
}

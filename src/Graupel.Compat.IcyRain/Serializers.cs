using Graupel.Compat.IcyRain.Tables;

namespace Graupel.Compat.IcyRain;

/// <summary>One serializer for each kind that dates are read with; all write the same bytes.</summary>
internal static class Serializers
{
    private static readonly Serializer AsWritten = Make(DateTimeKind.Unspecified);
    private static readonly Serializer AsUtc = Make(DateTimeKind.Utc);
    private static readonly Serializer AsLocal = Make(DateTimeKind.Local);

    public static Serializer Default => AsWritten;

    public static Serializer For(DeserializeOptions? options) => options?.DateTimeZone switch
    {
        null or DateTimeKind.Unspecified => AsWritten,
        DateTimeKind.Utc => AsUtc,
        _ => AsLocal,
    };

    private static Serializer Make(DateTimeKind dates) => new(new SerializerOptions { Dates = dates }
        .WithSurrogate(new DataTableSurrogate())
        .WithSurrogate(new DataSetSurrogate()));
}

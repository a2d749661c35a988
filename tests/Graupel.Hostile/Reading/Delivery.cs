namespace Graupel.Hostile.Reading;

/// <summary>How bytes reach the reader.</summary>
internal enum Delivery
{
    /// <summary>In one piece that ends at a guard page.</summary>
    Span,

    /// <summary>In segments of a few bytes.</summary>
    Sequence,

    /// <summary>By a stream that cannot seek and gives one byte at a time, or more where there are many.</summary>
    Stream,

    /// <summary>By the same stream, asynchronously.</summary>
    AsyncStream,
}

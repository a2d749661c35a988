using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <content>Limits, depth and references.</content>
internal static partial class Throw
{
    /// <summary>Of a depth that no option changes.</summary>
    [DoesNotReturn]
    public static void DepthExceeded(int limit, long offset) =>
        throw new GraupelException(ErrorKind.DepthExceeded, $"The value is nested deeper than {limit} levels", offset);

    [DoesNotReturn]
    public static void MaxDepthExceeded(int limit, long offset) => throw new GraupelException(
        ErrorKind.DepthExceeded, $"The value is nested deeper than {limit} levels, the limit that {nameof(Limits)}.{nameof(Limits.MaxDepth)} sets", offset);

    [DoesNotReturn]
    public static void StackExceeded(int depth, long offset) =>
        throw new GraupelException(ErrorKind.DepthExceeded, $"The value is nested {depth} levels deep, more than the stack of this thread allows", offset);

    [DoesNotReturn]
    public static void LimitExceeded(string problem, long offset) => throw new GraupelException(ErrorKind.LimitExceeded, $"Limit exceeded: {problem}", offset);

    /// <param name="problem">What is too much.</param>
    /// <param name="option">The option that sets the limit, with its class.</param>
    /// <param name="offset">Where.</param>
    [DoesNotReturn]
    public static void LimitExceeded(string problem, string option, long offset) => LimitExceeded($"{problem} (see {option})", offset);

    [DoesNotReturn]
    public static void TooManyBytes(long limit, long offset) =>
        LimitExceeded($"the value has more than {limit} bytes", $"{nameof(Limits)}.{nameof(Limits.MaxStreamBytes)}", offset);

    [DoesNotReturn]
    public static void TooManyUnbacked(int limit, long offset) =>
        LimitExceeded($"more than {limit} elements take no bytes", $"{nameof(Limits)}.{nameof(Limits.MaxUnbackedItems)}", offset);

    [DoesNotReturn]
    public static void Cycle(string contract, long offset) =>
        throw new GraupelException(ErrorKind.CycleDetected, CycleProblem(contract), offset);

    public static string CycleProblem(string contract) =>
        $"The graph has a cycle through {contract}; set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)} to preserve it";

    /// <param name="type">The type that cannot be created before its members, if it is known.</param>
    /// <param name="offset">Where it comes again.</param>
    [DoesNotReturn]
    public static void CycleThroughMembers(Type? type, long offset) => throw new GraupelException(
        ErrorKind.CycleDetected,
        $"The graph has a cycle through {(type is null ? "an object" : Name(type))}, which is created from its content and so cannot be part of it; a cycle needs a type with a parameterless constructor, or a collection that is filled after it is created",
        offset);

    [DoesNotReturn]
    public static void ReferenceMissing(long offset) =>
        throw new GraupelException(ErrorKind.ReferenceMissing, "A reference does not point to an earlier object", offset);

    [DoesNotReturn]
    public static void ReferenceUnexpected(long offset) => UnsupportedFormat(
        $"tracked references, which this reader does not expect; set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)}, or, where it is set, read a type whose values have an identity as the written one",
        offset);
}

namespace Graupel;

/// <summary>Declares a case of a base class or interface: values of that type may be written where the base is declared.</summary>
/// <remarks>
/// Without arguments it states that the cases are declared elsewhere: on the derived types or in other assemblies with
/// <see cref="UnionCaseAttribute"/>, or with <see cref="SerializerOptions.WithCase{TBase, TCase}"/>.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class UnionAttribute : Attribute
{
    /// <summary>States that the cases are declared elsewhere.</summary>
    public UnionAttribute()
    {
    }

    /// <summary>Declares a case.</summary>
    /// <param name="id">The id of the case on the wire: unique among the cases, 0 or more, never given to another type.</param>
    /// <param name="type">The type of the case; for a generic base it may be an open generic type, <c>typeof(Box&lt;&gt;)</c>.</param>
    public UnionAttribute(int id, Type type)
    {
        Id = id;
        Type = type;
    }

    /// <summary>The id of the case on the wire; -1 if the cases are declared elsewhere.</summary>
    public int Id { get; } = -1;

    /// <summary>The type of the case; null if the cases are declared elsewhere.</summary>
    public Type? Type { get; }
}

using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>
/// The part of an object converter that is compiled for each contract: its members. Everything around the members
/// (headers, null, loops over elements, depth, error paths) is <see cref="ObjectConverter{TWriter, TReader, T, TBody}"/>.
/// </summary>
/// <remarks>
/// The traits are an instance member: a body is a struct, so they fold, while static members of a body whose contract is a class are found
/// by a look-up and an indirect call each time.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IObjectBody<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>What is constant: one property, because each one is compiled for each contract.</summary>
    BodyTraits Traits { get; }

    /// <summary>True when the run-time type of a value is the contract's own, so that writing it loses nothing. Not asked where <see cref="BodyTraits.IsSealed"/>.</summary>
    bool IsExactType(in T value);

    /// <summary>Gets the converters of the members; called once, before anything else.</summary>
    /// <param name="registry">The serializer's converters.</param>
    /// <param name="shape">The contract's shape, exact or tolerant.</param>
    void Initialize(Registry<TWriter, TReader> registry, ObjectShape shape);

    /// <summary>What stands at the place of each member, in contract order; asked for only when pure data is skipped.</summary>
    WireShape[] MemberShapes();

    /// <summary>Writes the header and the members; of a tail only its key.</summary>
    void Write(ref TWriter writer, ObjectHeader header, in T value);

    /// <summary>The members that hold what a fresh instance holds, one bit each; only where <see cref="BodyTraits.OmitsDefaults"/>.</summary>
    ulong Omitted(in T value) => throw new NotSupportedException();

    /// <summary>
    /// Writes the header and the members but for some; of a tail only its key; only where <see cref="BodyTraits.OmitsDefaults"/> or
    /// <see cref="BodyTraits.KeepsUnknown"/>.
    /// </summary>
    /// <param name="writer">The output.</param>
    /// <param name="header">The header without those members.</param>
    /// <param name="value">The object.</param>
    /// <param name="omitted">The members that are left out, one bit each.</param>
    void WriteSome(ref TWriter writer, ObjectHeader header, in T value, ulong omitted) => throw new NotSupportedException();

    /// <summary>Makes an instance; only where <see cref="BodyTraits.CanCreate"/>.</summary>
    T Create();

    /// <summary>Reads the members, which stand as expected, into an instance, without the tail; only where <see cref="BodyTraits.CanPopulate"/>.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="value">The instance.</param>
    /// <returns>True when the value of the tail follows (only where <see cref="BodyTraits.HasTail"/>).</returns>
    bool Populate(ref TReader reader, ref T value);

    /// <summary>Reads the members one by one, as they stand, into an instance, without the tail; only where <see cref="BodyTraits.CanPopulate"/>.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="map">The writer's members, in formats whose header lists them.</param>
    /// <param name="value">The instance.</param>
    /// <returns>True when the value of the tail follows (only where <see cref="BodyTraits.HasTail"/>).</returns>
    bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref T value);

    /// <summary>Reads the members and makes an instance from them; only where not <see cref="BodyTraits.CanCreate"/>.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="form">Whether the members stand as expected.</param>
    /// <param name="map">The writer's members when they differ, in formats whose header lists them.</param>
    T Read(ref TReader reader, ObjectForm form, HeaderMap? map);

    /// <summary>The tail of a value; only where <see cref="BodyTraits.HasTail"/>.</summary>
    T? GetTail(in T value);

    /// <summary>Sets the tail of a value; only where <see cref="BodyTraits.HasTail"/>.</summary>
    void SetTail(ref T value, T? tail);

    /// <summary>The members of a value that the contract does not have; only where <see cref="BodyTraits.KeepsUnknown"/>.</summary>
    UnknownMembers? GetUnknown(in T value) => throw new NotSupportedException();

    /// <summary>Calls the callbacks of a value, those of its base first; only where <see cref="BodyTraits.HasCallbacks"/>.</summary>
    void Notify(ContractEvent what, ref T value) => throw new NotSupportedException();
}

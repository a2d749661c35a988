using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>The part that is compiled for each contract: its members. Most contracts override single objects and loops over elements too.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>Gets the converters of the members, if there are any; called once, before anything else.</summary>
    /// <param name="registry">The serializer's converters.</param>
    protected virtual void InitializeMembers(Registry<TWriter, TReader> registry)
    {
    }

    /// <summary>Makes the new instance that objects are compared with, which runs code of users; only with <see cref="ObjectTraits.OmitsDefaults"/>.</summary>
    protected virtual void MakeFresh()
    {
    }

    /// <summary>The shape of each member, in contract order; called only when pure data is skipped.</summary>
    protected abstract WireShape[] MemberShapes();

    /// <summary>True if the run-time type of a value is the contract's own, so writing it loses nothing. Not called with <see cref="ObjectTraits.IsSealed"/>.</summary>
    protected virtual bool IsExactType(in T value) => true;

    /// <summary>Writes the header and the members, but of a tail only its key.</summary>
    protected abstract void WriteMembers(ref TWriter writer, ObjectHeader header, in T value);

    /// <summary>The members that hold what a new instance holds, one bit each; only with <see cref="ObjectTraits.OmitsDefaults"/>.</summary>
    protected virtual ulong Omitted(in T value) => throw new NotSupportedException();

    /// <summary>
    /// Writes the header and some of the members, but of a tail only its key; only with <see cref="ObjectTraits.OmitsDefaults"/> or
    /// <see cref="ObjectTraits.KeepsUnknown"/>.
    /// </summary>
    /// <param name="writer">The output.</param>
    /// <param name="header">The header without those members.</param>
    /// <param name="value">The object.</param>
    /// <param name="omitted">The members that are left out, one bit each.</param>
    protected virtual void WriteSome(ref TWriter writer, ObjectHeader header, in T value, ulong omitted) => throw new NotSupportedException();

    /// <summary>Creates an instance; only with <see cref="ObjectTraits.CanCreate"/>.</summary>
    protected virtual T Create() => throw new NotSupportedException();

    /// <summary>Reads the members, which are as expected, into an instance, without the tail; only with <see cref="ObjectTraits.CanPopulate"/>.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="value">The instance.</param>
    /// <returns>
    /// True if the value of the tail follows (only with <see cref="ObjectTraits.HasTail"/>), or if another key than the expected one is there
    /// (only with <see cref="ObjectTraits.TakesKeys"/>): then <see cref="PopulateKeyed"/> continues.
    /// </returns>
    protected virtual bool PopulateRow(ref TReader reader, ref T value) => throw new NotSupportedException();

    /// <summary>Reads the members one by one, in the order of the data, into an instance, without the tail; only with <see cref="ObjectTraits.CanPopulate"/>.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="map">The writer's members, in formats whose header lists them.</param>
    /// <param name="value">The instance.</param>
    /// <returns>True if the value of the tail follows (only with <see cref="ObjectTraits.HasTail"/>).</returns>
    protected virtual bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref T value) => throw new NotSupportedException();

    /// <summary>The tail of a value; only with <see cref="ObjectTraits.HasTail"/>.</summary>
    protected virtual T? GetTail(in T value) => throw new NotSupportedException();

    /// <summary>Sets the tail of a value; only with <see cref="ObjectTraits.HasTail"/>.</summary>
    protected virtual void SetTail(ref T value, T? tail) => throw new NotSupportedException();

    /// <summary>The members of a value that the contract does not have; only with <see cref="ObjectTraits.KeepsUnknown"/>.</summary>
    protected virtual UnknownMembers? GetUnknown(in T value) => throw new NotSupportedException();

    /// <summary>Calls the callbacks of a value: the methods of its base, then its own, then the interfaces; contracts without any do nothing.</summary>
    public virtual void Notify(ContractEvent what, ref T value)
    {
    }

    /// <summary>
    /// Calls the methods among the callbacks of a value, those of its base first. It is for the contracts of derived classes, which call the interfaces themselves, after their own methods.
    /// A contract without interfaces calls the same as <see cref="Notify"/>.
    /// </summary>
    public virtual void NotifyMethods(ContractEvent what, ref T value) => Notify(what, ref value);
}

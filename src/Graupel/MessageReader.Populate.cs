using Graupel.Channels;

namespace Graupel;

/// <content>Reading into existing values.</content>
public sealed partial class MessageReader
{
    /// <summary>
    /// Reads the next message into an existing value, once all of its bytes have arrived: objects and collections keep their identity where possible, and members that are
    /// not in the bytes stay as they are.
    /// </summary>
    /// <typeparam name="T">The type of the message.</typeparam>
    /// <param name="value">
    /// The value; replaced if it cannot be filled. If reading fails, the object may be partly filled, but the variable is unchanged.
    /// </param>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it cannot be read as the type.</exception>
    public void Populate<T>(ref T value)
    {
        var target = new ValueTarget<T>(_options.Serializer.For<T>(), fills: true, value);
        Take(ref target);
        value = target.Value;
    }

    /// <summary>Reads the next message into an existing value, as <see cref="Populate{T}(ref T)"/> does.</summary>
    /// <typeparam name="T">The type of the message.</typeparam>
    /// <param name="value">The value. It is not changed before all bytes have arrived. If reading fails after that, the object may be partly filled.</param>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
    /// <returns>The value, or another one if it cannot be filled.</returns>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it cannot be read as the type.</exception>
    public ValueTask<T> PopulateAsync<T>(T value, CancellationToken cancellationToken = default) =>
        TakeAsync<ValueTarget<T>, T>(new ValueTarget<T>(_options.Serializer.For<T>(), fills: true, value), cancellationToken);

    /// <summary>Reads the next message into an existing value of a type that is known only at run time, as <see cref="Populate{T}(ref T)"/> does.</summary>
    /// <param name="type">The type of the message.</param>
    /// <param name="value">The value. If reading fails, the object may be partly filled.</param>
    /// <returns>The value, or what replaces it where it cannot be filled; a struct is always another one.</returns>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it cannot be read as the type.</exception>
    public object? PopulateValue(Type type, object? value)
    {
        var target = new ValueTarget<object?>(_options.Serializer.For(type).BoxedFor(value), fills: true, value);
        Take(ref target);
        return target.Value;
    }

    /// <inheritdoc cref="PopulateValue"/>
    /// <param name="type">The type of the message.</param>
    /// <param name="value">The value. It is not changed before all bytes have arrived. If reading fails after that, the object may be partly filled.</param>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
    public ValueTask<object?> PopulateValueAsync(Type type, object? value, CancellationToken cancellationToken = default) =>
        TakeAsync<ValueTarget<object?>, object?>(new ValueTarget<object?>(_options.Serializer.For(type).BoxedFor(value), fills: true, value), cancellationToken);
}

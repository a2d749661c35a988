using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Keeps the identity of the values of a class: each is written once, and referred to from there on.</summary>
internal sealed class TrackedConverter<TWriter, TReader, T> : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly Converter<TWriter, TReader, T> _value;
    private readonly WireKind _kind;
    private readonly ObjectHeader _header;
    private readonly bool _isExact;
    private readonly bool _isRoot;

    // What values are written by, if their member says so: as something else an object is another one.
    private readonly object? _form;

    // Where it may not be the class of what is written: arrays of a base class may be those of a derived one.
    private readonly Type? _made;

    /// <param name="value">Writes and reads the values themselves.</param>
    /// <param name="isRoot">True for whole payloads.</param>
    /// <param name="form">What tells apart how values are written; null for the way of the serializer.</param>
    public TrackedConverter(Converter<TWriter, TReader, T> value, bool isRoot = false, object? form = null)
    {
        _value = value;
        _form = form;
        _kind = value.Shape.Kind;
        _isExact = value.Shape.IsExact;
        _isRoot = isRoot && !_isExact;
        _made = typeof(T).IsArray ? typeof(T) : value.MadeClass;
        _header = TWriter.EncodeTracked(value.Shape, isRoot);
        Shape = new WireShape(WireKind.Tracked, minimumSize: 1)
        {
            IsExact = _isExact,
            IsMarkedRoot = _isRoot,
            // Elements may be objects from before their identity was kept.
            Object = value.Shape.Object,
            Below = () => [value.Shape],
        };
    }

    public override WireShape Shape { get; }

    internal override Converter<TWriter, TReader, T> AsRoot() => new TrackedConverter<TWriter, TReader, T>(_value, isRoot: true, _form);

    /// <summary>Writes and reads the values themselves.</summary>
    public Converter<TWriter, TReader, T> Value => _value;

    /// <summary>The same over another converter of the values.</summary>
    public TrackedConverter<TWriter, TReader, T> Over(Converter<TWriter, TReader, T> value) => new(value, _isRoot, _form);

    public override Converter<TWriter, TReader, T> ForHeld(T held) => new TrackedConverter<TWriter, TReader, T>(_value.ForHeld(held), form: _form);

    internal override Converter<TWriter, TReader, T> ForReplaced(T held) => new TrackedConverter<TWriter, TReader, T>(_value.ForReplaced(held), form: _form);

    internal override bool CanFill(T held) => _value.CanFill(held);

    internal override Converter<TWriter, TReader, T> ForFilled() => new TrackedConverter<TWriter, TReader, T>(_value.ForFilled(), form: _form);

    // The collection of the instance becomes the one that was read, unless others refer to that already.
    public override T Refill(ref TReader reader, T held, T read)
    {
        if (!TryFindOwn(ref reader, held, read, out int number))
        {
            return read;
        }

        T moved = _value.Refill(ref reader, held, read);
        reader.Objects!.Set(number, moved!);
        return moved;
    }

    public override T Renew(ref TReader reader, T held, T read)
    {
        if (!TryFindOwn(ref reader, held, read, out int number))
        {
            return read;
        }

        T made = _value.Renew(ref reader, held, read);
        reader.Objects!.Set(number, made!);
        return made;
    }

    private static bool TryFindOwn(ref TReader reader, T held, T read, out int number)
    {
        number = 0;
        return held is not null && read is not null && reader.Objects is { } objects && objects.TryFindOwn(read, out number);
    }

    public override void Write(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        bool isMadeFirst = _value.IsMadeFirst(in value);
        object written = _form is null ? value : writer.Objects!.InForm(value, _form);
        if (writer.WriteTracked(written, _header, _kind, isMadeFirst))
        {
            if (!_value.Accepts(value))
            {
                Throw.UndeclaredType(value.GetType(), CSharpName.Of(typeof(T)));
            }

            if (writer.Objects!.FindMade(written) is { } other && !_value.AcceptsClass(other))
            {
                Throw.ReadOtherwise(value.GetType(), other, CSharpName.Of(typeof(T)), writer.Offset);
            }

            return;
        }

        if (_made is not null && _made != value.GetType())
        {
            writer.Objects!.SetMade(written, _made);
        }

        _value.WritePresent(ref writer, in value);
        if (!isMadeFirst)
        {
            writer.EndTracked(written);
        }
    }

    public override T Read(ref TReader reader) => _isRoot && !reader.ReadTrackedRoot() ? _value.Read(ref reader) : ReadTracked(ref reader, default);

    public override T ReadAs(ref TReader reader, WireKind kind) =>
        kind is WireKind.Tracked or WireKind.Absent ? Read(ref reader) : _value.ReadAs(ref reader, kind);

    public override T ReadElement(ref TReader reader, in ElementForm form) =>
        form.IsExpected || form.Kind is WireKind.Tracked or WireKind.Absent ? Read(ref reader) : _value.ReadElement(ref reader, in form);

    public override void Populate(ref TReader reader, ref T value)
    {
        if (_isRoot && !reader.ReadTrackedRoot())
        {
            _value.Populate(ref reader, ref value);
            return;
        }

        value = ReadTracked(ref reader, value);
    }

    internal override void PopulateAs(ref TReader reader, WireKind kind, ref T value)
    {
        if (kind is WireKind.Tracked or WireKind.Absent)
        {
            Populate(ref reader, ref value);
        }
        else
        {
            _value.PopulateAs(ref reader, kind, ref value);
        }
    }

    /// <summary>The object that a reference means.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="kind">The kind that the object was written as, if the format writes it.</param>
    /// <param name="number">Its number.</param>
    public T Find(ref TReader reader, WireKind kind, int number)
    {
        object? found = reader.Objects!.Get(number, reader.Offset);
        if (found is null)
        {
            return ReadKept(ref reader, kind, number);
        }

        if (ReferenceEquals(found, ReadObjects.Nothing))
        {
            return default!;
        }

        if (found is T value && _value.Accepts(value))
        {
            return value;
        }

        Throw.KindMismatch($"a reference to {CSharpName.Of(found.GetType())}", CSharpName.Of(typeof(T)), reader.Offset);
        return default;
    }

    private T ReadTracked(ref TReader reader, T? held)
    {
        switch (reader.ReadTracked(_isExact, out WireKind kind, out int number))
        {
            case TrackedForm.Null:
                return default!;
            case TrackedForm.Known:
                return Find(ref reader, kind, number);
            default:
                bool isTaken = held is not null && reader.Objects!.TryTake(held);
                T read = _value.ReadNew(ref reader, kind, number, isTaken ? held : default);
                if (isTaken && !ReferenceEquals(read, held))
                {
                    reader.Objects!.Release(held!);
                }

                return Keep(ref reader, number, read);
        }
    }

    internal override T ReadNew(ref TReader reader, WireKind kind, int number, T? held) => Keep(ref reader, number, _value.ReadNew(ref reader, kind, number, held));

    // Is called after the object, so that it has no stack frame below those of its members.
    private T Keep(ref TReader reader, int number, T value)
    {
        if (value is null)
        {
            // Only a case that the reader does not know may be read as null, and then it is null everywhere.
            if (_kind != WireKind.Union)
            {
                Throw.InvalidHeader("null as a new object", reader.Offset);
            }

            reader.Objects!.Set(number, ReadObjects.Nothing);
            return value;
        }

        reader.Objects!.Set(number, value);
        return value;
    }

    // The object is in a value that was skipped, where it may have been declared as another type.
    private T ReadKept(ref TReader reader, WireKind kind, int number)
    {
        reader.Enter();
        InputCursor outer = reader.BeginKept(number, ref kind);
        if (kind == WireKind.Union && _kind != WireKind.Union)
        {
            reader.ReadCase(_isExact, out _, out kind);
        }
        else if (kind != WireKind.Union && _kind == WireKind.Union)
        {
            Throw.KindMismatch(kind, _kind, reader.Offset);
        }

        T value = ReadNew(ref reader, kind, number, default);
        reader.EndKept(outer);
        reader.Leave();
        return value;
    }
}

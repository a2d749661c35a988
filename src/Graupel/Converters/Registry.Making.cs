using Graupel.CodeGen;

namespace Graupel.Converters;

/// <content>How converters are made, once for each type, and published together with all that they need.</content>
public sealed partial class Registry<TWriter, TReader>
{
    private readonly Dictionary<Type, Converter> _values = [];
    private readonly Dictionary<Type, Converter> _objects = [];
    private readonly Dictionary<Type, Converter> _wrapped = [];

    private readonly Work _work;

    /// <summary>What a converter writes of a type.</summary>
    private enum Part
    {
        /// <summary>All its values.</summary>
        Values,

        /// <summary>The members of exactly the type.</summary>
        Members,

        /// <summary>Its values as the one member of an object.</summary>
        Wrapped,
    }

    /// <summary>What is being made, in a registry and in those within it.</summary>
    private sealed class Work
    {
        /// <summary>Converters that get those of their members later.</summary>
        public Queue<IPendingConverter<TWriter, TReader>> Pending { get; } = new();

        /// <summary>What was added, to be forgotten if anything fails.</summary>
        public List<(Dictionary<Type, Converter> Place, Type Type)> Added { get; } = [];

        public int Nesting { get; set; }

        public int Session { get; set; }
    }

    /// <summary>Held while something is made.</summary>
    internal MakingLock Making { get; }

    /// <summary>True while converters are created, so that not all that it returns are complete.</summary>
    internal bool IsMaking => _work.Nesting > 0;

    // What is being made here waits for code of users, and this is that code or another thread: what is here is not whole, and others must not add to it.
    private bool IsOfAnother => IsMaking && _work.Session != Making.Session;

    private Converter GetOrAdd(Part part, Type type, Func<Registry<TWriter, TReader>, Type, Converter> make)
    {
        using (Making.Enter())
        {
            if (_outer is not null && !IsLifted(type))
            {
                return _outer.GetOrAdd(part, type, make);
            }

            if (IsOfAnother)
            {
                return Another().GetOrAdd(part, type, make);
            }

            Dictionary<Type, Converter> converters = part switch
            {
                Part.Values => _values,
                Part.Members => _objects,
                _ => _wrapped,
            };
            if (converters.TryGetValue(type, out Converter? known))
            {
                return known;
            }

            bool isOutermost = _work.Nesting++ == 0;
            _work.Session = Making.Session;
            try
            {
                Converter made = make(this, type);

                // What replaces a type may have needed the same converter.
                made = converters.TryAdd(type, made) ? made : converters[type];
                _work.Added.Add((converters, type));
                while (isOutermost && _work.Pending.TryDequeue(out IPendingConverter<TWriter, TReader>? pending))
                {
                    pending.Initialize(_outer ?? this);
                }

                return made;
            }
            catch when (isOutermost)
            {
                // A half-made graph of converters must not be found by the next caller. (The nesting is counted down after this question.)
                foreach ((Dictionary<Type, Converter> place, Type added) in _work.Added)
                {
                    place.Remove(added);
                }

                _work.Pending.Clear();
                throw;
            }
            finally
            {
                _work.Nesting--;
                if (isOutermost)
                {
                    _work.Added.Clear();
                }
            }
        }
    }

    private Converter GetOrAddValues(Type type) => GetOrAdd(Part.Values, type, static (registry, type) => registry.MakeValues(type));

    private Converter GetOrAddMembers(Type type) => GetOrAdd(
        Part.Members, type, static (registry, type) => registry._contracts.Get(type).MakeObjectConverter(registry) ?? new Memberless());

    private Converter MakeValues(Type type, Func<Registry<TWriter, TReader>, Contract, Converter>? make = null)
    {
        Contract contract = _contracts.GetValue(type);
        if (make is null && contract.NoValues is { } reason)
        {
            throw reason;
        }

        if (!_underway.Add(contract))
        {
            Throw.ReplacedByItself(type);
        }

        try
        {
            return make is not null ? make(this, contract) : contract.CreateConverter(MakerOf(type)) ?? MakeMembers(type);
        }
        finally
        {
            _underway.Remove(contract);
        }
    }

    private Converter MakeMembers(Type type)
    {
        Converter members = GetOrAddMembers(type);
        return members is Memberless ? Throw.NoMembers<Converter>(type) : members;
    }
}

using NetSerializer1 = Graupel.Compat.NetSerializer.Serializer;

namespace Graupel.Compat.NetSerializer2;

/// <content>States that survive a restart.</content>
public sealed partial class Serializer
{
    // Types of the restored state that this program does not have; their ids stay theirs, should they come.
    private List<SavedType> _absent = [];

    /// <summary>Writes the registered types with their ids and members, so that another serializer can be initialized with them.</summary>
    /// <param name="outs">The stream to write to.</param>
    /// <exception cref="InvalidOperationException">The serializer is not initialized.</exception>
    /// <exception cref="GraupelException">Two types have the same name, as in several load contexts.</exception>
    public void SaveState(Stream outs)
    {
        ArgumentNullException.ThrowIfNull(outs);
        lock (_lock)
        {
            var state = new SavedState
            {
                NextId = _nextId,
                Types = [.. Plain.GetTypeMap().Where(static one => one.Key != typeof(object)).OrderBy(static one => one.Value).Select(static one => SavedType.Of(one.Key, one.Value)), .. _absent],
            };
            state.EnsureDistinct();
            Envelope.Write(outs, state);
            WasChanged = false;
        }
    }

    /// <summary>Registers the types of a saved state. Types that this program does not have, or whose members it does not have, are left out, but keep their ids.</summary>
    /// <remarks>A state names types, whose assemblies are loaded: read only states that you trust as you trust your own code. Values never name types.</remarks>
    /// <param name="ins">The stream to read from.</param>
    /// <returns>This serializer.</returns>
    /// <exception cref="InvalidOperationException">It is already initialized.</exception>
    /// <exception cref="IOException">A type is written otherwise than when it was saved; the message shows the difference. Or two types are one now.</exception>
    /// <exception cref="NotSupportedException">A type is no longer marked with <c>[Serializable]</c> or another attribute.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared now.</exception>
    /// <exception cref="GraupelException">The bytes are not a saved state, or were damaged.</exception>
    public Serializer Initialize(Stream ins)
    {
        ArgumentNullException.ThrowIfNull(ins);
        lock (_lock)
        {
            EnsureNew();
            SavedState state = Envelope.Read<SavedState>(ins)!;
            state.EnsureDistinct();
            var present = new Dictionary<Type, SavedType>();
            List<SavedType> absent = [];
            HashSet<Type> there = [];
            foreach (SavedType saved in state.Types)
            {
                if (!saved.TryFind(there, out Type? type, out SavedType? now))
                {
                    absent.Add(saved);
                    continue;
                }

                saved.EnsureUnchanged(now);
                if (!present.TryAdd(type, saved))
                {
                    throw new IOException($"{present[type].Name} and {saved.Name}, which have ids of their own, are one type now: {SavedType.NameOf(type)}");
                }
            }

            _plain = new NetSerializer1(present.ToDictionary(static one => one.Key, static one => one.Value.Id), _plainSettings);
            _absent = absent;
            _nextId = state.NextId;
        }

        return this;
    }
}

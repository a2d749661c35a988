namespace Graupel.Dynamic;

/// <summary>The values of one level while the instance does not exist.</summary>
/// <param name="Values">A slot for each member; null for the base.</param>
/// <param name="Presences">A slot for each member that is set after construction, and only if it was read.</param>
/// <param name="LoadBase">Loads the address of the struct that holds the values of the base; null where there is none.</param>
internal sealed record LevelValues(IReadOnlyList<ValueSlot?> Values, IReadOnlyList<ValueSlot?> Presences, Action? LoadBase);

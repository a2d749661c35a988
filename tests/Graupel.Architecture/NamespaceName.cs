namespace Graupel.Architecture;

internal static class NamespaceName
{
    extension(string name)
    {
        /// <summary>Whether the namespace is <paramref name="ancestor"/> or below it.</summary>
        public bool IsIn(string ancestor) =>
            name == ancestor || (name.StartsWith(ancestor, StringComparison.Ordinal) && name[ancestor.Length] == '.');
    }
}

using System.ComponentModel;

namespace System.Runtime.CompilerServices;

/// <summary>What the compiler asks for where there are records and init setters, and netstandard2.0 lacks.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
internal static class IsExternalInit;

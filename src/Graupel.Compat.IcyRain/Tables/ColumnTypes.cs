namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Which number stands for which type.</summary>
internal static class ColumnTypes
{
    /// <summary>Characters; the framework computes what stands inside each other by recursion.</summary>
    public const int LongestExpression = 1024;

    private static readonly Type[] Types =
    [
        typeof(object), typeof(bool), typeof(char), typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long),
        typeof(ulong), typeof(float), typeof(double), typeof(decimal), typeof(string), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(Guid),
        typeof(byte[]),
    ];

    public static ColumnType Of(Type type)
    {
        int index = Array.IndexOf(Types, type);
        return index >= 0 ? (ColumnType)index : throw new GraupelException(ErrorKind.NoContract, $"A column of {type} cannot be written");
    }

    public static Type ToType(ColumnType type) => (int)type < Types.Length
        ? Types[(int)type]
        : throw new GraupelException(ErrorKind.InvalidValue, $"{(int)type} stands for no type of a column");
}

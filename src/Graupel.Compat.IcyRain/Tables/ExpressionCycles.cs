using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>
/// Refuses expressions that depend on each other through relations: the framework does not detect all of these, and computes them until the stack
/// overflows.
/// </summary>
internal static class ExpressionCycles
{
    // The framework goes from column to column by recursion.
    private const int Deepest = 256;

    public static void Refuse(DataSet set, TableSetData wire)
    {
        Dictionary<DataColumn, string> open = [];
        for (int i = 0; i < wire.Tables.Count; i++)
        {
            for (int j = 0; j < wire.Tables[i].Columns.Count; j++)
            {
                if (wire.Tables[i].Columns[j].Expression is { Length: > 0 and <= ColumnTypes.LongestExpression } expression)
                {
                    open.Add(set.Tables[i].Columns[j], expression);
                }
            }
        }

        Dictionary<DataColumn, HashSet<DataColumn>> needs = open.ToDictionary(one => one.Key, one => Needed(one.Key.Table!, one.Value).Where(open.ContainsKey).ToHashSet());
        for (int depth = 0; needs.Count > 0; depth++)
        {
            HashSet<DataColumn> ready = [.. needs.Where(one => one.Value.Count == 0).Select(one => one.Key)];
            if (ready.Count == 0 || depth == Deepest)
            {
                throw new GraupelException(
                    ready.Count == 0 ? ErrorKind.InvalidValue : ErrorKind.LimitExceeded,
                    $"{TableErrors.Name(needs.Keys.First())} is computed from itself, or through more than {Deepest} other columns");
            }

            foreach (DataColumn column in ready)
            {
                needs.Remove(column);
            }

            foreach (HashSet<DataColumn> others in needs.Values)
            {
                others.ExceptWith(ready);
            }
        }
    }

    private static IEnumerable<DataColumn> Needed(DataTable table, string expression)
    {
        List<string> words = ExpressionWords.Of(expression);
        for (int i = 0; i < words.Count; i++)
        {
            bool isParent = ExpressionWords.IsParent(words[i]);
            if (!isParent && !ExpressionWords.IsChild(words[i]))
            {
                if (table.Columns[NameOf(words[i])] is { } own)
                {
                    yield return own;
                }

                continue;
            }

            // Parent.Column, Parent(Relation).Column
            bool isNamed = i + 1 < words.Count && words[i + 1] == "(";
            string? relation = isNamed && i + 2 < words.Count ? NameOf(words[i + 2]) : null;
            i += isNamed ? 5 : 2;
            if (i >= words.Count)
            {
                yield break;
            }

            // Without the relation's name there is one only, or the expression is refused; of several, all count.
            foreach (DataRelation one in isParent ? table.ParentRelations : table.ChildRelations)
            {
                bool isMeant = relation is null || one.RelationName.Equals(relation, StringComparison.OrdinalIgnoreCase);
                if (isMeant && (isParent ? one.ParentTable : one.ChildTable).Columns[NameOf(words[i])] is { } other)
                {
                    yield return other;
                }
            }

            // If there is no such relation, the framework uses the table itself.
            if (relation is not null && !isParent && !table.ChildRelations.Contains(relation) && table.Columns[NameOf(words[i])] is { } itself)
            {
                yield return itself;
            }
        }
    }

    // A name in brackets has escapes.
    private static string NameOf(string word) => word switch
    {
        ['[', .. string name, ']'] => name.Replace("\\]", "]", StringComparison.Ordinal).Replace("\\[", "[", StringComparison.Ordinal).Replace("\\\\", "\\", StringComparison.Ordinal),
        ['`', .. string name, '`'] => name,
        _ => word,
    };
}

using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>The struct that holds the values of a base, and in it those of its own base.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ValuesLayout
{
    private readonly FieldInfo?[] _values;
    private readonly FieldInfo?[] _presences;
    private readonly FieldInfo? _base;

    public ValuesLayout(TypeBuilder type, Level level, ValuesLayout? @base, Construction construction)
    {
        Type = type;
        Base = @base;
        EquatableList<MemberPlan> members = level.Plan.Members;
        _values = [.. members.Select((member, i) => member.Form == ValueForm.Base ? null : Define($"Value{i}", level.Access(i).Type))];
        _presences = [.. members.Select((_, i) => construction.SetsLater(level.Plan, level.Depth, i) ? Define($"Has{i}", typeof(bool)) : null)];
        _base = @base is null ? null : Define("Base", @base.Type);
        type.CreateType();

        FieldInfo Define(string name, Type fieldType) => type.DefineField(name, fieldType, FieldAttributes.Public);
    }

    /// <summary>The struct.</summary>
    public Type Type { get; }

    /// <summary>The struct of the base's own base.</summary>
    public ValuesLayout? Base { get; }

    /// <summary>The values inside a struct.</summary>
    public LevelValues In(ILGenerator il, Action loadStruct)
    {
        return new(Slots(_values), Slots(_presences), _base is null ? null : LoadBase);

        ValueSlot?[] Slots(FieldInfo?[] fields) => [.. fields.Select(field => field is null ? null : new FieldSlot(field, loadStruct))];

        void LoadBase()
        {
            loadStruct();
            il.Emit(OpCodes.Ldflda, _base);
        }
    }
}

using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>A contract inside a converter: its own, or a base whose members it reads itself because a constructor needs them.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class Level
{
    private readonly FieldBuilder?[] _converters;
    private readonly MemberAccess?[] _accesses;

    public Level(ObjectPlan plan, int depth, TypeBuilder converter, TypeTable types, LibraryMethods library)
    {
        Plan = plan;
        Depth = depth;
        Type = types[plan.Type];
        _accesses = [.. plan.Members.Select(member => member.Form == ValueForm.Base ? null : new MemberAccess(member, Type, types[member.Type]))];
        _converters = [.. plan.Members.Select((member, i) => ConverterType(member) is { } type
            ? converter.DefineField($"_{depth}_{i}_{member.Name}", type, System.Reflection.FieldAttributes.Private)
            : null)];

        Type? ConverterType(MemberPlan member) => !member.NeedsConverter(depth) ? null
            : member.Form == ValueForm.Child ? library.Converter(types[member.Type])
            : library.ObjectConverter(types[member.Type]);
    }

    public ObjectPlan Plan { get; }

    /// <summary>0 for the contract itself, 1 for its base, and so on.</summary>
    public int Depth { get; }

    public Type Type { get; }

    /// <summary>The field that holds the converter of a member; null for members that need none.</summary>
    public FieldBuilder? Converter(int member) => _converters[member];

    public bool HasConverters => Array.Exists(_converters, static converter => converter is not null);

    public MemberAccess Access(int member) => _accesses[member]!;
}

using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>A body while it is emitted.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class BodyScope
{
    private readonly FieldBuilder[] _shapes;

    public BodyScope(ObjectPlan plan, TypeBuilder type, BodyFormat format, TypeTable types, LibraryMethods library)
    {
        Type = type;
        Format = format;
        Types = types;
        Library = library;
        var levels = new List<Level>();
        for (ObjectPlan? level = plan; level is not null; level = level.InlineBase)
        {
            levels.Add(new Level(level, levels.Count, type, types, library));
        }

        Levels = levels;
        Fresh = !plan.OmitsDefaults ? null : type.DefineField("_fresh", Own.Type, FieldAttributes.Private);
        _shapes = [.. levels.Select(level => type.DefineField($"_shape{level.Depth}", typeof(ObjectShape), FieldAttributes.Private))];
    }

    /// <summary>The struct.</summary>
    public TypeBuilder Type { get; }

    /// <summary>The format that it is emitted for.</summary>
    public BodyFormat Format { get; }

    /// <summary>The types that the plan names.</summary>
    public TypeTable Types { get; }

    /// <summary>What the body calls.</summary>
    public LibraryMethods Library { get; }

    /// <summary>The contract itself, then each base whose members the body reads itself.</summary>
    public IReadOnlyList<Level> Levels { get; }

    /// <summary>The contract itself.</summary>
    public Level Own => Levels[0];

    /// <summary>The field that holds a fresh instance; null where none is needed.</summary>
    public FieldBuilder? Fresh { get; }

    /// <summary>The field that holds the shape of a level.</summary>
    public FieldInfo Shape(Level level) => _shapes[level.Depth];

    public ScalarMethods Scalar(MemberPlan member) => new(member, Types[member.Type], Format, Library);
}

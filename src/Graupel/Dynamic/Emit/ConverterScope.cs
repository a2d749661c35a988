using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>A converter while it is emitted.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ConverterScope
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    private readonly FieldBuilder?[] _shapes;

    public ConverterScope(ObjectPlan plan, TypeBuilder type, EmitFormat format, TypeTable types, LibraryMethods library)
    {
        Type = type;
        Format = format;
        Types = types;
        Library = library;
        Base = type.BaseType!;
        var levels = new List<Level>();
        foreach (ObjectPlan level in plan.Levels)
        {
            levels.Add(new Level(level, levels.Count, type, types, library));
        }

        Levels = levels;
        Fresh = !plan.OmitsDefaults ? null : type.DefineField("_fresh", Own.Type, FieldAttributes.Private);
        _shapes = [.. levels.Select(level => level.Depth == 0 ? null : type.DefineField($"_shape{level.Depth}", typeof(ObjectShape), FieldAttributes.Private))];
    }

    /// <summary>The class.</summary>
    public TypeBuilder Type { get; }

    /// <summary>The class that it derives from.</summary>
    public Type Base { get; }

    /// <summary>The format that it is emitted for.</summary>
    public EmitFormat Format { get; }

    /// <summary>The types that the plan names.</summary>
    public TypeTable Types { get; }

    /// <summary>The methods that the converter calls.</summary>
    public LibraryMethods Library { get; }

    /// <summary>The contract itself, then each base whose members the converter reads itself.</summary>
    public IReadOnlyList<Level> Levels { get; }

    /// <summary>The contract itself.</summary>
    public Level Own => Levels[0];

    /// <summary>The field that holds a new instance; null where none is needed.</summary>
    public FieldBuilder? Fresh { get; }

    /// <summary>Whether there is anything to get before the first object: converters of members, shapes of bases.</summary>
    public bool HasFields => Levels.Count > 1 || Own.HasConverters;

    /// <summary>The field that holds the shape of an inlined base.</summary>
    public FieldBuilder Shape(Level level) => _shapes[level.Depth]!;

    /// <summary>Loads the shape of a level; that of the contract itself is the base class's.</summary>
    public void LoadShape(ILGenerator il, Level level)
    {
        if (level.Depth == 0)
        {
            LoadInherited(il, "ObjectShape");
        }
        else
        {
            il.LoadOwn(Shape(level));
        }
    }

    /// <summary>Loads a property of the base class.</summary>
    public void LoadInherited(ILGenerator il, string name)
    {
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, Base.GetProperty(name, Any)!.GetMethod!);
    }

    /// <summary>A method of the base class, whatever its visibility.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="parameters">Its parameters, where there are several of the name.</param>
    public MethodInfo Inherited(string name, Type[]? parameters = null) =>
        (parameters is null ? Base.GetMethod(name, Any) : Base.GetMethod(name, Any, parameters))!;

    public ScalarMethods Scalar(MemberPlan member) => new(member, Types[member.Type], Format, Library);
}

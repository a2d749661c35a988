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
    private readonly FieldBuilder?[] _shapes;

    public ConverterScope(ObjectPlan plan, TypeBuilder type, TypeTable types, LibraryMethods library)
    {
        Type = type;
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
        Lifted = LiftedMembers.Declare(plan, type);
        _shapes = [.. levels.Select(level => level.Depth == 0 ? null : type.DefineField($"_shape{level.Depth}", typeof(ObjectShape), FieldAttributes.Private))];
    }

    /// <summary>The class.</summary>
    public TypeBuilder Type { get; }

    /// <summary>The class that it derives from.</summary>
    public Type Base { get; }

    /// <summary>The format that it is emitted for.</summary>
    public EmitFormat Format => Library.Format;

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

    /// <summary>The field that holds the contracts for what members hold; null where none is needed.</summary>
    public FieldBuilder? Lifted { get; }

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
        il.Emit(OpCodes.Call, Inherited(name));
    }

    /// <summary>A method or a getter of the base class, whatever its visibility.</summary>
    public MethodInfo Inherited(string name) => Library.Of(Base, name);

    /// <summary>The one of several methods of the base class that has as many parameters.</summary>
    public MethodInfo Inherited(string name, int parameters) => Library.Of(Base, name, parameters);

    public ScalarMethods Scalar(MemberPlan member) => new(member, Types[member.Type], Format, Library);
}

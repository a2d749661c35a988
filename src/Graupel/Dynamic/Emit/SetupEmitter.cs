using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits how a converter is made, how it gets those of its members, and what it tells of these.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class SetupEmitter
{
    private const string BaseShapes = "BaseShapes";
    private const int Registry = 1;

    private static readonly MethodInfo ShapeOfConverter = typeof(Converter).GetProperty(nameof(Converter.Shape))!.GetMethod!;
    private static readonly MethodInfo ScalarShape = typeof(WireShapes).GetMethod(nameof(WireShapes.Scalar))!;
    private static readonly MethodInfo StringShape = typeof(WireShapes).GetProperty(nameof(WireShapes.String))!.GetMethod!;

    private readonly ConverterScope _scope;
    private readonly ConstructionEmitter _construction;
    private readonly FieldBuilder? _baseShapes;

    public SetupEmitter(ConverterScope scope, ConstructionEmitter construction)
    {
        _scope = scope;
        _construction = construction;
        _baseShapes = scope.Levels.Count == 1
            ? null
            : scope.Type.DefineField(BaseShapes, typeof(ObjectShape[]), FieldAttributes.Public | FieldAttributes.Static);
    }

    /// <summary>Hands over what cannot be written as code.</summary>
    public void StoreBaseShapes(Type converter)
    {
        if (_baseShapes is not null)
        {
            converter.GetField(BaseShapes)!.SetValue(null, _scope.Levels.Select(level => ShapeMaker.Make(level.Plan, _scope.Types)).ToArray());
        }
    }

    /// <summary>Emits the constructor, which takes the registry and the shape.</summary>
    public void EmitConstructor(ObjectTraits traits)
    {
        const int Shape = 2;
        Type registry = _scope.Library.Registry;
        ILGenerator il = _scope.Type.DefineConstructor(
            MethodAttributes.Public | MethodAttributes.HideBySig, CallingConventions.HasThis, [registry, typeof(ObjectShape)]).GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.LoadArgument(Registry);
        il.LoadArgument(Shape);
        il.LoadInteger((int)traits);
        il.Emit(OpCodes.Call, _scope.Library.ConstructorOf(_scope.Base));
        il.Emit(OpCodes.Ret);
    }

    public void EmitInitialize(ILGenerator il)
    {
        foreach (Level level in _scope.Levels)
        {
            if (level.Depth > 0)
            {
                StoreShape(il, level);
            }

            for (int i = 0; i < level.Plan.Members.Count; i++)
            {
                if (level.Converter(i) is { } converter)
                {
                    il.Emit(OpCodes.Ldarg_0);
                    LoadConverter(il, level, i);
                    il.Emit(OpCodes.Stfld, converter);
                }
            }
        }

        il.Emit(OpCodes.Ret);
    }

    public void EmitMakeFresh(ILGenerator il)
    {
        il.Emit(OpCodes.Ldarg_0);
        _construction.LoadNew(il);
        il.Emit(OpCodes.Stfld, _scope.Fresh!);
        il.Emit(OpCodes.Ret);
    }

    public void EmitMemberShapes(ILGenerator il)
    {
        IReadOnlyList<MemberPlan> members = _scope.Own.Plan.WireMembers;
        il.LoadInteger(members.Count);
        il.Emit(OpCodes.Newarr, typeof(WireShape));
        for (int i = 0; i < members.Count; i++)
        {
            il.Emit(OpCodes.Dup);
            il.LoadInteger(i);
            if (_scope.Own.Converter(i) is { } converter)
            {
                il.LoadOwn(converter);
                il.Emit(OpCodes.Callvirt, ShapeOfConverter);
            }
            else if (members[i].Form == ValueForm.String)
            {
                il.Emit(OpCodes.Call, StringShape);
            }
            else
            {
                il.LoadInteger(members[i].Kind);
                il.Emit(OpCodes.Call, ScalarShape);
            }

            il.Emit(OpCodes.Stelem_Ref);
        }

        il.Emit(OpCodes.Ret);
    }

    // A base is written like what is around it.
    private void StoreShape(ILGenerator il, Level level)
    {
        il.Emit(OpCodes.Ldarg_0);
        il.LoadArgument(Registry);
        il.Emit(OpCodes.Ldsfld, _baseShapes!);
        il.LoadInteger(level.Depth);
        il.Emit(OpCodes.Ldelem_Ref);
        il.Emit(OpCodes.Callvirt, _scope.Library.OfRegistry("ShapeOf", level.Type));
        il.Emit(OpCodes.Stfld, _scope.Shape(level));
    }

    private void LoadConverter(ILGenerator il, Level level, int index)
    {
        MemberPlan member = level.Plan.Members[index];
        ConverterSource source = _scope.Own.Plan.SourceOf(member);
        il.LoadArgument(Registry);
        if (source is ConverterSource.GetOwn or ConverterSource.GetOwnOfType or ConverterSource.GetFilled or ConverterSource.GetLiftedOwn or ConverterSource.GetLiftedFilled)
        {
            _scope.LoadShape(il, level);
            il.LoadInteger(index);
        }

        if (source == ConverterSource.GetBase)
        {
            il.Emit(OpCodes.Ldarg_0);
        }

        if (member.Own is { } own)
        {
            CompositeContracts.Load(il, own, _scope.Types);
        }

        if (member.Lift is not null)
        {
            LiftedMembers.Load(il, _scope.Lifted!, _scope.Own.Plan, member);
        }

        il.Emit(OpCodes.Callvirt, _scope.Library.OfRegistry(source.ToString(), _scope.Types[member.Type]));
    }
}

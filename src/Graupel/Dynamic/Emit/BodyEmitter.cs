using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits the struct that writes and reads the members of one contract in one format.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class BodyEmitter
{
    private readonly DynamicAssembly _assembly;
    private readonly BodyScope _scope;
    private readonly Type _interface;

    public BodyEmitter(ObjectPlan plan, BodyFormat format, TypeTable types, DynamicAssembly assembly)
    {
        _assembly = assembly;
        var library = new LibraryMethods(format);
        Type type = types[plan.Type];
        _interface = library.Body(type);
        _scope = new BodyScope(plan, assembly.DefineStruct(type.Name, _interface), format, types, library);
    }

    private ObjectPlan Plan => _scope.Own.Plan;

    /// <summary>The struct, which implements the interface of bodies.</summary>
    public Type Emit()
    {
        var construction = new ConstructionEmitter(_scope);
        var setup = new SetupEmitter(_scope, construction);
        (ValuesLayout? @base, MethodInfo? fillBase) = EmitBases();
        Implement("get_Traits", EmitTraits);
        Implement("IsExactType", EmitIsExactType);
        Implement("Initialize", setup.EmitInitialize);
        Implement("MemberShapes", setup.EmitMemberShapes);
        MethodBuilder write = Implement("Write", il => new WriteEmitter(il, _scope).Emit());
        if (Plan.IsShort)
        {
            write.SetImplementationFlags(MethodImplAttributes.IL | MethodImplAttributes.AggressiveInlining);
        }

        if (_scope.Fresh is not null)
        {
            Implement("Omitted", il => new OmissionEmitter(il, _scope).Emit());
        }

        if (Plan.WriteSome.Count > 0)
        {
            Implement("WriteSome", il => new WriteEmitter(il, _scope).EmitSome());
        }

        if (Plan.Unknown >= 0)
        {
            Implement("GetUnknown", EmitGetUnknown);
        }

        Implement("Create", construction.EmitCreate);
        Implement("Populate", il => EmitPopulate(il, value: 2, target => new RowEmitter(il, _scope, target).Emit()));
        Implement("PopulateKeyed", il => EmitPopulate(il, value: 3, target => new WalkEmitter(il, _scope, target).Emit(() => il.LoadArgument(2))));
        MethodInfo? notify = Plan.Callbacks is { } callbacks ? Implement("Notify", il => new CallbackEmitter(il, _scope).Emit(callbacks)) : null;
        Implement("Read", il => construction.EmitRead(il, @base, fillBase, notify));
        Implement("GetTail", EmitGetTail);
        Implement("SetTail", EmitSetTail);
        Type type = _scope.Type.CreateType();
        setup.StoreBaseShapes(type);
        return type;
    }

    private (ValuesLayout? Layout, MethodInfo? Fill) EmitBases()
    {
        ValuesLayout? layout = null;
        MethodInfo? fill = null;
        var emitter = new FillBaseEmitter(_scope, _scope.Library);
        foreach (Level level in _scope.Levels.Skip(1).Reverse())
        {
            layout = new ValuesLayout(_assembly.DefineStruct($"{level.Type.Name}_Values"), level, layout, Plan.Construction);
            fill = emitter.Emit(level, layout, fill);
        }

        return (layout, fill);
    }

    private void EmitTraits(ILGenerator il)
    {
        BodyTraits traits = (Plan.CanCreate ? BodyTraits.CanCreate : 0)
            | (Plan.CanPopulate ? BodyTraits.CanPopulate : 0)
            | (Plan.IsRecursive ? BodyTraits.IsRecursive : 0)
            | (Plan.Tail >= 0 ? BodyTraits.HasTail : 0)
            | (Plan.IsSealed ? BodyTraits.IsSealed : 0)
            | (Plan.Callbacks is null ? 0 : BodyTraits.HasCallbacks)
            | (_scope.Fresh is null ? 0 : BodyTraits.OmitsDefaults)
            | (Plan.Unknown >= 0 ? BodyTraits.KeepsUnknown : 0);
        il.LoadInteger((int)traits);
        il.Emit(OpCodes.Ret);
    }

    private MethodBuilder Implement(string name, Action<ILGenerator> emit)
    {
        MethodInfo declared = _interface.GetMethod(name)!;
        ParameterInfo[] parameters = declared.GetParameters();
        MethodBuilder method = _scope.Type.DefineMethod(
            name,
            MethodAttributes.Public | MethodAttributes.HideBySig | MethodAttributes.Virtual | MethodAttributes.Final | MethodAttributes.NewSlot,
            CallingConventions.HasThis,
            declared.ReturnType,
            declared.ReturnParameter.GetRequiredCustomModifiers(),
            null,
            [.. parameters.Select(static parameter => parameter.ParameterType)],
            [.. parameters.Select(static parameter => parameter.GetRequiredCustomModifiers())],
            null);
        emit(method.GetILGenerator());
        _scope.Type.DefineMethodOverride(method, declared);
        return method;
    }

    private void EmitIsExactType(ILGenerator il)
    {
        const int Value = 1;
        if (Plan.IsSealed)
        {
            il.LoadBoolean(true);
        }
        else
        {
            il.LoadInstance(Value, _scope.Own.Type);
            il.Emit(OpCodes.Callvirt, typeof(object).GetMethod(nameof(GetType))!);
            il.LoadType(_scope.Own.Type);
            il.Emit(OpCodes.Call, typeof(Type).GetMethod("op_Equality")!);
        }

        il.Emit(OpCodes.Ret);
    }

    private void EmitPopulate(ILGenerator il, int value, Action<InstanceTarget> read)
    {
        if (Plan.CanPopulate)
        {
            read(new InstanceTarget(il, _scope.Own, _scope, value));
        }
        else
        {
            il.ThrowNotSupported();
        }
    }

    private void EmitGetTail(ILGenerator il)
    {
        const int Value = 1;
        if (Plan.Tail >= 0)
        {
            _scope.Own.Access(Plan.Tail).Get(il, () => il.LoadInstance(Value, _scope.Own.Type));
        }
        else
        {
            LocalBuilder none = il.DeclareLocal(_scope.Own.Type);
            il.Clear(none);
            il.Load(none);
        }

        il.Emit(OpCodes.Ret);
    }

    private void EmitGetUnknown(ILGenerator il)
    {
        const int Value = 1;
        _scope.Own.Access(Plan.Unknown).Get(il, () => il.LoadInstance(Value, _scope.Own.Type));
        il.Emit(OpCodes.Ret);
    }

    private void EmitSetTail(ILGenerator il)
    {
        const int Value = 1;
        const int Tail = 2;
        if (Plan.Tail >= 0)
        {
            _scope.Own.Access(Plan.Tail).Set(il, () => il.LoadInstance(Value, _scope.Own.Type), () => il.LoadArgument(Tail));
        }

        il.Emit(OpCodes.Ret);
    }
}

using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits the class that writes and reads the objects of one contract in one format.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ConverterEmitter
{
    private readonly DynamicAssembly _assembly;
    private readonly ConverterScope _scope;
    private readonly ConstructionEmitter _construction;

    public ConverterEmitter(ObjectPlan plan, LibraryMethods library, TypeTable types, DynamicAssembly assembly)
    {
        _assembly = assembly;
        Type type = types[plan.Type];
        _scope = new ConverterScope(plan, assembly.DefineClass(type.Name, library.ObjectConverter(type)), types, library);
        _construction = new ConstructionEmitter(_scope);
    }

    private ObjectPlan Plan => _scope.Own.Plan;

    /// <summary>The class, which derives from that of all object converters.</summary>
    public Type Emit()
    {
        var setup = new SetupEmitter(_scope, _construction);
        (ValuesLayout? @base, MethodInfo? fillBase) = EmitBases();
        setup.EmitConstructor(Traits());
        if (_scope.HasFields)
        {
            Override("InitializeMembers", setup.EmitInitialize);
        }

        if (_scope.Fresh is not null)
        {
            Override("MakeFresh", setup.EmitMakeFresh);
        }

        if (Plan.HoldsCollections)
        {
            Override("HoldMembers", new HoldEmitter(_scope).Emit);
        }

        Override("MemberShapes", setup.EmitMemberShapes);
        if (!Plan.IsSealed)
        {
            Override("IsExactType", EmitIsExactType);
        }

        EmitWriting();
        EmitReading(@base, fillBase);
        if (Plan.Tail >= 0)
        {
            Override("GetTail", il => EmitGet(il, Plan.Tail));
            Override("SetTail", EmitSetTail);
        }

        Type type = _scope.Type.CreateType();
        setup.StoreBaseShapes(type);
        return type;
    }

    private (ValuesLayout? Layout, MethodInfo? Fill) EmitBases()
    {
        ValuesLayout? layout = null;
        MethodInfo? fill = null;
        var emitter = new FillBaseEmitter(_scope);
        foreach (Level level in _scope.Levels.Skip(1).Reverse())
        {
            layout = new ValuesLayout(_assembly.DefineStruct($"{level.Type.Name}_Values"), level, layout, Plan.Construction);
            fill = emitter.Emit(level, layout, fill);
        }

        return (layout, fill);
    }

    private ObjectTraits Traits()
    {
        ObjectTraits traits = ObjectTraits.None;
        foreach (string trait in Plan.Traits)
        {
            traits |= Enum.Parse<ObjectTraits>(trait);
        }

        return traits;
    }

    private void EmitWriting()
    {
        MethodBuilder write = Override("WriteMembers", il => new WriteEmitter(il, _scope).Emit());
        if (Plan.IsShort)
        {
            Inline(write);
        }

        if (_scope.Fresh is not null)
        {
            Override("Omitted", il => new OmissionEmitter(il, _scope).Emit());
        }

        if (Plan.WriteSome.Count > 0)
        {
            Override("WriteSome", il => new WriteEmitter(il, _scope).EmitSome());
        }

        if (Plan.Unknown >= 0)
        {
            Override("GetUnknown", il => EmitGet(il, Plan.Unknown));
        }

        if (Plan.IsWrittenPlainly)
        {
            Override("Write", il => new SingleEmitter(il, _scope).EmitWrite(write));
            OverrideLoop("WriteEach", il => new ElementsEmitter(il, _scope).EmitWrite(write));
        }
    }

    private void EmitReading(ValuesLayout? @base, MethodInfo? fillBase)
    {
        if (Plan.CanCreate)
        {
            Override(_scope.Inherited("Create", parameters: 0), _construction.EmitCreate);
        }

        if (Plan.LearnsCollections)
        {
            Override("CreateLike", _construction.EmitCreateLike);
        }

        FillEmitter? fill = Plan.CanPopulate ? new FillEmitter(_scope, _construction, EmitPopulateRow(), EmitPopulateKeyed()) : null;
        MethodInfo? notify = Plan.Callbacks is { } callbacks ? EmitNotify(callbacks) : null;
        if (Plan.Construction.Form == ConstructionForm.Parameters)
        {
            MethodBuilder read = Override("ReadMembers", il => _construction.EmitReadMembers(il, @base, fillBase, notify));
            EmitFrames(read, single => single.EmitRead(read));
        }
        else if (Plan.IsReadPlainly)
        {
            MethodBuilder read = Override("ReadMembers", fill!.EmitReadMembers);
            Inline(read);
            EmitFrames(read, single => single.EmitRead(fill));
        }
    }

    private MethodInfo EmitNotify(CallbacksPlan callbacks)
    {
        MethodInfo methods = Override(callbacks.HasInterfaces ? "NotifyMethods" : "Notify", il => new CallbackEmitter(il, _scope).EmitMethods(callbacks));
        return callbacks.HasInterfaces ? Override("Notify", il => new CallbackEmitter(il, _scope).EmitWithInterfaces(callbacks, methods)) : methods;
    }

    private void EmitFrames(MethodInfo readMembers, Action<SingleEmitter> emitRead)
    {
        if (Plan.IsReadPlainly)
        {
            Override("Read", il => emitRead(new SingleEmitter(il, _scope)));
            OverrideLoop("ReadEach", il => new ElementsEmitter(il, _scope).EmitRead(readMembers));
        }
    }

    private MethodBuilder EmitPopulateRow()
    {
        MethodBuilder populate = Override("PopulateRow", il => new RowEmitter(il, _scope, new InstanceTarget(il, _scope, value: 2)).Emit());
        if (Plan.IsShort)
        {
            Inline(populate);
        }

        return populate;
    }

    private MethodBuilder EmitPopulateKeyed() =>
        Override("PopulateKeyed", il => new WalkEmitter(il, _scope, new InstanceTarget(il, _scope, value: 3)).Emit(() => il.LoadArgument(2)));

    private static void Inline(MethodBuilder method) => method.SetImplementationFlags(MethodImplAttributes.IL | MethodImplAttributes.AggressiveInlining);

    // All classes share what calls the loops: with one of them inlined, its frame grows for all, however deep they are nested.
    private void OverrideLoop(string name, Action<ILGenerator> emit) =>
        Override(name, emit).SetImplementationFlags(MethodImplAttributes.IL | MethodImplAttributes.NoInlining);

    private MethodBuilder Override(string name, Action<ILGenerator> emit) => Override(_scope.Inherited(name), emit);

    private MethodBuilder Override(MethodInfo inherited, Action<ILGenerator> emit)
    {
        ParameterInfo[] declared = inherited.GetParameters();
        MethodBuilder method = _scope.Type.DefineMethod(
            inherited.Name,
            (inherited.Attributes & MethodAttributes.MemberAccessMask) | MethodAttributes.HideBySig | MethodAttributes.Virtual,
            CallingConventions.HasThis,
            inherited.ReturnType,
            inherited.ReturnParameter.GetRequiredCustomModifiers(),
            null,
            [.. declared.Select(static parameter => parameter.ParameterType)],
            [.. declared.Select(static parameter => parameter.GetRequiredCustomModifiers())],
            null);
        emit(method.GetILGenerator());
        return method;
    }

    private void EmitIsExactType(ILGenerator il)
    {
        const int Value = 1;
        il.LoadInstance(Value, _scope.Own.Type);
        il.IsExactly(_scope.Own.Type);
        il.Emit(OpCodes.Ret);
    }

    private void EmitGet(ILGenerator il, int member)
    {
        const int Value = 1;
        _scope.Own.Access(member).Get(il, () => il.LoadInstance(Value, _scope.Own.Type));
        il.Emit(OpCodes.Ret);
    }

    private void EmitSetTail(ILGenerator il)
    {
        const int Value = 1;
        const int Tail = 2;
        _scope.Own.Access(Plan.Tail).Set(il, () => il.LoadInstance(Value, _scope.Own.Type), () => il.LoadArgument(Tail));
        il.Emit(OpCodes.Ret);
    }
}

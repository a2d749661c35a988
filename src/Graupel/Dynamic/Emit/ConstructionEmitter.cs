using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits how instances are made: empty, or from members that were read before.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ConstructionEmitter(ConverterScope scope)
{
    private const int Reader = 1;
    private const int Form = 2;
    private const int Map = 3;
    private const BindingFlags AnyInstance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    private static readonly MethodInfo GetUninitialized = typeof(RuntimeHelpers).GetMethod(nameof(RuntimeHelpers.GetUninitializedObject))!;

    private Type Type => scope.Own.Type;

    private Construction Construction => scope.Own.Plan.Construction;

    /// <summary>Gives an instance without its members.</summary>
    public void EmitCreate(ILGenerator il)
    {
        LoadNew(il);
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Loads an instance without its members.</summary>
    public void LoadNew(ILGenerator il)
    {
        if (Construction.Factory is not null)
        {
            CallFactory(il, FindFactory());
            return;
        }

        ConstructorInfo? constructor = Construction.Form == ConstructionForm.Uninitialized ? null : Type.GetConstructor(AnyInstance, []);
        if (constructor is not null)
        {
            il.Emit(OpCodes.Newobj, constructor);
        }
        else if (Type.IsValueType)
        {
            LocalBuilder empty = il.DeclareLocal(Type);
            il.Clear(empty);
            il.Load(empty);
        }
        else
        {
            il.LoadType(Type);
            il.Emit(OpCodes.Call, GetUninitialized);
            il.Emit(OpCodes.Castclass, Type);
        }
    }

    /// <summary>Reads the members, then makes the instance, then sets the members that the constructor did not take.</summary>
    /// <param name="il">The code.</param>
    /// <param name="base">The values of the base; null where it is not inlined.</param>
    /// <param name="fillBase">The method that reads them.</param>
    /// <param name="notify">The method that calls the callbacks, or null.</param>
    public void EmitReadMembers(ILGenerator il, ValuesLayout? @base, MethodInfo? fillBase, MethodInfo? notify)
    {
        LevelValues[] values = [.. Values(il, @base)];
        MethodBase constructor = FindMaker();
        LoadDefaults(il, constructor, values);
        Label end = il.DefineLabel();
        var target = new ValuesTarget(il, scope.Own, values[0], fillBase, end);
        new ReadEmitter(il, scope, target, () => il.LoadArgument(Form), () => il.LoadArgument(Map)).Emit();
        il.MarkLabel(end);

        if (scope.Own.Plan.HasRest)
        {
            EnsureRest(il, values);
        }

        foreach (ConstructorArgument argument in Construction.Parameters)
        {
            ValueSlot slot = values[argument.Level].Values[argument.Member]!;
            slot.Load(il);
            Pass(il, argument, slot.Type);
        }

        LocalBuilder instance = il.DeclareLocal(Type);
        Construct(il, constructor);
        il.Store(instance);
        if (notify is not null)
        {
            Notify(il, notify, ContractEvent.Deserializing, instance);
        }

        SetRest(il, instance, values);
        if (notify is not null)
        {
            il.LoadArgument(Reader);
            il.LoadInteger(MemberNote.None);
            il.CallOn(scope.Format.Reader, scope.Library.Reader(nameof(IReader.At)));
            Notify(il, notify, ContractEvent.Deserialized, instance);
        }

        il.Load(instance);
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Makes an instance from what the constructor takes of another one.</summary>
    public void EmitCreateLike(ILGenerator il)
    {
        const int Value = 1;
        foreach (ConstructorArgument argument in Construction.Parameters)
        {
            MemberAccess access = scope.Levels[argument.Level].Access(argument.Member);
            access.Get(il, () => il.LoadInstance(Value, Type));
            Pass(il, argument, access.Type);
        }

        Construct(il, FindMaker());
        il.Emit(OpCodes.Ret);
    }

    private static void Pass(ILGenerator il, ConstructorArgument argument, Type type)
    {
        if (argument.IsReference)
        {
            LocalBuilder variable = il.DeclareLocal(type);
            il.Store(variable);
            il.LoadAddress(variable);
        }
    }

    private MethodBase FindMaker() => Construction.Factory is null ? FindConstructor(ParameterTypes()) : FindFactory();

    // In a closed type, one that is not public may take the same types.
    private ConstructorInfo FindConstructor(Type[] types) => Type.GetConstructor(types) ?? Type.GetConstructor(AnyInstance, types)!;

    private void Construct(ILGenerator il, MethodBase maker)
    {
        if (maker is ConstructorInfo constructor)
        {
            il.Emit(OpCodes.Newobj, constructor);
        }
        else
        {
            CallFactory(il, (MethodInfo)maker);
        }
    }

    private static void Notify(ILGenerator il, MethodInfo notify, ContractEvent what, LocalBuilder instance)
    {
        il.Emit(OpCodes.Ldarg_0);
        il.LoadInteger((int)what);
        il.LoadAddress(instance);
        il.Emit(OpCodes.Call, notify);
    }

    private void EnsureRest(ILGenerator il, LevelValues[] values)
    {
        ConstructorArgument last = Construction.Parameters[^1];
        ValueSlot rest = values[last.Level].Values[last.Member]!;
        il.LoadArgument(Reader);
        rest.Load(il);
        il.Emit(OpCodes.Call, typeof(Members).GetMethod(nameof(Members.EnsureRest))!.MakeGenericMethod(scope.Format.Reader, rest.Type));
    }

    private Type[] ParameterTypes() => [.. Construction.Parameters.Select(parameter => parameter.IsReference ? scope.Types[parameter.Type].MakeByRefType() : scope.Types[parameter.Type])];

    private void CallFactory(ILGenerator il, MethodInfo factory)
    {
        il.Emit(OpCodes.Call, factory);
        if (!Type.IsValueType)
        {
            il.Emit(OpCodes.Ldstr, factory.Name);
            il.Emit(OpCodes.Call, typeof(Members).GetMethod(nameof(Members.EnsureMade))!.MakeGenericMethod(Type));
        }
    }

    private MethodInfo FindFactory() =>
        Type.GetMethod(Construction.Factory!, genericParameterCount: 0, MemberReader.Declared | BindingFlags.Static, binder: null, ParameterTypes(), modifiers: null)!;

    // The values of the contract itself are local variables; those of a base are returned by a method, in a struct.
    private IEnumerable<LevelValues> Values(ILGenerator il, ValuesLayout? @base)
    {
        Level own = scope.Own;
        LocalBuilder? baseValues = @base is null ? null : il.DeclareLocal(@base.Type);
        var values = new LevelValues(
            [.. own.Plan.Members.Select((member, i) => member.Form == ValueForm.Base ? null : new LocalSlot(il.DeclareLocal(own.Access(i).Type)))],
            [.. own.Plan.Members.Select((_, i) => Construction.SetsLater(own.Plan, own.Depth, i) ? new LocalSlot(il.DeclareLocal(typeof(bool))) : null)],
            baseValues is null ? null : () => il.LoadAddress(baseValues));
        yield return values;
        for (ValuesLayout? layout = @base; layout is not null; layout = layout.Base)
        {
            values = layout.In(il, values.LoadBase!);
            yield return values;
        }
    }

    private void LoadDefaults(ILGenerator il, MethodBase constructor, LevelValues[] values)
    {
        foreach ((ConstructorArgument argument, ParameterInfo parameter) in Construction.Parameters.Zip(constructor.GetParameters()))
        {
            if (parameter.HasDefaultValue && parameter.RawDefaultValue is { } value)
            {
                ValueSlot slot = values[argument.Level].Values[argument.Member]!;
                slot.Store(il, () => ConstantLoader.Load(il, value, slot.Type));
            }
        }
    }

    private void SetRest(ILGenerator il, LocalBuilder instance, LevelValues[] values)
    {
        foreach ((Level level, LevelValues own) in scope.Levels.Zip(values))
        {
            for (int i = 0; i < level.Plan.Members.Count; i++)
            {
                if (own.Presences[i] is { } presence)
                {
                    Label absent = il.DefineLabel();
                    presence.Load(il);
                    il.Emit(OpCodes.Brfalse, absent);
                    SetLater(il, level, i, own.Values[i]!, instance);
                    il.MarkLabel(absent);
                }
            }
        }
    }

    private void SetLater(ILGenerator il, Level level, int member, ValueSlot value, LocalBuilder instance)
    {
        MemberAccess access = level.Access(member);
        access.Set(il, LoadInstance, () =>
        {
            if (level.Plan.Members[member].KeepsInstance)
            {
                il.LoadOwn(level.Converter(member)!);
                il.LoadArgument(Reader);
                access.Get(il, LoadInstance);
                value.Load(il);
                string moves = level.Plan.Members[member].IsRenewed ? "Renew" : "Refill";
                il.Emit(OpCodes.Callvirt, scope.Library.OfConverter(access.Type, moves));
            }
            else
            {
                value.Load(il);
            }
        });

        void LoadInstance() => il.LoadInstance(instance);
    }
}

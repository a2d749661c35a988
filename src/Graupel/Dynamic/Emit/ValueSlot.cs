using System.Reflection;
using System.Reflection.Emit;

namespace Graupel.Dynamic;

/// <summary>A place for a value that is read before the instance exists.</summary>
internal abstract class ValueSlot(Type type)
{
    public Type Type => type;

    public abstract void Load(ILGenerator il);

    public abstract void Store(ILGenerator il, Action loadValue);
}

/// <summary>A local variable of the method that makes the instance.</summary>
internal sealed class LocalSlot(LocalBuilder local) : ValueSlot(local.LocalType)
{
    public override void Load(ILGenerator il) => il.Load(local);

    public override void Store(ILGenerator il, Action loadValue)
    {
        loadValue();
        il.Store(local);
    }
}

/// <summary>A field of the struct in which a method hands over the values of a base.</summary>
internal sealed class FieldSlot(FieldInfo field, Action loadStruct) : ValueSlot(field.FieldType)
{
    public override void Load(ILGenerator il)
    {
        loadStruct();
        il.Emit(OpCodes.Ldfld, field);
    }

    public override void Store(ILGenerator il, Action loadValue)
    {
        loadStruct();
        loadValue();
        il.Emit(OpCodes.Stfld, field);
    }
}

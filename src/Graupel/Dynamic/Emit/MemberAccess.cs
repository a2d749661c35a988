using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>How emitted code gets and sets one member, whatever its visibility.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class MemberAccess
{
    private readonly Type _owner;
    private readonly FieldInfo? _readField;
    private readonly FieldInfo? _writtenField;
    private readonly MethodInfo? _getter;
    private readonly MethodInfo? _setter;
    private readonly int _fixedLength;

    public MemberAccess(MemberPlan plan, Type owner, Type type)
    {
        _owner = owner;
        Type = type;
        _fixedLength = plan.FixedLength;
        FieldInfo? field = plan.IsField ? owner.GetField(plan.Name, MemberReader.Declared) : MemberReader.BackingField(owner, plan.Name);
        PropertyInfo? property = plan.IsField ? null : owner.GetProperty(plan.Name, MemberReader.Declared);
        _readField = plan.IsField || plan.Get == AccessForm.BackingField ? field : null;
        _writtenField = plan.IsField || plan.Set == AccessForm.BackingField ? field : null;
        _getter = property?.GetMethod;
        _setter = property?.SetMethod;
    }

    /// <summary>The declared type of the member.</summary>
    public Type Type { get; }

    /// <summary>Loads the value of an object that is only lent.</summary>
    /// <param name="il">The code.</param>
    /// <param name="loadOwner">Loads the object, or the address of the struct.</param>
    public void Get(ILGenerator il, Action loadOwner) => Get(il, loadOwner, isLent: true);

    /// <summary>Loads the value of an object that is being read: a getter of a struct may keep what it makes.</summary>
    /// <inheritdoc cref="Get(ILGenerator, Action)"/>
    public void GetOwn(ILGenerator il, Action loadOwner) => Get(il, loadOwner, isLent: false);

    private void Get(ILGenerator il, Action loadOwner, bool isLent)
    {
        loadOwner();
        if (_fixedLength > 0)
        {
            LoadBuffer(il);
            il.Emit(OpCodes.Call, BufferMethod(nameof(FixedBuffers.ToArray)));
            return;
        }

        if (_readField is not null)
        {
            il.Emit(OpCodes.Ldfld, _readField);
            return;
        }

        if (isLent && CanChangeOwner)
        {
            LocalBuilder copy = il.DeclareLocal(_owner);
            il.Emit(OpCodes.Ldobj, _owner);
            il.Store(copy);
            il.LoadAddress(copy);
        }

        il.Emit(CallTo, _getter!);
    }

    /// <summary>Loads the address of the value: of the field itself, or of a copy of what a property returns.</summary>
    public void GetAddress(ILGenerator il, Action loadOwner)
    {
        if (_readField is not null && _fixedLength == 0)
        {
            loadOwner();
            il.Emit(OpCodes.Ldflda, _readField);
            return;
        }

        LocalBuilder value = il.DeclareLocal(Type);
        Get(il, loadOwner);
        il.Store(value);
        il.LoadAddress(value);
    }

    /// <summary>Sets the value.</summary>
    /// <param name="il">The code.</param>
    /// <param name="loadOwner">Loads the object, or the address of the struct.</param>
    /// <param name="loadValue">Loads the value.</param>
    public void Set(ILGenerator il, Action loadOwner, Action loadValue)
    {
        loadOwner();
        if (_fixedLength > 0)
        {
            LoadBuffer(il);
            loadValue();
            il.Emit(OpCodes.Call, BufferMethod(nameof(FixedBuffers.Fill)));
            return;
        }

        loadValue();
        if (_writtenField is not null)
        {
            il.Emit(OpCodes.Stfld, _writtenField);
        }
        else
        {
            il.Emit(CallTo, _setter!);
        }
    }

    // The compiler lays out a struct whose only field is the first element.
    private void LoadBuffer(ILGenerator il)
    {
        il.Emit(OpCodes.Ldflda, _readField!);
        il.Emit(OpCodes.Ldflda, _readField!.FieldType.GetFields(MemberReader.Declared)[0]);
        il.LoadInteger(_fixedLength);
    }

    private MethodInfo BufferMethod(string name) => typeof(FixedBuffers).GetMethod(name)!.MakeGenericMethod(Type.GetElementType()!);

    private System.Reflection.Emit.OpCode CallTo => _owner.IsValueType ? OpCodes.Call : OpCodes.Callvirt;

    // A struct is only lent for writing: a getter that may change it works on a copy.
    private bool CanChangeOwner =>
        _owner.IsValueType && !_owner.Has(AttributeNames.IsReadOnly) && !_getter!.Has(AttributeNames.IsReadOnly);
}

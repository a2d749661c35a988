using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Where the values of members go as they are read.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal abstract class ReadTarget(ILGenerator il, Level level)
{
    protected ILGenerator Code => il;

    public Level Level => level;

    /// <summary>The tail is left to the loop around.</summary>
    public abstract bool LeavesTail { get; }

    /// <summary>Stores the value of a member.</summary>
    public abstract void Assign(int member, Action loadValue);

    /// <summary>Loads the value that a member has up to now.</summary>
    public abstract void LoadCurrent(int member);

    /// <summary>Has a converter read a member.</summary>
    public abstract void ReadChild(int member, ChildReading reading);

    /// <summary>Reads the part of the base.</summary>
    public abstract void ReadBase(int member, ChildReading reading);

    /// <summary>Leaves the code when everything is read, except for the tail if it follows.</summary>
    public abstract void Leave(bool tailFollows);
}

/// <summary>Members are set on an instance, which is an argument.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class InstanceTarget : ReadTarget
{
    private readonly ConverterScope _scope;
    private readonly int _value;
    private readonly LocalBuilder? _object;

    public InstanceTarget(ILGenerator il, ConverterScope scope, int value)
        : base(il, scope.Own)
    {
        _scope = scope;
        _value = value;
        if (!Level.Type.IsValueType)
        {
            _object = il.DeclareLocal(Level.Type);
            il.LoadInstance(value, Level.Type);
            il.Store(_object);
        }
    }

    public override bool LeavesTail => Level.Plan.Tail >= 0;

    public override void Assign(int member, Action loadValue) => Level.Access(member).Set(Code, LoadOwner, loadValue);

    public override void LoadCurrent(int member) => Level.Access(member).GetOwn(Code, LoadOwner);

    public override void ReadChild(int member, ChildReading reading)
    {
        MemberPlan plan = Level.Plan.Members[member];
        MemberAccess access = Level.Access(member);
        FieldBuilder converter = Level.Converter(member)!;
        if (plan.Set == AccessForm.Fill)
        {
            reading.Fill(converter, access.Type, () => access.GetOwn(Code, LoadOwner));
        }
        else if (plan.KeepsInstance)
        {
            LocalBuilder value = Code.DeclareLocal(access.Type);
            access.GetOwn(Code, LoadOwner);
            Code.Store(value);
            reading.Populate(converter, value);
            Assign(member, () => Code.Load(value));
        }
        else
        {
            Assign(member, () => reading.Read(converter, access.Type));
        }
    }

    public override void ReadBase(int member, ChildReading reading)
    {
        LocalBuilder value = Code.DeclareLocal(_scope.Types[Level.Plan.Members[member].Type]);
        LoadOwner();
        Code.Store(value);
        reading.PopulateBase(Level.Converter(member)!, value);
    }

    public override void Leave(bool tailFollows)
    {
        Code.LoadBoolean(tailFollows);
        Code.Emit(OpCodes.Ret);
    }

    private void LoadOwner()
    {
        if (_object is null)
        {
            Code.LoadArgument(_value);
        }
        else
        {
            Code.Load(_object);
        }
    }
}

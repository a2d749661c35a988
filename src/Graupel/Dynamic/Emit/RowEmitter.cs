using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Formats;
using Graupel.Model;
using OpCode = Graupel.Model.OpCode;

namespace Graupel.Dynamic;

/// <summary>Emits the code that reads members that are as expected.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class RowEmitter(ILGenerator il, ConverterScope scope, ReadTarget target)
{
    private const int Reader = 1;

    private readonly LocalBuilder _view = il.DeclareLocal(typeof(FixedView));
    private readonly RowReading _reading = new(il, scope.Library);
    private readonly LocalBuilder? _keys = target.Level.Plan.TakesKeys && scope.Format.HasKeys ? il.DeclareLocal(typeof(ObjectHeader)) : null;

    private Level Level => target.Level;

    /// <summary>Emits a method that returns true if members are left: the tail, or those from a key on that is not the expected one.</summary>
    public void Emit()
    {
        Label keyed = il.DefineLabel();
        Emit(keyed);
        if (_keys is not null)
        {
            il.MarkLabel(keyed);
            il.LoadBoolean(true);
            il.Emit(OpCodes.Ret);
        }
    }

    /// <summary>Emits code that leaves the target.</summary>
    /// <param name="keyed">Where the code continues if a key is not the expected one.</param>
    public void Emit(Label keyed)
    {
        if (_keys is not null)
        {
            il.LoadArgument(Reader);
            Call(nameof(IReader.RowKeys));
            il.Store(_keys);
        }

        OpWhen never = scope.Format.ReadsFixedLayout ? OpWhen.Sequential : OpWhen.FixedLayout;
        foreach (Op op in Level.Plan.Read.Where(op => op.When != never))
        {
            Emit(op, keyed);
        }

        target.Leave(target.LeavesTail);
    }

    private void Emit(Op op, Label keyed)
    {
        if (_keys is not null && op.Member >= 0 && op.Code != OpCode.Base)
        {
            TakeKey(op.Member, keyed);
        }

        switch (op.Code)
        {
            case OpCode.Begin:
                il.LoadArgument(Reader);
                il.LoadInteger(Level.Plan.FixedSize);
                Call(nameof(IReader.View));
                il.Store(_view);
                break;
            case OpCode.Scalar:
                target.Assign(op.Member, () => Scalar(Level.Plan.Members[op.Member]));
                break;
            case OpCode.String:
                At(op.Member);
                target.Assign(op.Member, String);
                break;
            case OpCode.Child:
                At(op.Member);
                target.ReadChild(op.Member, _reading);
                break;
            case OpCode.Base:
                At(op.Member);
                target.ReadBase(op.Member, _reading);
                if (_keys is not null)
                {
                    LeaveRow(keyed);
                }

                break;
            case OpCode.Tail:
                At(op.Member);
                if (!target.LeavesTail)
                {
                    target.ReadChild(op.Member, _reading);
                }

                break;
        }
    }

    private void Scalar(MemberPlan member)
    {
        ScalarMethods scalar = scope.Scalar(member);
        if (member.Form == ValueForm.Scalar)
        {
            LoadPlace(member.Offset);
            scalar.Read(il);
            return;
        }

        Label end = il.DefineLabel();
        LocalBuilder value = il.DeclareLocal(scalar.Type);
        il.Clear(value);
        LoadPlace(member.Offset);
        il.LoadInteger(member.Size);
        Call(nameof(IReader.ReadPresence));
        il.Emit(OpCodes.Brfalse, end);
        LoadPlace(member.Offset + 1);
        scalar.Read(il);
        scalar.Wrap(il);
        il.Store(value);
        il.MarkLabel(end);
        il.Load(value);
    }

    private void String()
    {
        il.LoadArgument(Reader);
        Call(nameof(IReader.ReadString));
    }

    private void TakeKey(int member, Label keyed)
    {
        il.LoadArgument(Reader);
        il.Load(_keys!);
        il.LoadInteger(member);
        Call(nameof(IReader.TakesKey));
        il.Emit(OpCodes.Brfalse, keyed);
    }

    private void LeaveRow(Label keyed)
    {
        il.LoadArgument(Reader);
        il.Load(_keys!);
        Call(nameof(IReader.LeavesRow));
        il.Emit(OpCodes.Brtrue, keyed);
    }

    private void At(int member)
    {
        il.LoadArgument(Reader);
        il.LoadInteger(member);
        Call(nameof(IReader.At));
    }

    private void LoadPlace(int offset)
    {
        il.LoadArgument(Reader);
        il.LoadAddress(_view);
        il.LoadInteger(offset);
    }

    private void Call(string method) => il.CallOn(scope.Format.Reader, scope.Library.Reader(method));
}

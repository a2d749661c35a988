using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Formats;
using Graupel.Model;
using OpCode = Graupel.Model.OpCode;

namespace Graupel.Dynamic;

/// <summary>Emits how members are written.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class WriteEmitter
{
    // The arguments of the method, after the converter itself.
    private const int Writer = 1;
    private const int Header = 2;
    private const int Value = 3;
    private const int Omitted = 4;

    private readonly ILGenerator _il;
    private readonly ConverterScope _scope;
    private readonly Level _level;
    private readonly LocalBuilder _run;
    private readonly LocalBuilder? _object;
    private readonly LocalBuilder?[] _strings;
    private bool _isPartial;

    public WriteEmitter(ILGenerator il, ConverterScope scope)
    {
        _il = il;
        _scope = scope;
        _level = scope.Own;
        _run = il.DeclareLocal(typeof(FixedRun));
        _object = _level.Type.IsValueType ? null : il.DeclareLocal(_level.Type);
        _strings = new LocalBuilder?[_level.Plan.Members.Count];
    }

    public void Emit() => Emit(_level.Plan.Write);

    /// <summary>The same where some members are left out.</summary>
    public void EmitSome()
    {
        _isPartial = true;
        Emit(_level.Plan.WriteSome);
    }

    private void Emit(IEnumerable<Op> ops)
    {
        if (_object is not null)
        {
            _il.LoadInstance(Value, _level.Type);
            _il.Store(_object);
        }

        OpWhen never = _scope.Format.WritesFixedLayout ? OpWhen.Sequential : OpWhen.FixedLayout;
        int unless = -1;
        Label after = default;
        foreach (Op op in ops.Where(op => op.When != never))
        {
            if (op.Unless != unless)
            {
                EndOmission(unless, after);
                after = BeginOmission(unless = op.Unless);
            }

            Emit(op);
        }

        EndOmission(unless, after);
        _il.Emit(OpCodes.Ret);
    }

    private Label BeginOmission(int member)
    {
        if (member < 0)
        {
            return default;
        }

        Label after = _il.DefineLabel();
        _il.LoadArgument(Omitted);
        _il.Emit(OpCodes.Ldc_I8, 1L << member);
        _il.Emit(OpCodes.And);
        _il.Emit(OpCodes.Brtrue, after);
        return after;
    }

    private void EndOmission(int member, Label after)
    {
        if (member >= 0)
        {
            _il.MarkLabel(after);
        }
    }

    private void Emit(Op op)
    {
        switch (op.Code)
        {
            case OpCode.BeginHeader:
                BeginHeader();
                break;
            case OpCode.BeginScalar:
                BeginScalar(_level.Plan.Members[op.Member]);
                break;
            case OpCode.Begin or OpCode.BeginNext:
                Begin(op);
                break;
            case OpCode.Commit:
                _il.LoadArgument(Writer);
                _il.LoadAddress(_run);
                Call(nameof(IWriter.Commit));
                break;
            case OpCode.Scalar:
                Scalar(op.Member);
                break;
            case OpCode.String:
                String(op.Member);
                break;
            case OpCode.Child:
                Key(op.Member);
                Child(op.Member);
                break;
            case OpCode.List:
                At(op.Member);
                List(op.Member);
                break;
            case OpCode.Base:
                Key(op.Member);
                Base(op.Member);
                break;
            case OpCode.Tail:
                Key(op.Member);
                break;
        }
    }

    private void BeginHeader()
    {
        _il.LoadArgument(Writer);
        _il.LoadArgument(Header);
        _il.LoadInteger(0);
        _il.LoadInteger(0);
        _il.LoadInteger(0);
        _il.Emit(OpCodes.Conv_I);
        Call(nameof(IWriter.Begin));
        _il.Store(_run);
    }

    private void BeginScalar(MemberPlan member)
    {
        _il.LoadArgument(Writer);
        _il.LoadInteger(member.FixedSize);
        _il.LoadInteger(1);
        Call(nameof(IWriter.BeginScalars));
        _il.Store(_run);
    }

    private void Begin(Op op)
    {
        // A getter may change its answer: what was measured is what is written.
        foreach (int member in op.Strings)
        {
            LocalBuilder text = _il.DeclareLocal(typeof(string));
            _level.Access(member).Get(_il, LoadOwner);
            _il.Store(text);
            _strings[member] = text;
        }

        _il.LoadArgument(Writer);
        _il.LoadArgument(Header);
        if (op.Code == OpCode.Begin)
        {
            _il.LoadInteger(_level.Plan.FixedSize);
        }

        _il.LoadInteger(op.Scalars);
        LoadMaximumSize(op.Strings);
        Call(op.Code == OpCode.Begin ? nameof(IWriter.Begin) : nameof(IWriter.BeginNext));
        _il.Store(_run);
    }

    private void LoadMaximumSize(EquatableList<int> strings)
    {
        _il.LoadInteger(0);
        _il.Emit(OpCodes.Conv_I);
        foreach (int member in strings)
        {
            _il.Load(_strings[member]!);
            Call(nameof(IWriter.MaximumSize));
            _il.Emit(OpCodes.Add);
        }
    }

    private void Scalar(int index)
    {
        MemberPlan member = _level.Plan.Members[index];
        ScalarMethods scalar = _scope.Scalar(member);
        int offset = _isPartial ? 0 : member.Offset;
        PutKey(index);
        if (member.Form == ValueForm.Scalar)
        {
            LoadPlace(offset);
            _level.Access(index).Get(_il, LoadOwner);
            scalar.Put(_il);
            return;
        }

        LocalBuilder value = _il.DeclareLocal(scalar.Type);
        _level.Access(index).Get(_il, LoadOwner);
        _il.Store(value);
        LoadPlace(offset);
        _il.LoadInteger(member.Size);
        _il.LoadAddress(value);
        _il.Emit(OpCodes.Call, scalar.HasValue);
        Call(nameof(IWriter.PutPresence));

        Label end = _il.DefineLabel();
        _il.LoadAddress(value);
        _il.Emit(OpCodes.Call, scalar.HasValue);
        _il.Emit(OpCodes.Brfalse, end);
        LoadPlace(offset + 1);
        _il.LoadAddress(value);
        _il.Emit(OpCodes.Call, scalar.GetValueOrDefault);
        scalar.Put(_il);
        _il.MarkLabel(end);
    }

    private void String(int member)
    {
        At(member);
        PutKey(member);
        _il.LoadArgument(Writer);
        _il.LoadAddress(_run);
        _il.Load(_strings[member]!);
        Call(nameof(IWriter.PutString));
    }

    private void Child(int member)
    {
        MemberAccess access = _level.Access(member);
        _il.LoadOwn(_level.Converter(member)!);
        _il.LoadArgument(Writer);
        access.GetAddress(_il, LoadOwner);
        _il.Emit(OpCodes.Callvirt, _scope.Library.OfConverter(access.Type, "Write"));
    }

    private void List(int member)
    {
        MemberAccess access = _level.Access(member);
        _il.LoadArgument(Writer);
        _il.LoadAddress(_run);
        _il.LoadArgument(Header);
        _il.LoadInteger(member);
        _il.LoadOwn(_level.Converter(member)!);
        access.Get(_il, LoadOwner);
        _il.Emit(OpCodes.Call, _scope.Inherited("WriteList").MakeGenericMethod(access.Type.GetGenericArguments()));
    }

    private void Base(int member)
    {
        Type type = _scope.Types[_level.Plan.Members[member].Type];
        LocalBuilder value = _il.DeclareLocal(type);
        LoadOwner();
        _il.Store(value);
        _il.LoadOwn(_level.Converter(member)!);
        _il.LoadArgument(Writer);
        _il.LoadAddress(value);
        _il.Emit(OpCodes.Callvirt, _scope.Library.OfObjectConverter(type, "WriteBase"));
    }

    // Notes the member, then writes its key, before a value that another converter writes.
    private void Key(int member)
    {
        At(member);
        if (_scope.Format.HasKeys)
        {
            _il.LoadArgument(Writer);
            _il.LoadArgument(Header);
            _il.LoadInteger(member);
            Call(nameof(IWriter.WriteKey));
        }
    }

    private void PutKey(int member)
    {
        if (_scope.Format.HasKeys)
        {
            _il.LoadArgument(Writer);
            _il.LoadAddress(_run);
            _il.LoadArgument(Header);
            _il.LoadInteger(member);
            Call(nameof(IWriter.PutKey));
        }
    }

    private void At(int member)
    {
        _il.LoadArgument(Writer);
        _il.LoadInteger(member);
        Call(nameof(IWriter.At));
    }

    private void LoadPlace(int offset)
    {
        _il.LoadArgument(Writer);
        _il.LoadAddress(_run);
        _il.LoadInteger(offset);
    }

    // An object is read from the reference once: calls between the members could change the reference.
    private void LoadOwner()
    {
        if (_object is null)
        {
            _il.LoadArgument(Value);
        }
        else
        {
            _il.Load(_object);
        }
    }

    private void Call(string method) => _il.CallOn(_scope.Format.Writer, _scope.Library.Writer(method));
}

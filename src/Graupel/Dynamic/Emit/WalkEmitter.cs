using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits how members are read one by one, because the writer's differ or have keys.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class WalkEmitter
{
    private const int Reader = 1;

    private static readonly MethodInfo Member = typeof(MemberWalk).GetProperty(nameof(MemberWalk.Member))!.GetMethod!;
    private static readonly MethodInfo Kind = typeof(MemberWalk).GetProperty(nameof(MemberWalk.Kind))!.GetMethod!;
    private static readonly MethodInfo IsLast = typeof(MemberWalk).GetProperty(nameof(MemberWalk.IsLast))!.GetMethod!;

    private readonly ILGenerator _il;
    private readonly ConverterScope _scope;
    private readonly ReadTarget _target;
    private readonly LocalBuilder _walk;
    private readonly WalkReading _reading;

    public WalkEmitter(ILGenerator il, ConverterScope scope, ReadTarget target)
    {
        _il = il;
        _scope = scope;
        _target = target;
        _walk = il.DeclareLocal(typeof(MemberWalk));
        _reading = new WalkReading(il, scope.Library, _walk);
    }

    private ObjectPlan Plan => _target.Level.Plan;

    public void Emit(Action loadMap)
    {
        Label[] cases = DefineLabels(Plan.WireMembers.Count);
        Label next = _il.DefineLabel();
        Label end = _il.DefineLabel();

        _il.LoadArgument(Reader);
        _scope.LoadShape(_il, _target.Level);
        loadMap();
        Call(nameof(IReader.BeginMembers));
        _il.Store(_walk);

        _il.MarkLabel(next);
        LoadWalk();
        Call(nameof(IReader.NextMember));
        _il.Emit(OpCodes.Brfalse, end);
        _il.LoadAddress(_walk);
        _il.Emit(OpCodes.Call, Member);
        _il.Emit(OpCodes.Switch, cases);
        Unknown();
        _il.Emit(OpCodes.Br, next);
        for (int i = 0; i < cases.Length; i++)
        {
            _il.MarkLabel(cases[i]);
            Case(i);
            _il.Emit(OpCodes.Br, next);
        }

        _il.MarkLabel(end);
        _target.Leave(tailFollows: false);
    }

    private void Unknown()
    {
        if (Plan.Unknown < 0)
        {
            LoadWalk();
            Call(nameof(IReader.SkipMember));
            return;
        }

        _target.Assign(Plan.Unknown, () =>
        {
            LoadWalk();
            _target.LoadCurrent(Plan.Unknown);
            _il.Emit(OpCodes.Call, _scope.Library.MembersKeep);
        });
    }

    private void Case(int index)
    {
        MemberPlan member = Plan.Members[index];
        switch (member.Form)
        {
            case ValueForm.Scalar:
                Assign(index, () => _scope.Scalar(member).Walk(_il));
                break;
            case ValueForm.NullableScalar:
                Assign(index, () => _scope.Scalar(member).WalkNullable(_il));
                break;
            case ValueForm.String:
                Assign(index, () => _il.Emit(OpCodes.Call, _scope.Library.MembersScalar(nameof(CodeGen.Members.ReadString))));
                break;
            case ValueForm.Base:
                At(index);
                _target.ReadBase(index, _reading);
                break;
            default:
                if (member.Form == ValueForm.Tail && _target.LeavesTail)
                {
                    LeaveAtTail();
                }

                _target.ReadChild(index, _reading);
                break;
        }
    }

    private void Assign(int member, Action read) => _target.Assign(member, () =>
    {
        LoadWalk();
        read();
    });

    // The value of a tail that comes last is read by the loop around.
    private void LeaveAtTail()
    {
        Label leave = _il.DefineLabel();
        Label stay = _il.DefineLabel();
        _il.LoadAddress(_walk);
        _il.Emit(OpCodes.Call, IsLast);
        _il.Emit(OpCodes.Brfalse, stay);
        foreach (WireKind kind in (ReadOnlySpan<WireKind>)[WireKind.Object, WireKind.Tracked, WireKind.Absent])
        {
            _il.LoadAddress(_walk);
            _il.Emit(OpCodes.Call, Kind);
            _il.LoadInteger((int)kind);
            _il.Emit(OpCodes.Beq, leave);
        }

        _il.Emit(OpCodes.Br, stay);
        _il.MarkLabel(leave);
        _target.Leave(tailFollows: true);
        _il.MarkLabel(stay);
    }

    private void At(int member)
    {
        _il.LoadArgument(Reader);
        _il.LoadInteger(member);
        Call(nameof(IReader.At));
    }

    // Without LINQ, whose code for structs would have to be compiled for this alone.
    private Label[] DefineLabels(int count)
    {
        var labels = new Label[count];
        for (int i = 0; i < count; i++)
        {
            labels[i] = _il.DefineLabel();
        }

        return labels;
    }

    private void LoadWalk()
    {
        _il.LoadArgument(Reader);
        _il.LoadAddress(_walk);
    }

    private void Call(string method) => _il.CallOn(_scope.Format.Reader, _scope.Library.Reader(method));
}

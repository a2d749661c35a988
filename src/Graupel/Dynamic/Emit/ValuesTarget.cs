using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;

namespace Graupel.Dynamic;

/// <summary>Members are kept aside until the instance can be made from them.</summary>
/// <param name="il">The code.</param>
/// <param name="level">The level that is read.</param>
/// <param name="values">Where its values go.</param>
/// <param name="fillBase">The method that reads the base.</param>
/// <param name="end">Where the code continues when everything is read.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ValuesTarget(ILGenerator il, Level level, LevelValues values, MethodInfo? fillBase, Label end) : ReadTarget(il, level)
{
    private const int Reader = 1;

    public override bool LeavesTail => false;

    public override void Assign(int member, Action loadValue)
    {
        values.Values[member]!.Store(Code, loadValue);
        values.Presences[member]?.Store(Code, () => Code.LoadBoolean(true));
    }

    public override void LoadCurrent(int member) => values.Values[member]!.Load(Code);

    public override void ReadChild(int member, ChildReading reading) =>
        Assign(member, () => reading.Read(Level.Converter(member)!, Level.Access(member).Type));

    public override void ReadBase(int member, ChildReading reading)
    {
        Code.Emit(OpCodes.Ldarg_0);
        Code.LoadArgument(Reader);
        values.LoadBase!();
        Code.Emit(OpCodes.Call, fillBase!);
    }

    public override void Leave(bool tailFollows) => Code.Emit(OpCodes.Br, end);
}

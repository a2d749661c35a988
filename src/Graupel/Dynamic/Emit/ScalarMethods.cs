using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Converters;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>How one scalar member is put, viewed and walked. An enum needs no conversion: on the stack it is its number.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ScalarMethods
{
    private readonly EmitFormat _format;
    private readonly LibraryMethods _library;
    private readonly Type? _native;
    private readonly string _name;

    /// <param name="member">The plan of the member.</param>
    /// <param name="type">The type of the member.</param>
    /// <param name="format">The format.</param>
    /// <param name="library">The methods.</param>
    public ScalarMethods(MemberPlan member, Type type, EmitFormat format, LibraryMethods library)
    {
        _format = format;
        _library = library;
        Type = type;
        ValueType = Nullable.GetUnderlyingType(type) ?? type;
        _native = !member.IsNative ? null : ValueType == typeof(nint) ? typeof(IntPtrScalar) : typeof(UIntPtrScalar);
        _name = member.ReadName;
    }

    /// <summary>The type of the member.</summary>
    public Type Type { get; }

    /// <summary>The same, but never null.</summary>
    public Type ValueType { get; }

    public MethodInfo HasValue => Type.GetProperty(nameof(Nullable<>.HasValue))!.GetMethod!;

    public MethodInfo GetValueOrDefault => GetValueOrDefaultOf(Type);

    /// <summary>Calls what puts a scalar; on the stack are the writer, the run, the offset and the value.</summary>
    public void Put(ILGenerator il)
    {
        if (_native is null)
        {
            il.CallOn(_format.Writer, _library.Writer("Put" + _name));
        }
        else
        {
            il.Emit(OpCodes.Call, _native.GetMethod(nameof(IntPtrScalar.Put))!.MakeGenericMethod(_format.Writer));
        }
    }

    /// <summary>Calls what reads a scalar from a view; on the stack are the reader, the view and the offset.</summary>
    public void Read(ILGenerator il)
    {
        if (_native is null)
        {
            il.CallOn(_format.Reader, _library.Reader("Read" + _name));
        }
        else
        {
            il.Emit(OpCodes.Call, _native.GetMethod(nameof(IntPtrScalar.Read))!.MakeGenericMethod(_format.Reader));
        }
    }

    /// <summary>Calls what reads a scalar that is walked; on the stack are the reader and the walk.</summary>
    public void Walk(ILGenerator il) => il.Emit(OpCodes.Call, _library.MembersScalar("Read" + _name));

    /// <summary>The same for a member that may be null.</summary>
    public void WalkNullable(ILGenerator il)
    {
        MethodInfo read = _library.MembersScalar("ReadNullable" + _name);
        il.Emit(OpCodes.Call, read);
        if (read.ReturnType != Type)
        {
            CastNumber(il, read.ReturnType);
        }
    }

    /// <summary>Makes a nullable of the value on the stack.</summary>
    public void Wrap(ILGenerator il) => il.Emit(OpCodes.Newobj, Type.GetConstructor([ValueType])!);

    // A nullable number becomes a nullable enum.
    private void CastNumber(ILGenerator il, Type nullableNumber)
    {
        LocalBuilder number = il.DeclareLocal(nullableNumber);
        LocalBuilder result = il.DeclareLocal(Type);
        Label end = il.DefineLabel();
        il.Store(number);
        il.Clear(result);
        il.LoadAddress(number);
        il.Emit(OpCodes.Call, nullableNumber.GetProperty(nameof(Nullable<>.HasValue))!.GetMethod!);
        il.Emit(OpCodes.Brfalse, end);
        il.LoadAddress(number);
        il.Emit(OpCodes.Call, GetValueOrDefaultOf(nullableNumber));
        Wrap(il);
        il.Store(result);
        il.MarkLabel(end);
        il.Load(result);
    }

    private static MethodInfo GetValueOrDefaultOf(Type nullable) => nullable.GetMethod(nameof(Nullable<>.GetValueOrDefault), [])!;
}

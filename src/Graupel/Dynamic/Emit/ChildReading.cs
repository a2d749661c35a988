using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;

namespace Graupel.Dynamic;

/// <summary>Emits how a converter reads a member: in a row, with its header expected, or in a walk.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal abstract class ChildReading(ILGenerator il, LibraryMethods library)
{
    protected const int Reader = 1;

    protected ILGenerator Code => il;

    protected LibraryMethods Library => library;

    /// <summary>Loads a new value.</summary>
    public abstract void Read(FieldInfo converter, Type type);

    /// <summary>Reads into a local variable.</summary>
    public abstract void Populate(FieldInfo converter, LocalBuilder local);

    /// <summary>Reads into a collection that stays.</summary>
    public abstract void Fill(FieldInfo converter, Type type, Action loadCollection);

    /// <summary>Reads the members of the base into a local variable.</summary>
    public abstract void PopulateBase(FieldInfo converter, LocalBuilder local);

    // What was filled is loaded.
    protected void EnsureHeld(Action loadCollection)
    {
        loadCollection();
        Code.LoadArgument(Reader);
        Code.Emit(OpCodes.Call, Library.EnsureHeld);
    }
}

/// <summary>In a row.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class RowReading(ILGenerator il, LibraryMethods library) : ChildReading(il, library)
{
    public override void Read(FieldInfo converter, Type type)
    {
        Code.LoadOwn(converter);
        Code.LoadArgument(Reader);
        Code.Emit(OpCodes.Callvirt, Library.OfConverter(type, nameof(Read)));
    }

    public override void Populate(FieldInfo converter, LocalBuilder local)
    {
        Code.LoadOwn(converter);
        Code.LoadArgument(Reader);
        Code.LoadAddress(local);
        Code.Emit(OpCodes.Callvirt, Library.OfConverter(local.LocalType, nameof(Populate)));
    }

    public override void Fill(FieldInfo converter, Type type, Action loadCollection)
    {
        Code.LoadArgument(Reader);
        Code.LoadOwn(converter);
        loadCollection();
        Code.Emit(OpCodes.Call, Library.MembersValue(nameof(Members.Fill), 3, type));
        EnsureHeld(loadCollection);
    }

    public override void PopulateBase(FieldInfo converter, LocalBuilder local)
    {
        Code.LoadOwn(converter);
        Code.LoadArgument(Reader);
        Code.LoadAddress(local);
        Code.Emit(OpCodes.Callvirt, Library.OfObjectConverter(local.LocalType, nameof(PopulateBase)));
    }
}

/// <summary>In a walk.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class WalkReading(ILGenerator il, LibraryMethods library, LocalBuilder walk) : ChildReading(il, library)
{
    public override void Read(FieldInfo converter, Type type)
    {
        Load(converter);
        Code.Emit(OpCodes.Call, Library.MembersValue(nameof(Members.Read), 3, type));
    }

    public override void Populate(FieldInfo converter, LocalBuilder local)
    {
        Load(converter);
        Code.LoadAddress(local);
        Code.Emit(OpCodes.Call, Library.MembersValue(nameof(Members.Populate), 4, local.LocalType));
    }

    public override void Fill(FieldInfo converter, Type type, Action loadCollection)
    {
        Load(converter);
        loadCollection();
        Code.Emit(OpCodes.Call, Library.MembersValue(nameof(Members.Fill), 4, type));
        EnsureHeld(loadCollection);
    }

    public override void PopulateBase(FieldInfo converter, LocalBuilder local)
    {
        Load(converter);
        Code.LoadAddress(local);
        Code.Emit(OpCodes.Call, Library.MembersValue(nameof(Members.PopulateBase), 4, local.LocalType));
    }

    private void Load(FieldInfo converter)
    {
        Code.LoadArgument(Reader);
        Code.LoadAddress(walk);
        Code.LoadOwn(converter);
    }
}

namespace Graupel.Model;

/// <summary>One step of writing or of positional reading.</summary>
internal enum OpCode
{
    /// <summary>Write: reserves for the header, the fixed run and the strings that follow up to the next commit. Read: views the fixed run.</summary>
    Begin,

    /// <summary>Write: reserves again after a child.</summary>
    BeginNext,

    /// <summary>Write: reserves for the header alone.</summary>
    BeginHeader,

    /// <summary>Write: reserves for one scalar, where the layout is fixed.</summary>
    BeginScalar,

    /// <summary>Write: hands the run over.</summary>
    Commit,

    /// <summary>A scalar or nullable scalar.</summary>
    Scalar,
    String,
    Child,

    /// <summary>Write: a list behind the members of a run, which ends with it, without a commit.</summary>
    List,
    Base,

    /// <summary>Write: the key of the tail; the value is written by the loop around. Read: nothing.</summary>
    Tail,
}

/// <summary>In which formats a step is taken.</summary>
internal enum OpWhen
{
    Always,

    /// <summary>Only where fixed members stand in front.</summary>
    FixedLayout,

    /// <summary>Only where members stand in contract order.</summary>
    Sequential,
}

/// <param name="Code">What to do.</param>
/// <param name="Member">With which member, or -1.</param>
/// <param name="When">In which formats.</param>
/// <param name="Scalars">Begin, BeginNext: the number of scalars in the run when members stand in contract order.</param>
/// <param name="Strings">Begin, BeginNext: the strings in the run.</param>
/// <param name="Unless">The member without which the step is not taken, or -1.</param>
internal sealed record Op(
    OpCode Code, int Member = -1, OpWhen When = OpWhen.Always, int Scalars = 0, EquatableList<int> Strings = default, int Unless = -1);

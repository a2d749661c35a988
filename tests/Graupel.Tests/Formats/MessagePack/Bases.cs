namespace Graupel.Tests.Formats.MessagePack;

[Contract]
public class Being
{
    public string? Name { get; set; }

    public int Legs { get; set; }
}

[Contract]
public class Winged : Being
{
    public int Wings { get; set; }
}

[Contract]
public class Bird : Winged
{
    public string? Song { get; set; }

    public bool IsRed { get; set; }
}

[Contract]
public class Lower
{
    [Order(0)] public int A { get; set; }

    [Order(1)] public int B { get; set; }
}

[Contract]
public class Ascending : Lower
{
    [Order(2)] public int C { get; set; }
}

[Contract]
public class GapBase
{
    [Order(1)] public int One { get; set; }
}

[Contract]
public class Gapped : GapBase
{
    [Order(4)] public int Four { get; set; }
}

[Contract]
public class Grown
{
    [Order(0)] public int A { get; set; }

    [Order(2)] public int C { get; set; }
}

[Contract]
public class Woven : Grown
{
    [Order(1)] public int B { get; set; }
}

[Contract]
public class ClashBase
{
    [Order(0)] public int A { get; set; }
}

[Contract]
public class Clashing : ClashBase
{
    [Order(0)] public int B { get; set; }
}

[Contract]
public class ClashTextBase
{
    [Order(0)] public int A { get; set; }
}

[Contract]
public class ClashText : ClashTextBase
{
    [Order(0)] public string? B { get; set; } = "initial";
}

[Contract]
public class Named1
{
    public string? Name { get; set; }
}

[Contract]
public class Hiding : Named1
{
    public new int Name { get; set; }
}

[Contract]
public class Needs
{
    public required string Need { get; set; }

    public string Note { get; set; } = "";
}

[Contract]
public class NeedsMore : Needs
{
    public required string More { get; set; }
}

[Contract]
public class Generous
{
    public int N { get; set; }
}

[Contract(OmitDefaults = true)]
public class Sparing : Generous
{
    public int D { get; set; }
}

[Contract]
public class Link
{
    public int Id { get; set; }

    public Link? Next { get; set; }
}

[Contract]
public class LastLink : Link
{
    public int Extra { get; set; }
}

[Contract]
public record Whelp(string Name, int Kind) : Animal(Name);

[Contract]
public sealed record Puppy(string Name, int Kind, int Age) : Whelp(Name, Kind);

[Contract]
public class WideBase
{
    public int A00, A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A24, A25, A26, A27, A28, A29, A30, A31, A32, A33, A34, A35, A36, A37, A38, A39, A40, A41, A42, A43, A44, A45, A46, A47, A48, A49, A50, A51, A52, A53, A54, A55, A56, A57, A58, A59, A60, A61, A62, A63, A64, A65, A66, A67, A68, A69;
}

[Contract]
public class Wide : WideBase
{
    public int B00, B01, B02, B03, B04, B05, B06, B07, B08, B09, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, B22, B23, B24, B25, B26, B27, B28, B29, B30, B31, B32, B33, B34, B35, B36, B37, B38, B39, B40, B41, B42, B43, B44, B45, B46, B47, B48, B49, B50, B51, B52, B53, B54, B55, B56, B57, B58, B59, B60, B61, B62, B63, B64, B65, B66, B67, B68, B69;
}

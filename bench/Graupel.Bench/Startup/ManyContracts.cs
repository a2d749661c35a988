namespace Graupel.Bench.Startup;

/// <summary>Two hundred small contracts, as many as a service may have.</summary>
internal static class ManyContracts
{
    public static Probe[] Probes { get; } =
    [
        new Probe<C000>(), new Probe<C001>(), new Probe<C002>(), new Probe<C003>(), new Probe<C004>(), new Probe<C005>(), new Probe<C006>(), new Probe<C007>(),
        new Probe<C008>(), new Probe<C009>(), new Probe<C010>(), new Probe<C011>(), new Probe<C012>(), new Probe<C013>(), new Probe<C014>(), new Probe<C015>(),
        new Probe<C016>(), new Probe<C017>(), new Probe<C018>(), new Probe<C019>(), new Probe<C020>(), new Probe<C021>(), new Probe<C022>(), new Probe<C023>(),
        new Probe<C024>(), new Probe<C025>(), new Probe<C026>(), new Probe<C027>(), new Probe<C028>(), new Probe<C029>(), new Probe<C030>(), new Probe<C031>(),
        new Probe<C032>(), new Probe<C033>(), new Probe<C034>(), new Probe<C035>(), new Probe<C036>(), new Probe<C037>(), new Probe<C038>(), new Probe<C039>(),
        new Probe<C040>(), new Probe<C041>(), new Probe<C042>(), new Probe<C043>(), new Probe<C044>(), new Probe<C045>(), new Probe<C046>(), new Probe<C047>(),
        new Probe<C048>(), new Probe<C049>(), new Probe<C050>(), new Probe<C051>(), new Probe<C052>(), new Probe<C053>(), new Probe<C054>(), new Probe<C055>(),
        new Probe<C056>(), new Probe<C057>(), new Probe<C058>(), new Probe<C059>(), new Probe<C060>(), new Probe<C061>(), new Probe<C062>(), new Probe<C063>(),
        new Probe<C064>(), new Probe<C065>(), new Probe<C066>(), new Probe<C067>(), new Probe<C068>(), new Probe<C069>(), new Probe<C070>(), new Probe<C071>(),
        new Probe<C072>(), new Probe<C073>(), new Probe<C074>(), new Probe<C075>(), new Probe<C076>(), new Probe<C077>(), new Probe<C078>(), new Probe<C079>(),
        new Probe<C080>(), new Probe<C081>(), new Probe<C082>(), new Probe<C083>(), new Probe<C084>(), new Probe<C085>(), new Probe<C086>(), new Probe<C087>(),
        new Probe<C088>(), new Probe<C089>(), new Probe<C090>(), new Probe<C091>(), new Probe<C092>(), new Probe<C093>(), new Probe<C094>(), new Probe<C095>(),
        new Probe<C096>(), new Probe<C097>(), new Probe<C098>(), new Probe<C099>(), new Probe<C100>(), new Probe<C101>(), new Probe<C102>(), new Probe<C103>(),
        new Probe<C104>(), new Probe<C105>(), new Probe<C106>(), new Probe<C107>(), new Probe<C108>(), new Probe<C109>(), new Probe<C110>(), new Probe<C111>(),
        new Probe<C112>(), new Probe<C113>(), new Probe<C114>(), new Probe<C115>(), new Probe<C116>(), new Probe<C117>(), new Probe<C118>(), new Probe<C119>(),
        new Probe<C120>(), new Probe<C121>(), new Probe<C122>(), new Probe<C123>(), new Probe<C124>(), new Probe<C125>(), new Probe<C126>(), new Probe<C127>(),
        new Probe<C128>(), new Probe<C129>(), new Probe<C130>(), new Probe<C131>(), new Probe<C132>(), new Probe<C133>(), new Probe<C134>(), new Probe<C135>(),
        new Probe<C136>(), new Probe<C137>(), new Probe<C138>(), new Probe<C139>(), new Probe<C140>(), new Probe<C141>(), new Probe<C142>(), new Probe<C143>(),
        new Probe<C144>(), new Probe<C145>(), new Probe<C146>(), new Probe<C147>(), new Probe<C148>(), new Probe<C149>(), new Probe<C150>(), new Probe<C151>(),
        new Probe<C152>(), new Probe<C153>(), new Probe<C154>(), new Probe<C155>(), new Probe<C156>(), new Probe<C157>(), new Probe<C158>(), new Probe<C159>(),
        new Probe<C160>(), new Probe<C161>(), new Probe<C162>(), new Probe<C163>(), new Probe<C164>(), new Probe<C165>(), new Probe<C166>(), new Probe<C167>(),
        new Probe<C168>(), new Probe<C169>(), new Probe<C170>(), new Probe<C171>(), new Probe<C172>(), new Probe<C173>(), new Probe<C174>(), new Probe<C175>(),
        new Probe<C176>(), new Probe<C177>(), new Probe<C178>(), new Probe<C179>(), new Probe<C180>(), new Probe<C181>(), new Probe<C182>(), new Probe<C183>(),
        new Probe<C184>(), new Probe<C185>(), new Probe<C186>(), new Probe<C187>(), new Probe<C188>(), new Probe<C189>(), new Probe<C190>(), new Probe<C191>(),
        new Probe<C192>(), new Probe<C193>(), new Probe<C194>(), new Probe<C195>(), new Probe<C196>(), new Probe<C197>(), new Probe<C198>(), new Probe<C199>(),
    ];
}

[Contract] internal sealed class C000 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C001 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C002 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C003 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C004 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C005 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C006 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C007 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C008 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C009 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C010 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C011 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C012 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C013 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C014 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C015 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C016 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C017 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C018 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C019 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C020 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C021 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C022 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C023 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C024 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C025 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C026 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C027 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C028 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C029 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C030 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C031 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C032 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C033 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C034 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C035 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C036 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C037 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C038 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C039 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C040 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C041 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C042 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C043 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C044 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C045 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C046 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C047 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C048 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C049 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C050 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C051 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C052 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C053 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C054 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C055 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C056 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C057 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C058 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C059 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C060 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C061 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C062 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C063 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C064 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C065 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C066 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C067 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C068 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C069 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C070 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C071 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C072 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C073 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C074 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C075 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C076 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C077 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C078 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C079 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C080 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C081 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C082 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C083 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C084 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C085 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C086 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C087 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C088 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C089 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C090 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C091 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C092 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C093 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C094 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C095 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C096 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C097 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C098 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C099 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C100 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C101 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C102 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C103 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C104 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C105 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C106 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C107 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C108 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C109 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C110 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C111 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C112 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C113 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C114 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C115 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C116 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C117 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C118 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C119 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C120 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C121 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C122 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C123 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C124 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C125 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C126 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C127 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C128 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C129 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C130 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C131 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C132 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C133 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C134 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C135 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C136 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C137 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C138 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C139 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C140 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C141 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C142 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C143 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C144 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C145 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C146 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C147 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C148 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C149 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C150 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C151 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C152 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C153 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C154 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C155 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C156 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C157 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C158 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C159 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C160 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C161 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C162 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C163 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C164 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C165 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C166 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C167 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C168 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C169 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C170 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C171 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C172 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C173 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C174 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C175 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C176 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C177 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C178 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C179 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C180 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C181 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C182 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C183 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C184 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C185 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C186 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C187 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C188 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C189 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C190 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C191 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C192 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C193 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C194 { [Order(1)] public double A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C195 { [Order(1)] public DateTime A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C196 { [Order(1)] public Guid A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C197 { [Order(1)] public bool A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C198 { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }
[Contract] internal sealed class C199 { [Order(1)] public long A { get; set; } [Order(2)] public string? B { get; set; } [Order(3)] public List<int>? C { get; set; } }

namespace Graupel.Bench.Startup;

/// <summary>Two hundred small contracts, as many as a service may have.</summary>
internal static class ManyContracts
{
    /// <summary>Apart, so that the use of one does not load all.</summary>
    public static Probe First => new Probe<C000>(new());

    public static Probe[] Others =>
    [
        new Probe<C001>(new()), new Probe<C002>(new()), new Probe<C003>(new()), new Probe<C004>(new()), new Probe<C005>(new()), new Probe<C006>(new()), new Probe<C007>(new()),
        new Probe<C008>(new()), new Probe<C009>(new()), new Probe<C010>(new()), new Probe<C011>(new()), new Probe<C012>(new()), new Probe<C013>(new()), new Probe<C014>(new()), new Probe<C015>(new()),
        new Probe<C016>(new()), new Probe<C017>(new()), new Probe<C018>(new()), new Probe<C019>(new()), new Probe<C020>(new()), new Probe<C021>(new()), new Probe<C022>(new()), new Probe<C023>(new()),
        new Probe<C024>(new()), new Probe<C025>(new()), new Probe<C026>(new()), new Probe<C027>(new()), new Probe<C028>(new()), new Probe<C029>(new()), new Probe<C030>(new()), new Probe<C031>(new()),
        new Probe<C032>(new()), new Probe<C033>(new()), new Probe<C034>(new()), new Probe<C035>(new()), new Probe<C036>(new()), new Probe<C037>(new()), new Probe<C038>(new()), new Probe<C039>(new()),
        new Probe<C040>(new()), new Probe<C041>(new()), new Probe<C042>(new()), new Probe<C043>(new()), new Probe<C044>(new()), new Probe<C045>(new()), new Probe<C046>(new()), new Probe<C047>(new()),
        new Probe<C048>(new()), new Probe<C049>(new()), new Probe<C050>(new()), new Probe<C051>(new()), new Probe<C052>(new()), new Probe<C053>(new()), new Probe<C054>(new()), new Probe<C055>(new()),
        new Probe<C056>(new()), new Probe<C057>(new()), new Probe<C058>(new()), new Probe<C059>(new()), new Probe<C060>(new()), new Probe<C061>(new()), new Probe<C062>(new()), new Probe<C063>(new()),
        new Probe<C064>(new()), new Probe<C065>(new()), new Probe<C066>(new()), new Probe<C067>(new()), new Probe<C068>(new()), new Probe<C069>(new()), new Probe<C070>(new()), new Probe<C071>(new()),
        new Probe<C072>(new()), new Probe<C073>(new()), new Probe<C074>(new()), new Probe<C075>(new()), new Probe<C076>(new()), new Probe<C077>(new()), new Probe<C078>(new()), new Probe<C079>(new()),
        new Probe<C080>(new()), new Probe<C081>(new()), new Probe<C082>(new()), new Probe<C083>(new()), new Probe<C084>(new()), new Probe<C085>(new()), new Probe<C086>(new()), new Probe<C087>(new()),
        new Probe<C088>(new()), new Probe<C089>(new()), new Probe<C090>(new()), new Probe<C091>(new()), new Probe<C092>(new()), new Probe<C093>(new()), new Probe<C094>(new()), new Probe<C095>(new()),
        new Probe<C096>(new()), new Probe<C097>(new()), new Probe<C098>(new()), new Probe<C099>(new()), new Probe<C100>(new()), new Probe<C101>(new()), new Probe<C102>(new()), new Probe<C103>(new()),
        new Probe<C104>(new()), new Probe<C105>(new()), new Probe<C106>(new()), new Probe<C107>(new()), new Probe<C108>(new()), new Probe<C109>(new()), new Probe<C110>(new()), new Probe<C111>(new()),
        new Probe<C112>(new()), new Probe<C113>(new()), new Probe<C114>(new()), new Probe<C115>(new()), new Probe<C116>(new()), new Probe<C117>(new()), new Probe<C118>(new()), new Probe<C119>(new()),
        new Probe<C120>(new()), new Probe<C121>(new()), new Probe<C122>(new()), new Probe<C123>(new()), new Probe<C124>(new()), new Probe<C125>(new()), new Probe<C126>(new()), new Probe<C127>(new()),
        new Probe<C128>(new()), new Probe<C129>(new()), new Probe<C130>(new()), new Probe<C131>(new()), new Probe<C132>(new()), new Probe<C133>(new()), new Probe<C134>(new()), new Probe<C135>(new()),
        new Probe<C136>(new()), new Probe<C137>(new()), new Probe<C138>(new()), new Probe<C139>(new()), new Probe<C140>(new()), new Probe<C141>(new()), new Probe<C142>(new()), new Probe<C143>(new()),
        new Probe<C144>(new()), new Probe<C145>(new()), new Probe<C146>(new()), new Probe<C147>(new()), new Probe<C148>(new()), new Probe<C149>(new()), new Probe<C150>(new()), new Probe<C151>(new()),
        new Probe<C152>(new()), new Probe<C153>(new()), new Probe<C154>(new()), new Probe<C155>(new()), new Probe<C156>(new()), new Probe<C157>(new()), new Probe<C158>(new()), new Probe<C159>(new()),
        new Probe<C160>(new()), new Probe<C161>(new()), new Probe<C162>(new()), new Probe<C163>(new()), new Probe<C164>(new()), new Probe<C165>(new()), new Probe<C166>(new()), new Probe<C167>(new()),
        new Probe<C168>(new()), new Probe<C169>(new()), new Probe<C170>(new()), new Probe<C171>(new()), new Probe<C172>(new()), new Probe<C173>(new()), new Probe<C174>(new()), new Probe<C175>(new()),
        new Probe<C176>(new()), new Probe<C177>(new()), new Probe<C178>(new()), new Probe<C179>(new()), new Probe<C180>(new()), new Probe<C181>(new()), new Probe<C182>(new()), new Probe<C183>(new()),
        new Probe<C184>(new()), new Probe<C185>(new()), new Probe<C186>(new()), new Probe<C187>(new()), new Probe<C188>(new()), new Probe<C189>(new()), new Probe<C190>(new()), new Probe<C191>(new()),
        new Probe<C192>(new()), new Probe<C193>(new()), new Probe<C194>(new()), new Probe<C195>(new()), new Probe<C196>(new()), new Probe<C197>(new()), new Probe<C198>(new()), new Probe<C199>(new()),
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

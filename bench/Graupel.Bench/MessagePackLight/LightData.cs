namespace Graupel.Bench.MessagePackLight;

/// <summary>The values of those tables; the seven beers are others.</summary>
internal static class LightData
{
    public static int[] Ints { get; } = [34492, 6603, 44033, 8874, 47607];

    public static double[] Doubles { get; } = [34492, 6603, 44033, 8874, 47607];

    public static Beer Beer { get; } = Make("Westvleteren Zes", 6.2f, "Sint-Sixtusabdij van Westvleteren", "trappist");

    public static Beer[] Belgium { get; } =
    [
        Beer,
        Make("Rochefort 8", 9.2f, "Abbaye de Notre-Dame de Saint-Remy", "trappist", "dark"),
        Make("Gueuze", 6.0f, "Brouwerij Boon", "lambic"),
        Make("Saison Vieille", 6.5f, "Brasserie Dupont", "saison", "blonde"),
        Make("Rodenbach", 5.2f, "Brouwerij Rodenbach", "flemish red"),
        Make("Orval", 6.2f, "Abbaye Notre-Dame d'Orval", "trappist"),
        Make("Kwak", 8.4f, "Brouwerij Bosteels", "special", "amber"),
    ];

    private static Beer Make(string brand, float alcohol, string brewery, params string[] sort) =>
        new() { Brand = brand, Alcohol = alcohol, Brewery = brewery, Sort = [.. sort] };
}

namespace Graupel.TestCases.Contracts;

/// <summary>All fields, private ones and those behind properties too; pure data.</summary>
[Serializable]
public class Account
{
    private readonly int _number;
    private string? _owner;

    [NonSerialized]
    private int _cache;

    public Account(int number, string? owner, int cache)
    {
        _number = number;
        _owner = owner;
        _cache = cache;
    }

    public decimal Balance { get; set; }

    public List<double>? History { get; private set; }

    public static Account Make() => new(7, "Ann", cache: 0) { Balance = 1.00m, History = [1.5, -2.5] };

    public void Rename(string? owner)
    {
        _owner = owner;
        _cache++;
    }

    public override string ToString() => $"{_number} {_owner} {_cache}";
}

/// <summary>Private fields of a base and of a derived class.</summary>
[Serializable]
public class SavingsAccount(int number, string? owner) : Account(number, owner, cache: 0)
{
    private double _rate = 0.5;

    public string? Label { get; set; } = "label";

    public void Raise(double rate) => _rate += rate;

    public override string ToString() => $"{base.ToString()} {_rate}";
}

/// <summary>Private fields of a struct, some readonly.</summary>
[Serializable]
public struct Complex(double re, double im)
{
    private readonly double _re = re;
    private double _im = im;

    public readonly double Length => Math.Sqrt((_re * _re) + (_im * _im));

    public void Conjugate() => _im = -_im;
}

/// <summary>Private fields that are arrays of several dimensions, objects and an object of the same class.</summary>
[Serializable]
public sealed class Matrix
{
    private Complex[,]? _cells;
    private Account? _account;
    public Dictionary<string, Account>? Accounts;
    public Matrix? Other;

    public static Matrix Make() => new()
    {
        _cells = new[,] { { new Complex(1, 2), new Complex(3, 4) } },
        _account = Account.Make(),
        Accounts = new() { ["a"] = Account.Make(), ["b"] = null! },
        Other = new Matrix(),
    };

    public override string ToString() => $"{_cells?.Length} {_account}";
}

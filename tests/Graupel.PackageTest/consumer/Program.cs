using Consumer;
using Graupel;
using System.Runtime;

Order order = new()
{
    Id = 7,
    Customer = "Jörg \ud83d\ude00",
    Lines = { new Line("nail", 100, 0.05m), new Line("hammer", 1, 24.00m) },
    Payment = new Card("4000-1234", new DateOnly(2031, 12, 31)),
    Shipped = new DateTime(2025, 1, 2, 3, 4, 5, DateTimeKind.Utc),
};
int wrong = 0;

// The generator travels with the package: without the run-time compiler everything works all the same.
Serializer generated = new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
Serializer emitted = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

foreach (var (name, result) in EntryPoints.OfTheStaticClass(order).Concat(EntryPoints.Of(generated, order)).Concat(EntryPoints.Of(emitted, order)))
{
    Check(name, order.Equals(result));
}

Check("asynchronously", order.Equals(await EntryPoints.Asynchronously(order)));
Check("compilers agree", generated.Serialize(order).AsSpan().SequenceEqual(emitted.Serialize(order)));

Payment transfer = new Transfer { Account = "DE12" };
Check("union as a root", transfer == generated.Deserialize<Payment>(generated.Serialize(transfer)));

Point[] points = [new(1, 2), new(-3, 4)];
Check("array as a root", generated.DeepClone(points).Select(point => point.ToString()).SequenceEqual(points.Select(point => point.ToString())));

Dictionary<string, List<Order>> byCustomer = new() { ["Jörg"] = [order] };
Check("dictionary as a root", generated.DeepClone(byCustomer)["Jörg"].Single().Equals(order));

try
{
    Serialization.Deserialize<Order>(Serialization.Serialize(order).AsSpan(1));
    Check("damaged bytes are refused", false);
}
catch (GraupelException)
{
    Check("damaged bytes are refused", true);
}

Console.WriteLine($"{JitInfo.GetCompiledMethodCount()} methods compiled, with {typeof(Serializer).Assembly.Location}");
Console.WriteLine(wrong == 0 ? "all equal" : $"{wrong} wrong");
return wrong;

void Check(string name, bool right)
{
    Console.WriteLine($"{(right ? "ok   " : "WRONG")} {name}");
    wrong += right ? 0 : 1;
}

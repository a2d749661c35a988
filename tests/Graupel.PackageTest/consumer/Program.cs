using Graupel;

Console.WriteLine(ErrorKind.EndOfData);
Console.WriteLine("all equal");

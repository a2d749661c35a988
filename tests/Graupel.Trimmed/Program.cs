(int passed, int failed) = Graupel.Aot.GeneratedSuite.Run();
Console.WriteLine($"{passed} passed, {failed} failed");
return failed == 0 ? 0 : 1;

using Graupel.Aot;

MsgPackLightSuite light = MsgPackLightSuite.Run();
(int Passed, int Failed)[] suites = [GeneratedSuite.Run(), HiddenSuite.Run(), FactorySuite.Run(), FamilySuite.Run(), (light.Passed, light.Failed)];
int failed = suites.Sum(static one => one.Failed);
Console.WriteLine($"{suites.Sum(static one => one.Passed)} passed, {failed} failed");
return failed == 0 ? 0 : 1;

using Graupel.Aot;

(int Passed, int Failed) contracts = GeneratedSuite.Run();
(int Passed, int Failed) hidden = HiddenSuite.Run();
(int Passed, int Failed) factories = FactorySuite.Run();
MsgPackLightSuite light = MsgPackLightSuite.Run();
int failed = contracts.Failed + hidden.Failed + factories.Failed + light.Failed;
Console.WriteLine($"{contracts.Passed + hidden.Passed + factories.Passed + light.Passed} passed, {failed} failed");
return failed == 0 ? 0 : 1;

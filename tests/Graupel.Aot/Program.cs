using Graupel.Aot;

(int Passed, int Failed) contracts = GeneratedSuite.Run();
MsgPackLightSuite light = MsgPackLightSuite.Run();
Console.WriteLine($"{contracts.Passed + light.Passed} passed, {contracts.Failed + light.Failed} failed");
return contracts.Failed + light.Failed == 0 ? 0 : 1;

using BenchmarkDotNet.Running;
using Graupel.Bench.Quick;

if (args.Contains("--quick"))
{
    return QuickCommand.Run(args);
}

BenchmarkSwitcher.FromAssembly(typeof(QuickCommand).Assembly).Run(args);
return 0;

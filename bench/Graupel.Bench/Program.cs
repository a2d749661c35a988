using BenchmarkDotNet.Running;
using Graupel.Bench.Quick;
using Graupel.Bench.Startup;

if (StartupCommand.IsChild(args))
{
    return StartupCommand.RunChild(args);
}

if (args.Contains("--quick"))
{
    return QuickCommand.Run(args);
}

BenchmarkSwitcher.FromAssembly(typeof(QuickCommand).Assembly).Run(args);
return 0;

using BenchmarkDotNet.Running;
using Graupel.Bench.NetSerializer;
using Graupel.Bench.Quick;
using Graupel.Bench.Startup;

if (StartupCommand.IsChild(args))
{
    return StartupCommand.RunChild(args);
}

if (QuickCommand.Option(args, "--quick") == "netserializer")
{
    return NetSerializerCommand.Run(QuickCommand.Option(args, "--only"), QuickCommand.Option(args, "--json"));
}

if (args.Contains("--quick"))
{
    return QuickCommand.Run(args);
}

BenchmarkSwitcher.FromAssembly(typeof(QuickCommand).Assembly).Run(args);
return 0;

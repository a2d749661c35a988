using BenchmarkDotNet.Running;
using Graupel.Bench.Channels;
using Graupel.Bench.NetSerializer;
using Graupel.Bench.Quick;
using Graupel.Bench.Startup;

if (StartupCommand.IsChild(args))
{
    return StartupCommand.RunChild(args);
}

switch (QuickCommand.Option(args, "--quick"))
{
    case "netserializer":
        return NetSerializerCommand.Run(QuickCommand.Option(args, "--only"), QuickCommand.Option(args, "--json"));
    case "channel":
        return ChannelCommand.Run();
}

if (args.Contains("--quick"))
{
    return QuickCommand.Run(args);
}

BenchmarkSwitcher.FromAssembly(typeof(QuickCommand).Assembly).Run(args);
return 0;

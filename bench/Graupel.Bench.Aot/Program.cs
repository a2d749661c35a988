using Graupel.Bench.Quick;
using Graupel.Bench.Startup;

return StartupCommand.IsChild(args) ? StartupCommand.RunChild(args) : QuickCommand.Run(args);

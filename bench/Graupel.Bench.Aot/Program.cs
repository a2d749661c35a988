using Graupel.Bench.Quick;

return QuickCommand.Run(args);

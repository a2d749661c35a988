using Graupel.Hostile;

return args is ["mutate", var seed, var count]
    ? MutationRun.Run(int.Parse(seed, System.Globalization.CultureInfo.InvariantCulture), int.Parse(count, System.Globalization.CultureInfo.InvariantCulture))
    : HostileSuite.Run();

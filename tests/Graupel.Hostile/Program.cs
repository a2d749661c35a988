using Graupel.Hostile;
using Graupel.Hostile.Cold;

return args switch
{
    [ColdStart.Argument, var start] => ColdStart.Run(start),
    [var suite] => Suites.RunHere(suite),
    _ => Suites.RunAll(),
};

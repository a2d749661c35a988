using Graupel.Hostile;

return args is [var suite] ? Suites.RunHere(suite) : Suites.RunAll();

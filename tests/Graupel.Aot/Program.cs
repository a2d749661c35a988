return Graupel.Aot.GeneratedSuite.Run();

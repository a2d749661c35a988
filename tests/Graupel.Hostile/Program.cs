Console.WriteLine("0 passed, 1 failed");
return 1;

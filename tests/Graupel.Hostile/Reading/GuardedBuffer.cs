using System.Runtime.InteropServices;

namespace Graupel.Hostile.Reading;

/// <summary>Memory that ends where reading is not allowed: a read beyond the data ends the process instead of going unnoticed.</summary>
internal sealed unsafe partial class GuardedBuffer
{
    private const int Readable = 1 | 2;
    private const int PrivateAnonymous = 2 | 0x20;

    private readonly byte* _end;
    private readonly int _capacity;

    /// <param name="capacity">Most bytes that one input has.</param>
    public GuardedBuffer(int capacity)
    {
        int page = Environment.SystemPageSize;
        _capacity = (capacity + page - 1) / page * page;
        nint start = Map(0, (nuint)(_capacity + page), Readable, PrivateAnonymous, -1, 0);
        if (start == -1 || Protect(start + _capacity, (nuint)page, 0) != 0)
        {
            throw new InvalidOperationException("The guarded memory cannot be had.");
        }

        _end = (byte*)start + _capacity;
    }

    /// <summary>Puts data directly in front of the guard.</summary>
    public ReadOnlySpan<byte> Put(ReadOnlySpan<byte> data)
    {
        var place = new Span<byte>(_end - data.Length, data.Length);
        data.CopyTo(place);
        return place;
    }

    [LibraryImport("libc", EntryPoint = "mmap", SetLastError = true)]
    private static partial nint Map(nint address, nuint length, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect", SetLastError = true)]
    private static partial int Protect(nint address, nuint length, int protection);
}

using System.Linq.Expressions;
using Microsoft.Win32.SafeHandles;

namespace Graupel.Dynamic.Tests;

/// <summary>What belongs to a process is refused with that reason, and so is what derives from it.</summary>
public class NoDataTests
{
    [Theory]
    [InlineData(typeof(SafeFileHandle), "it is a handle, which means nothing outside of this process")]
    [InlineData(typeof(OwnHandle), "it is a handle, which means nothing outside of this process")]
    [InlineData(typeof(Mutex), "it is a handle, which means nothing outside of this process")]
    [InlineData(typeof(Expression<Func<int>>), "it is code, not data")]
    [InlineData(typeof(WeakReference), "it does not keep what it refers to: write that")]
    [InlineData(typeof(WeakReference<string>), "it does not keep what it refers to: write that")]
    [InlineData(typeof(CancellationToken), "it belongs to this process, and is not data")]
    [InlineData(typeof(CancellationToken?), "System.Threading.CancellationToken in it cannot: it belongs to this process, and is not data")]
    [InlineData(typeof(List<Thread>), "System.Threading.Thread in it cannot: it belongs to this process, and is not data")]
    [InlineData(typeof(Lock), "it belongs to this process, and is not data")]
    [InlineData(typeof(OwnSource), "it belongs to this process, and is not data")]
    [InlineData(typeof(HttpClient), "it is a connection, not data")]
    [InlineData(typeof(BufferedStream), "it is a connection, not data")]
    [InlineData(typeof(StringWriter), "it is a connection, not data")]
    public void Is_told_why(Type type, string reason)
    {
        ContractException refused = Assert.Throws<ContractException>(() => RuntimeSerializer.Create().For(type));
        Assert.Equal("GRP011", refused.Id);
        Assert.EndsWith($"cannot be written: {reason}", refused.Message, StringComparison.Ordinal);
    }

    private sealed class OwnHandle() : SafeHandleZeroOrMinusOneIsInvalid(ownsHandle: true)
    {
        protected override bool ReleaseHandle() => true;
    }

    private sealed class OwnSource : CancellationTokenSource
    {
        public int Number { get; set; }
    }
}

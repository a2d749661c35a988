namespace Graupel.Model.Planning;

/// <summary>Types of the framework whose values mean something only where they are: what derives from them is no data either.</summary>
internal static class NoData
{
    private const string Process = "it belongs to this process, and is not data";

    private const string Connection = "it is a connection, not data";

    /// <summary>Why no value of a type can be written, or null.</summary>
    public static string? Reason(TypeRef type) => type.Definition switch
    {
        "System.Runtime.InteropServices.SafeHandle" or "System.Runtime.InteropServices.CriticalHandle" or "System.Runtime.InteropServices.GCHandle"
            or "System.Runtime.InteropServices.GCHandle`1" or "System.Runtime.InteropServices.HandleRef" or "System.RuntimeTypeHandle"
            or "System.RuntimeMethodHandle" or "System.RuntimeFieldHandle" or "System.Threading.WaitHandle" => "it is a handle, which means nothing outside of this process",
        "System.Linq.Expressions.Expression" or "System.Reflection.MemberInfo" or "System.Reflection.ParameterInfo" or "System.Reflection.Assembly"
            or "System.Reflection.Module" => "it is code, not data",
        "System.WeakReference" or "System.WeakReference`1" => "it does not keep what it refers to: write that",
        "System.Threading.Tasks.ValueTask" or "System.Threading.Tasks.ValueTask`1" or "System.Threading.Tasks.TaskCompletionSource"
            or "System.Threading.Tasks.TaskCompletionSource`1" => "it is an operation, not data",
        "System.Net.Sockets.Socket" or "System.Net.Sockets.TcpClient" or "System.Net.Sockets.TcpListener" or "System.Net.Sockets.UdpClient"
            or "System.Net.Http.HttpMessageInvoker" or "System.Net.Http.HttpMessageHandler" or "System.Net.Http.HttpContent"
            or "System.Net.WebSockets.WebSocket" or "System.IO.TextReader" or "System.IO.TextWriter" or "System.IO.BinaryReader"
            or "System.IO.BinaryWriter" or "System.IO.Pipelines.PipeReader" or "System.IO.Pipelines.PipeWriter" or "System.Xml.XmlReader"
            or "System.Xml.XmlWriter" or "System.Threading.Channels.Channel`2" or "System.Threading.Channels.ChannelReader`1"
            or "System.Threading.Channels.ChannelWriter`1" or "System.Data.IDbConnection" or "System.Data.IDataReader" or "System.Data.IDbTransaction"
            or "System.Data.Common.DbConnection" or "System.Data.Common.DbDataReader" or "System.Data.Common.DbTransaction" => Connection,
        "System.Threading.CancellationToken" or "System.Threading.CancellationTokenSource" or "System.Threading.CancellationTokenRegistration"
            or "System.Threading.Thread" or "System.Threading.ThreadLocal`1" or "System.Threading.AsyncLocal`1" or "System.Threading.ExecutionContext"
            or "System.Threading.SynchronizationContext" or "System.Threading.Tasks.TaskScheduler" or "System.Threading.Timer"
            or "System.Threading.PeriodicTimer" or "System.Timers.Timer" or "System.Threading.Lock" or "System.Threading.SpinLock"
            or "System.Threading.SemaphoreSlim" or "System.Threading.ReaderWriterLock" or "System.Threading.ReaderWriterLockSlim"
            or "System.Threading.ManualResetEventSlim" or "System.Threading.CountdownEvent" or "System.Threading.Barrier"
            or "System.Diagnostics.Process" or "System.Diagnostics.Stopwatch" or "System.AppDomain" or "System.IServiceProvider" => Process,
        _ => null,
    };
}

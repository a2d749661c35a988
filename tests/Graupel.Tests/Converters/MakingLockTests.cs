using Graupel.Converters;

namespace Graupel.Tests.Converters;

public class MakingLockTests
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

    [Fact]
    public void An_interrupt_waits_until_the_lock_is_taken_back()
    {
        var making = new MakingLock();
        using var isAway = new ManualResetEventSlim();
        using var isTaken = new ManualResetEventSlim();
        bool isReturning = false;
        bool isBack = false;
        Exception? failure = null;
        var thread = new Thread(() => failure = Record.Exception(() =>
        {
            using (making.Enter())
            {
                using (making.Leave())
                {
                    isAway.Set();
                    isTaken.Wait();
                    Volatile.Write(ref isReturning, true);
                }

                using MakingLock.Absence? again = making.Leave();
                isBack = again is not null;
                Thread.Sleep(Patience);
            }
        }))
        { IsBackground = true };
        thread.Start();
        isAway.Wait();
        using (making.Enter())
        {
            isTaken.Set();
            Assert.True(SpinWait.SpinUntil(() => Volatile.Read(ref isReturning) && (thread.ThreadState & ThreadState.WaitSleepJoin) != 0, Patience));
            thread.Interrupt();
            thread.Join(100); // it waits on, for what is held here
        }

        Assert.True(thread.Join(Patience));
        Assert.IsType<ThreadInterruptedException>(failure);
        Assert.True(isBack);
        using (making.Enter())
        {
            Assert.NotNull(making.Leave());
        }
    }
}

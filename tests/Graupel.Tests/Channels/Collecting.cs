namespace Graupel.Tests.Channels;

internal static class Collecting
{
    extension<T>(IAsyncEnumerable<T> items)
    {
        /// <summary>All items.</summary>
        public async Task<List<T>> CollectAsync()
        {
            List<T> all = [];
            await foreach (T item in items)
            {
                all.Add(item);
            }

            return all;
        }
    }
}

using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Starts a writer of a format whose bytes are discarded.</summary>
internal delegate TWriter DiscardingWriter<TWriter>(DiscardSink sink)
    where TWriter : struct, IWriter, allows ref struct;

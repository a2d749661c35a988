namespace Tour;

/// <summary>A failure that the user is told of in one line.</summary>
internal sealed class TourException(string message) : Exception(message);

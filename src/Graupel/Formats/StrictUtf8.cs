using System.Text;

namespace Graupel.Formats;

/// <summary>UTF-8 without a mark in front, which refuses bytes that are no text, and halves of surrogate pairs.</summary>
internal static class StrictUtf8
{
    public static UTF8Encoding Instance { get; } = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);
}

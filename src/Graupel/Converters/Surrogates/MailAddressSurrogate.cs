using System.Net.Mail;

namespace Graupel.Converters;

/// <summary>The address; with a name, that in quotes, and the address in angle brackets after it. How a mail encodes the name is no part of it.</summary>
internal sealed class MailAddressSurrogate : Surrogate<MailAddress, string>
{
    private const string Quote = "\"";
    private const string EscapedQuote = "\\\"";
    private const string BeforeAddress = "\" <";
    private const string AfterAddress = ">";

    public override string ToWire(MailAddress value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(MailAddress));
        string name = value.DisplayName;
        string text = name.Length == 0 ? value.Address : Quote + name.Replace(Quote, EscapedQuote, StringComparison.Ordinal) + BeforeAddress + value.Address + AfterAddress;
        if (Parse(text) is not { } read || read.Address != value.Address || read.DisplayName != name)
        {
            Throw.InvalidValue("the text of this mail address would be read as another one", offset);
        }

        return text;
    }

    public override MailAddress FromWire(string wire, long offset)
    {
        if (Parse(wire) is not { } address)
        {
            Throw.InvalidValue("the text is not a mail address", offset);
            return null;
        }

        return address;
    }

    // The framework leaves the signs in a name that escape quotes, and refuses some that it wrote itself.
    private static MailAddress? Parse(string text)
    {
        int end = text.StartsWith(Quote, StringComparison.Ordinal) && text.EndsWith(AfterAddress, StringComparison.Ordinal)
            ? text.LastIndexOf(BeforeAddress, StringComparison.Ordinal)
            : 0;
        if (end > 0)
        {
            string name = text[1..end].Replace(EscapedQuote, Quote, StringComparison.Ordinal);
            if (MailAddress.TryCreate(text[(end + BeforeAddress.Length)..^1], name, out MailAddress? parts) && parts.DisplayName == name)
            {
                return parts;
            }
        }

        return MailAddress.TryCreate(text, out MailAddress? whole) ? whole : null;
    }
}

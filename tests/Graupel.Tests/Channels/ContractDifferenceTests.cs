using Graupel.Channels;

namespace Graupel.Tests.Channels;

/// <summary>What an error says of two contracts of which one side has the other one's text only.</summary>
public class ContractDifferenceTests
{
    [Theory]
    [InlineData("{1.1:A=22;2.1:B=80;}", "{1.1:A=22;}", "B, number 2, String, is there and not here")]
    [InlineData("{1.1:A=22;}", "{1.1:A=22;2.1:B=80;}", "B, number 2, String, is here and not there")]
    [InlineData("{1.1:A=22;3.1:C=22;}", "{1.1:A=22;2.1:B=80;3.1:C=22;}", "B, number 2, String, is here and not there")]
    [InlineData("{1.1:A=22;}", "{1.1:C=22;}", "A, number 1, Int32, is there and not here")]
    [InlineData("{1.1:A=22;}", "{3.1:A=22;}", "A is number 1, Int32 there and number 3, Int32 here")]
    [InlineData("{-1.1:A=22;}", "{-1.1:A=80;}", "A is Int32 there and String here")]
    [InlineData("{-1.1:A=22;-1.1:B=22;}", "{-1.1:B=22;-1.1:A=22;}", "A is there where B is here")]
    [InlineData("?{1.1:A=22;}", "{1.1:A=22;}", "the value is tolerant Object or null there and tolerant Object here")]
    [InlineData("{1.4:Kids=B0(A0{1.4:Name=22;},);}", "{1.4:Kids=B0(A0{1.4:Name=80;},);}", "Kids[0].Name is number 1, Int32 there and number 1, String here")]
    [InlineData("{1.1:A=B1*2(22,);}", "{1.1:A=B1*3(22,);}", "A is number 1, Array of rank 2 there and number 1, Array of rank 3 here")]
    [InlineData("{1.1:A=D0(i1=22,i2=80,);}", "{1.1:A=D0(i1=22,);}", "A.case 2, String, is there and not here")]
    [InlineData("{1.1:A=D0(i1=!80,);}", "{1.1:A=D0(i1=80,);}", "A.case 1 is present, String there and String here")]
    [InlineData("{1.1:A=#0;}", "{1.1:A=80;}", "A is number 1, as number 0 of those before there and number 1, String here")]
    [InlineData("{1.3:A;B=22;}", "{1.3:A;B=80;}", "A;B is number 1, Int32 there and number 1, String here")]
    [InlineData("{1.1:A=22;} Guids=BigEndian", "{1.1:A=22;}", "options, Guids=BigEndian, is there and not here")]
    public void The_first_part_that_differs_is_named(string theirs, string ours, string expected) =>
        Assert.Equal($"; the first difference: {expected}", ContractDifference.Describe($"tolerant A0{theirs}", $"tolerant A0{ours}"));

    [Fact]
    public void Pure_data_and_fingerprints_are_named()
    {
        Assert.Equal("; the first difference: the value is exact Int32 there and tolerant Int32 here", ContractDifference.Describe("exact 22", "tolerant 22"));
        Assert.Equal("; the first difference: the value is fingerprint and exact Int32 there and exact Int32 here", ContractDifference.Describe("fingerprint exact 22", "exact 22"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("tolerant")]
    [InlineData("tolerant A0{")]
    [InlineData("tolerant A0{1.999999999:A=22;}")]
    [InlineData("tolerant A0{1.99999999999999999999:A=22;}")]
    [InlineData("tolerant A0{1.1:A22;}")]
    [InlineData("tolerant B0(22")]
    [InlineData("tolerant XY")]
    [InlineData("\u0007\uD800 anything")]
    public void A_text_that_is_none_is_shown_as_it_is(string theirs)
    {
        string said = ContractDifference.Describe(theirs, "tolerant 22");
        Assert.Equal(theirs.Length == 0, said.Length == 0);
        Assert.DoesNotContain("first difference:", said, StringComparison.Ordinal);
        Assert.DoesNotContain(said, static c => char.IsControl(c) || char.IsSurrogate(c));
    }

    [Fact]
    public void Nothing_that_the_other_side_sends_makes_it_fail_or_long()
    {
        const string Ours = "tolerant A0?{1.4:Kids=B0(A0?{1.4:Name=80;2.3:Age=22;},);2.4:Kind=D0(i5=h77=#1,i6=80,);3.1:M=C0(80,B1*2(22,),);}";
        var random = new Random(7);
        for (int i = 0; i < 20_000; i++)
        {
            var theirs = new System.Text.StringBuilder(Ours);
            for (int changes = random.Next(1, 6); changes > 0; changes--)
            {
                int at = random.Next(theirs.Length);
                _ = random.Next(3) switch
                {
                    0 => theirs.Remove(at, 1),
                    1 => theirs.Insert(at, Ours[random.Next(Ours.Length)]),
                    _ => theirs.Append(theirs.ToString(at, theirs.Length - at)),
                };
            }

            Assert.InRange(ContractDifference.Describe(theirs.ToString(), Ours).Length, 0, 300);
        }

        string deep = $"tolerant {string.Concat(Enumerable.Repeat("B0(", 100_000))}";
        Assert.InRange(ContractDifference.Describe(deep, Ours).Length, 1, 300);
        string wide = $"tolerant A0{{{string.Concat(Enumerable.Repeat("1.1:A=22;", 50_000))}}}";
        Assert.InRange(ContractDifference.Describe(wide, Ours).Length, 1, 300);
    }
}

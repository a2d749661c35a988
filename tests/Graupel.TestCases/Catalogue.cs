using Graupel.TestCases.Collections;
using Graupel.TestCases.Contracts;
using Graupel.TestCases.Hooks;
using Graupel.TestCases.Known;
using Graupel.TestCases.Objects;
using Graupel.TestCases.Polymorphism;
using Graupel.TestCases.Recursion;
using Graupel.TestCases.Scalars;
using Graupel.TestCases.Structs;

namespace Graupel.TestCases;

/// <summary>Every shape that the library knows, once, with values.</summary>
public static class Catalogue
{
    public static IReadOnlyList<TestCase> All { get; } =
    [
        .. ScalarCases.All(), .. NullableCases.All(), .. EnumCases.All(), .. TextCases.All(), .. BlobCases.All(),
        .. ArrayCases.All(), .. NullableArrayCases.All(), .. ListCases.All(), .. SetCases.All(), .. MapCases.All(), .. TableCases.All(),
        .. MemoryCases.All(), .. SegmentCases.All(), .. TupleCases.All(), .. NestedCases.All(),
        .. SequenceCases.All(), .. KnownTableCases.All(), .. InterfaceCases.All(), .. KnownMemberCases.All(), .. SpecialCases.All(), .. UntypedCases.All(), .. UserCollectionCases.All(), .. ValueCases.All(), .. JsonCases.All(), .. XmlCases.All(), .. LooseCases.All(), .. NetworkCases.All(), .. NativeCases.All(),
        .. HolderCases.All(), .. PackedCases.All(), .. AllMembersCases.All(), .. ObjectCases.All(), .. ExplicitCases.All(), .. RecordCases.All(), .. InheritanceCases.All(), .. OmissionCases.All(), .. KeptCases.All(), .. GenericCases.All(),
        .. StructCases.All(), .. ArrayStructCases.All(), .. CopiedCases.All(), .. ContractCases.All(), .. UnionCases.All(), .. OpenCases.All(), .. RecursionCases.All(), .. HookCases.All(),
    ];

    /// <summary>Finds a case by what its <see cref="TestCase.ToString"/> gives.</summary>
    public static TestCase Get(string name) => All.Single(testCase => testCase.ToString() == name);
}

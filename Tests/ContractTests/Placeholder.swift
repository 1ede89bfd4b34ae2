import Testing

@Suite struct ContractTestsPlaceholder {}

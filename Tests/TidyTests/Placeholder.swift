import Testing

@Suite struct TidyTestsPlaceholder {}

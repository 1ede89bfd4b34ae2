import Testing

@Suite struct ObservabilityPlaceholder {}

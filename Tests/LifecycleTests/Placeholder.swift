import Testing

@Suite struct LifecyclePlaceholder {}

import Testing

@Suite struct IdentityPlaceholder {}

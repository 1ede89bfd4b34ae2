import Testing

@Suite struct AuthServicePlaceholder {}

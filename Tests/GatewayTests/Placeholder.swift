import Testing

@Suite struct GatewayPlaceholder {}

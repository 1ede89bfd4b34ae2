import Testing

@Suite struct RPCPlaceholder {}

import Testing

@Suite struct ProtocGenCairnPlaceholder {}

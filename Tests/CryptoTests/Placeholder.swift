import Testing

@Suite struct CryptoPlaceholder {}

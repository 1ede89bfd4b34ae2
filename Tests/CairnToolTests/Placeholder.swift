import Testing

@Suite struct CairnToolPlaceholder {}

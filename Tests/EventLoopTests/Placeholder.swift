import Testing

@Suite struct EventLoopPlaceholder {}

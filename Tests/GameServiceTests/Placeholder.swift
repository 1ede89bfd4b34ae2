import Testing

@Suite struct GameServicePlaceholder {}

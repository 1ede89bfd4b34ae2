import Testing

@Suite struct PolygonsPlaceholder {}

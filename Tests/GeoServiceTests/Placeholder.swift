import Testing

@Suite struct GeoServicePlaceholder {}

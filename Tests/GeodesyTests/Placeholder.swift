import Testing

@Suite struct GeodesyPlaceholder {}

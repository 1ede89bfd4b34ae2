import Testing

@Suite struct SpatialPlaceholder {}

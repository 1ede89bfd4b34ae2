import Testing

@Suite struct PostgresPlaceholder {}

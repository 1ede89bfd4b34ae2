// Written by make proto from the names of the migrations.

extension SchemaVersions {
  static let newest = [
    "auth": 16,
    "events": 7,
    "game": 26,
    "geo": 10,
    "social": 24,
  ]
}

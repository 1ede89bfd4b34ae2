// Written by make proto from the names of the migrations.

extension SchemaVersions {
  static let newest = [
    "auth": 16,
    "events": 7,
    "game": 33,
    "geo": 11,
    "social": 24,
  ]
}

enum ServiceWriter {
  static func files(_ files: [File]) -> [GeneratedFile] { [] }
}

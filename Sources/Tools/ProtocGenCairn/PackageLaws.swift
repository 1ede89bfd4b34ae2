/// Laws of packages: what generators for other languages are told, and who may lean on an app.

/// The options that generators for other languages read follow from the package, so that a client's names are the same in every file.
enum OptionLaw {
  static func broken(by file: File) -> [Finding] {
    let expected = options(of: file)
    return Set(expected.keys).union(file.options.keys).sorted().filter { expected[$0] != file.options[$0] }.map { name in
      Finding(element: file.package, reason: "its option \(name) is not \(expected[name] ?? "absent")")
    }
  }

  /// All of them: "java_package" → "cairn.game.whereami.v1".
  static func options(of file: File) -> [String: String] {
    let parts = file.package.split(separator: ".").map(String.init)
    let camel = parts.map { SwiftModules.apps[$0] ?? $0.prefix(1).uppercased() + $0.dropFirst() }
    let stem = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let outer = stem.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return [
      "csharp_namespace": camel.joined(separator: "."),
      // No module of Go is named: who generates for Go says where its own are.
      "go_package": "\(parts.joined(separator: "/"));\(parts.dropFirst().joined())",
      "java_multiple_files": "true",
      "java_outer_classname": "\(outer)Proto",
      "java_package": file.package,
      "objc_class_prefix": camel.joined(),
      "php_namespace": camel.joined(separator: "\\"),
      "ruby_package": camel.joined(separator: "::"),
    ]
  }
}

/// Apps know nothing of each other, nor of what knows them all. So an app is added or left out without a change to any other.
enum AppLaw {
  static func broken(by file: File, in schema: Schema) -> [Finding] {
    guard let app = SwiftModules.app(ofPackage: file.package) else { return [] }
    let own = SwiftModules.apps[app]
    return file.dependencies.compactMap { path in
      guard let other = schema.files.first(where: { $0.path == path }), ![own, schema.contract.module].contains(other.module) else {
        return nil
      }
      return Finding(element: file.package, reason: "imports \(path), which belongs to another app or knows them all")
    }
  }
}

extension File {
  /// Whether no client is generated from it: proto/cairn/internal and proto/cairn/*/internal.
  package var isInternal: Bool {
    let parts = package.split(separator: ".")
    return parts.dropFirst().first == "internal" || parts.count == 4 && parts[2] == "internal"
  }
}

internal import FoundationEssentials

/// Where this checkout lies, so that tests find its migrations and sources wherever they are run from.
public enum Repository {
  /// The folder with Package.swift.
  public static let root: String = {
    // Sources/Shared/Testing/Repository.swift: four steps up.
    let path = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return path.dropLast(4).joined(separator: "/")
  }()

  /// The folders with the migrations of a module: "events", "auth", "game", "social" or "geo".
  public static func migrationRoots(of module: String) -> [String] {
    switch module {
    case "events": ["\(root)/Sources/Shared/Events"]
    case "auth": ["\(root)/Sources/AuthService"]
    case "game": ["\(root)/Sources/GameService"]
    case "social": ["\(root)/Sources/SocialService"]
    case "geo": ["\(root)/Sources/GeoService"]
    default: preconditionFailure("no such module: \(module)")
    }
  }

  /// Every file below a folder whose name ends so, in a fixed order.
  public static func files(below folder: String, endingWith suffix: String) -> [String] {
    var found: [String] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder { found += files(below: path, endingWith: suffix) } else if name.hasSuffix(suffix) { found.append(path) }
    }
    return found
  }

  /// The text of a file; empty when there is none.
  public static func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

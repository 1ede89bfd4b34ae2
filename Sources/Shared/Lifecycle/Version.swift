import FoundationEssentials

/// The version of this build.
public enum Version {
  /// Semantic version; the changelog's newest heading.
  static let released = "0.1.0"

  /// The version, and behind a "+" the name that an image was built with: two that are built of one version are told apart by it.
  public static let current = named(ProcessInfo.processInfo.environment["CAIRN_BUILD"])

  /// Semantic Versioning 2.0.0, item 10: letters, digits and hyphens, with points between. Another name than that is none.
  static func named(_ build: String?) -> String {
    guard let build, build.utf8.count <= 64, isBuild(build) else { return released }
    return "\(released)+\(build)"
  }

  private static func isBuild(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
    }
  }
}

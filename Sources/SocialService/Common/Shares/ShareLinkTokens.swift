import Cryptography
import FoundationEssentials

/// Makes and reads the paths of links to what people show.
struct ShareLinkTokens: Sendable {
  /// Before the token.
  static let prefix = "/share/"

  private let tokens: LinkTokens

  init(masterKey: SymmetricKey) {
    tokens = LinkTokens(masterKey: masterKey, for: "cairn share link v1")
  }

  func path(of linkID: UUID) -> String { Self.prefix + tokens.token(of: linkID) }

  /// - Parameter token: The path without its prefix.
  /// - Returns: Nil for one that was not made here.
  func open(_ token: String) -> UUID? { tokens.open(token) }
}

import Lifecycle
import QuizWalksServices
import RPC
import ServiceDatabase

/// Links to walks and groups, and QR codes of them.
struct LinkFeature: DatabaseFeature {
  /// Bytes of what stands before a place in the app: with the longest place there is room for them in a QR code.
  static let baseMax = 80

  let handlers: LinkHandlers

  init(_ parts: QuizWalksParts) {
    handlers = LinkHandlers(database: parts.base.database, access: parts.access, base: Self.base(parts.base.settings))
  }

  /// The base that the pages of links have as well. Faults are told to `settings`.
  static func base(_ settings: Settings) -> String {
    guard let text = settings.text("SHARE_APP_BASE") else { return "cairn://" }
    if text.utf8.count > baseMax || !text.contains("://") {
      settings.refuse(
        "CAIRN_SHARE_APP_BASE is \"\(text)\": expected at most \(baseMax) bytes, for example https://app.example.org/ or cairn://")
    }
    return text.hasSuffix("/") ? text : text + "/"
  }

  var methods: [RPCMethod] { handlers.methods }
}

import HTTP2
import RPC

/// Headers of every answer for browsers, made once: a request costs a look for its origin and nothing else. Confined to its loop.
final class BrowserGate {
  /// One allowed origin and what its pages are told.
  private struct Page {
    let origin: [UInt8]
    let answer: HTTP2HeaderList
    let preflight: HTTP2HeaderList
  }

  private let pages: [Page]
  private let everybody: Page?
  /// Caches must not give one origin's answer to another.
  private let varies: HTTP2HeaderList

  /// Nil where no page may call: the gateway then says nothing about origins.
  init?(_ origins: BrowserOrigins) {
    switch origins {
    case .none: return nil
    case .all:
      everybody = Self.page("*", varies: false)
      pages = []
    case .only(let texts):
      everybody = nil
      pages = texts.map { Self.page($0, varies: true) }
    }
    var varies = HTTP2HeaderList()
    if everybody == nil { varies.append("vary", "origin") }
    self.varies = varies
  }

  private static func page(_ origin: String, varies: Bool) -> Page {
    var common = HTTP2HeaderList()
    common.append("access-control-allow-origin", origin)
    if varies { common.append("vary", "origin") }
    var answer = common
    answer.append("access-control-expose-headers", BrowserRules.exposedHeaders)
    var preflight = common
    preflight.append("access-control-allow-methods", BrowserRules.methods)
    preflight.append("access-control-max-age", BrowserRules.maxAgeSeconds)
    return Page(origin: Array(origin.utf8), answer: answer, preflight: preflight)
  }

  /// The answer's fields, with what the browser that asked must know.
  func adorned(_ headers: HTTP2HeaderList, for request: HTTP2HeaderList) -> HTTP2HeaderList {
    var headers = headers
    headers.append(contentsOf: page(of: request)?.answer ?? varies)
    return headers
  }

  /// Answer to a preflight from an allowed origin; nil for any other.
  func preflight(_ request: HTTP2HeaderList) -> HTTP2HeaderList? {
    guard var headers = page(of: request)?.preflight else { return nil }
    let own = BrowserRules.metadataNames(asked: request["access-control-request-headers"] ?? "")
    headers.append("access-control-allow-headers", ([BrowserRules.requestHeaders] + own).joined(separator: ", "))
    return headers
  }

  private func page(of request: HTTP2HeaderList) -> Page? {
    let found = request.withValue("origin") { origin -> Page? in
      if let everybody { return everybody }
      return pages.first { $0.origin.elementsEqual(origin) }
    }
    return found ?? nil
  }
}

extension HTTP2Stream {
  /// Whether a browser asks beforehand what it may send (the Fetch standard's CORS-preflight request).
  var isPreflight: Bool {
    method == .options && headers.contains("origin") && headers.contains("access-control-request-method")
  }
}

import CairnProto
import RPC
import Timekeeping

/// One kind of path that ends with a token, or with the name of a file, and is asked for without a log-in: a row of ``DoorTable``.
///
/// A path with a token is all that is needed to see, or do, what it leads to. So a token is told nowhere, neither by a log nor by a metric
/// (``TokenPaths``).
struct DoorRow: Sendable {
  /// Which HTTP methods do what.
  enum Verbs: Sendable {
    /// GET and HEAD fetch; nothing is changed.
    case fetch
    /// POST acts (RFC 8058 §3.2). GET and HEAD show a page that offers to: programs look at links too, and that must change nothing.
    case act(offer: String)
    /// POST calls, for a page's script; nothing is there to be looked at. The source is handed ``DoorFields``, and its client learns of refusals.
    case call
  }

  /// The answer, with 404, to a token that leads nowhere.
  enum Missing: Sendable {
    /// An error with this reason, for programs.
    case reason(Reason)
    /// A page, for people with a browser.
    case page(String)
  }

  /// The ends of its paths.
  enum Ends: Sendable {
    /// Tokens that a service has made.
    case tokens
    /// Names of the gateway's own files. The path "/" is the file ``PathToken/rootFile``.
    case files
  }

  /// Before the token, for example "/media/".
  let prefix: String
  var ends = Ends.tokens
  /// The service behind it, by its short name.
  let upstream: String
  let verbs: Verbs
  /// From which budget of the address a request is taken. The page of a door that acts is taken from READ.
  let rateClass: RateClass
  /// Whether parts may be asked for (RFC 9110 §14).
  let takesRanges: Bool
  let missing: Missing
  /// The message to a client when the service fails in a way that the client cannot mend.
  let away: String
  /// Fields of every answer with content, besides its type: how a browser has to treat it.
  let fields: [Field]
  /// The method whose callers are let in: they show their access token as there. Nil for everybody.
  var asks: MethodRow?
  let makeSource: @Sendable (RPCClient) -> any DoorSource

  /// A field of a header list.
  struct Field: Sendable {
    let name: StaticString
    let value: StaticString

    init(_ name: StaticString, _ value: StaticString) { (self.name, self.value) = (name, value) }
  }

  /// The end of a path below the door; empty for one that leads nowhere, nil for a path that is another's.
  func end(of path: UnsafeRawBufferPointer) -> String? {
    switch ends {
    case .tokens: PathToken.read(path, below: prefix)
    case .files: PathToken.readFile(path, below: prefix)
    }
  }

  /// The prefix without its last slash: the name in the access log and in metrics.
  var name: String { String(prefix.dropLast()) }

  /// Whether a page's script calls it.
  var isCall: Bool {
    if case .call = verbs { true } else { false }
  }

  /// The HTTP methods that are answered, as HTTP lists them.
  var allow: String {
    switch verbs {
    case .fetch: "GET, HEAD"
    case .act: "GET, HEAD, POST"
    case .call: "POST"
    }
  }
}

/// The service behind a door.
protocol DoorSource: Sendable {
  /// Fetches a piece of what a token leads to, or does what it stands for.
  /// - Throws: `RPCError`: `notFound` for a token that leads nowhere, `unavailable` and `resourceExhausted` as they are told to the client;
  ///   of other errors the client learns only that nothing can be done now.
  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply
}

/// One question to a source.
struct DoorQuestion: Sendable {
  /// At most ``PathToken/bytesMax`` bytes of base64url, or of a file's name.
  let token: String
  /// The encodings that the client takes, as it wrote them (RFC 9110 §12.5.3); empty where it wrote none.
  var encodings = ""
  /// Fields that tell who asks; empty where the row's verb is no call.
  var fields = DoorFields()
  /// The first byte that is wanted.
  var firstByte: Int64 = 0
  /// How many are wanted at most. A source whose content is small may answer with all of it whatever is asked.
  var byteCountMax: Int
  /// When the request came.
  let time: Moment
}

/// The answer of a source.
struct DoorReply: Sendable {
  /// Whether what was there is over: 410, so that messengers forget their previews (RFC 9110 §15.5.11).
  var isOver = false
  var contentType: String
  /// How the content is packed; nil where it is as it is.
  var encoding: String?
  /// Whether another client might be given other bytes for the same path: caches must ask which encodings one takes.
  var variesByEncoding = false
  /// The entity tag, with its quotation marks; nil where a client need not ask whether it has the content already.
  var tag: String?
  /// The field `cache-control`.
  var cacheControl: String
  /// The field `set-cookie`; nil for none.
  var cookie: String?
  /// The field `content-disposition`; nil where the row says it, or nothing does.
  var disposition: StaticString?
  /// Bytes of the whole content.
  var sizeBytes: Int64
  /// The content from the byte on that was asked for; may be empty when none was asked for.
  var bytes: [UInt8]
}

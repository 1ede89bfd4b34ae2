internal import CXML2

/// Reads a document piece by piece by libxml2, so that one of any size needs the memory of a piece and of the longest tag. Strangers' documents: nothing is
/// fetched, no entity is declared, what is hostile ends the reading.
///
/// Not Sendable: libxml2 keeps the state of one thread's work.
public final class XMLPieceReader {
  /// Bounds of what is read.
  public struct Limits: Sendable, Hashable {
    /// Elements within elements.
    public var depthMax: Int
    /// Bytes of the whole.
    public var byteMax: Int

    public init(depthMax: Int, byteMax: Int) { (self.depthMax, self.byteMax) = (depthMax, byteMax) }
  }

  /// Gets the parser's calls while this lives.
  private let sink: Sink
  private let parser: xmlParserCtxtPtr
  private let limits: Limits
  private var byteCount = 0
  private var isOver = false

  /// - Throws: `XMLFlaw.noMemory`.
  public init(_ limits: Limits) throws(XMLFlaw) {
    _ = Self.library
    let sink = Sink(depthMax: limits.depthMax)
    var handler = Self.handler
    guard let parser = xmlCreatePushParserCtxt(&handler, Unmanaged.passUnretained(sink).toOpaque(), nil, 0, nil) else { throw .noMemory }
    // Without XML_PARSE_HUGE the library has bounds of its own: 10 MB for a tag, a name or a comment. XML_PARSE_NOENT has "&amp;" in attributes come as "&",
    // where it would come as "&#38;"; other entities there are none, for a document type ends the reading.
    _ = xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
    (sink.parser, self.sink, self.parser, self.limits) = (parser, sink, parser, limits)
  }

  deinit { xmlFreeParserCtxt(parser) }

  /// Reads the next piece.
  /// - Returns: Everything that ends in it.
  /// - Throws: `XMLFlaw`, also ever after.
  public func read(_ piece: [UInt8]) throws(XMLFlaw) -> [XMLEvent] {
    byteCount += piece.count
    if byteCount > limits.byteMax { sink.flaw = sink.flaw ?? .tooLong }
    return try parse(piece, isLast: false)
  }

  /// Ends the document.
  /// - Throws: `XMLFlaw`, also where it ends in the middle.
  public func end() throws(XMLFlaw) -> [XMLEvent] { try parse([], isLast: true) }

  private func parse(_ piece: [UInt8], isLast: Bool) throws(XMLFlaw) -> [XMLEvent] {
    if let flaw = sink.flaw { throw flaw }
    piece.withUnsafeBytes { bytes in
      let characters = bytes.assumingMemoryBound(to: CChar.self)
      _ = xmlParseChunk(parser, characters.baseAddress, Int32(clamping: bytes.count), isLast ? 1 : 0)
    }
    if let flaw = sink.flaw { throw flaw }
    // Not the library's return value: a prefix that nobody has declared is forgiven, as all programs do.
    if parser.pointee.wellFormed == 0 {
      let flaw = XMLFlaw.malformed(line: sink.line, Self.words(parser))
      sink.flaw = flaw
      throw flaw
    }
    defer { sink.events.removeAll(keepingCapacity: true) }
    return sink.events
  }

  private static func words(_ parser: xmlParserCtxtPtr) -> String {
    guard let message = parser.pointee.lastError.message else { return "it is no XML" }
    return String(cString: message).split(separator: "\n").first.map(String.init) ?? "it is no XML"
  }

  // MARK: The library

  /// Makes the library ready, once for the process.
  private static let library: Void = xmlInitParser()

  /// XML_SAX2_MAGIC.
  private static let sax2: UInt32 = 0xDEED_BEAF

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = sax2
    handler.internalSubset = { sink, _, _, _ in Sink.of(sink)?.stop { .declaresType(line: $0) } }
    handler.startElementNs = { sink, name, _, namespace, _, _, count, _, attributes in
      Sink.of(sink)?.start(name, namespace, attributes, Int(count))
    }
    handler.endElementNs = { sink, name, _, _ in Sink.of(sink)?.end(name) }
    handler.characters = { sink, text, count in Sink.of(sink)?.add(text, Int(count)) }
    handler.cdataBlock = { sink, text, count in Sink.of(sink)?.add(text, Int(count)) }
    // Said by `wellFormed`; without this the library would write to the standard error.
    handler.serror = { _, _ in }
    return handler
  }
}

/// Takes the parser's calls.
private final class Sink {
  private let depthMax: Int
  private var depth = 0
  var parser: xmlParserCtxtPtr?
  var events: [XMLEvent] = []
  /// Reason why nothing more is read.
  var flaw: XMLFlaw?

  init(depthMax: Int) { self.depthMax = depthMax }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Sink? {
    pointer.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
  }

  var line: Int { parser.map { Int(xmlSAX2GetLineNumber($0)) } ?? 1 }

  func stop(_ flaw: (Int) -> XMLFlaw) {
    if self.flaw == nil { self.flaw = flaw(line) }
    if let parser { xmlStopParser(parser) }
  }

  func start(
    _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    depth += 1
    guard depth <= depthMax else { return stop { .tooDeep(line: $0) } }
    var named: [String: String] = [:]
    for index in 0..<count {
      // Five pointers each: local name, prefix, namespace, beginning and end of the value.
      guard let attributes, let key = attributes[index * 5], let begin = attributes[index * 5 + 3], let end = attributes[index * 5 + 4]
      else { continue }
      named[String(cString: key)] = Self.text(begin, end - begin)
    }
    let element = XMLElement(
      name: name.map { String(cString: $0) } ?? "", namespace: namespace.map { String(cString: $0) } ?? "", attributes: named, line: line)
    events.append(.start(element))
  }

  func end(_ name: UnsafePointer<xmlChar>?) {
    depth -= 1
    events.append(.end(name.map { String(cString: $0) } ?? ""))
  }

  func add(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
    guard let text, count > 0 else { return }
    events.append(.text(Self.text(text, count)))
  }

  private static func text(_ begin: UnsafePointer<xmlChar>, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: begin, count: count), as: UTF8.self)
  }
}

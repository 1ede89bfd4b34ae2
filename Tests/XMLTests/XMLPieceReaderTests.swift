import Testing

@testable import XML

/// Documents of strangers.
@Suite struct XMLPieceReaderTests {
  private static let limits = XMLPieceReader.Limits(depthMax: 20, byteMax: 1_000_000)

  private static func read(_ text: String, piece: Int = .max, limits: XMLPieceReader.Limits = XMLPieceReaderTests.limits) throws(XMLFlaw)
    -> [XMLEvent]
  {
    let (reader, bytes) = (try XMLPieceReader(limits), Array(text.utf8))
    var (events, begin): ([XMLEvent], Int) = ([], 0)
    while begin < bytes.count {
      let end = min(bytes.count, begin + min(piece, bytes.count))
      events += try reader.read(Array(bytes[begin..<end]))
      begin = end
    }
    return events + (try reader.end())
  }

  /// Text that came in pieces, as one.
  private static func joined(_ events: [XMLEvent]) -> [XMLEvent] {
    events.reduce(into: []) { joined, event in
      if case .text(let text) = event, case .text(let former)? = joined.last {
        joined[joined.count - 1] = .text(former + text)
      } else {
        joined.append(event)
      }
    }
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx xmlns="urn:gpx" xmlns:x="urn:x" version="1.1">
      <!-- left out --><x:name kind="a &amp; b" x:kind2="&#229;">Å &lt;&#x1F600;<![CDATA[ <b> ]]></x:name><empty/>
    </gpx>
    """

  @Test(arguments: [1, 2, 3, 7, 64, Int.max]) func `A document is the same in pieces of any size`(piece: Int) throws {
    let events = Self.joined(try Self.read(Self.document, piece: piece))
    #expect(
      events == [
        .start(XMLElement(name: "gpx", namespace: "urn:gpx", attributes: ["version": "1.1"], line: 2)), .text("\n  "),
        .start(XMLElement(name: "name", namespace: "urn:x", attributes: ["kind": "a & b", "kind2": "å"], line: 3)),
        .text("Å <\u{1F600} <b> "), .end("name"), .start(XMLElement(name: "empty", namespace: "urn:gpx", line: 3)), .end("empty"),
        .text("\n"), .end("gpx"),
      ])
  }

  @Test func `Other encodings are read, and a prefix that nobody has declared is forgiven`() throws {
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xE5] + Array("</a>".utf8)
    let reader = try XMLPieceReader(Self.limits)
    var events = try reader.read(latin)
    events += try reader.end()
    #expect(events.contains(.text("å")))
    #expect(try Self.read("<a><q:b>x</q:b></a>").contains(.text("x")))
  }

  @Test(arguments: [
    "", "no XML", "<a>", "<a></b>", "<a>&undeclared;</a>", "<a b=c/>", "<a/><b/>", "<a>\u{1}</a>", "<a x='1' x='2'/>",
  ]) func `What is no XML is told with its line`(text: String) {
    #expect {
      try Self.read(text)
    } throws: { error in
      if case .malformed(let line, let words) = error as? XMLFlaw { line >= 1 && !words.isEmpty } else { false }
    }
  }

  @Test(arguments: [
    // A billion laughs.
    "<!DOCTYPE a [<!ENTITY b \"lol\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]><a>&c;</a>",
    // Files and addresses.
    "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>", "<!DOCTYPE a SYSTEM \"http://127.0.0.1:1/a.dtd\"><a/>",
    "<!DOCTYPE a [<!ENTITY % b SYSTEM \"file:///dev/zero\"> %b;]><a/>", "<!DOCTYPE a><a/>",
  ]) func `A document that declares a type is not read`(text: String) {
    for piece in [1, 16, Int.max] {
      #expect(throws: XMLFlaw.declaresType(line: 1)) { try Self.read("<?xml version=\"1.0\"?>" + text, piece: piece) }
    }
  }

  @Test func `Ten thousand elements within each other are too deep at the first that is`() {
    let deep = String(repeating: "<a>\n", count: 10_000)
    #expect(throws: XMLFlaw.tooDeep(line: 21)) { try Self.read(deep, piece: 4_096) }
  }

  @Test func `What does not end is left at the limit, in memory of a piece`() throws {
    let reader = try XMLPieceReader(XMLPieceReader.Limits(depthMax: 5, byteMax: 100_000_000))
    _ = try reader.read(Array("<a>".utf8))
    let blanks = [UInt8](repeating: 0x20, count: 65_536)
    var (count, flaw): (Int, XMLFlaw?) = (0, nil)
    while flaw == nil {
      do throws(XMLFlaw) { count += try reader.read(blanks).count } catch { flaw = error }
    }
    #expect(flaw == .tooLong && count > 1_000)
    #expect(throws: XMLFlaw.tooLong) { try reader.end() }
  }

  @Test(arguments: ["<a b=\"", "<a><!-- ", "<a ", "<aaa", "<a><?p "]) func `A tag that does not end is left by the library`(begin: String)
    throws
  {
    let reader = try XMLPieceReader(XMLPieceReader.Limits(depthMax: 5, byteMax: 100_000_000))
    var flaw: XMLFlaw?
    var read = 0
    do throws(XMLFlaw) {
      _ = try reader.read(Array(begin.utf8))
      while read < 40_000_000 {
        _ = try reader.read([UInt8](repeating: 0x78, count: 65_536))
        read += 65_536
      }
    } catch { flaw = error }
    #expect(flaw != nil && read < 40_000_000)
  }
}

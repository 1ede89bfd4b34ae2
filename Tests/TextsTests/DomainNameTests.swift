import Testing
import Texts

@Suite struct DomainNameTests {
  @Test(arguments: [
    "bücher.example", "BÜCHER.example", "bu\u{308}cher.EXAMPLE", "xn--bcher-kva.example", "XN--BCHER-KVA.Example", "bücher。example",
  ])
  func `One name has one spelling`(name: String) {
    #expect(DomainName.ascii(name) == "xn--bcher-kva.example")
  }

  /// Non-transitional: the two are different names.
  @Test func `A sharp s is not two`() {
    #expect(DomainName.ascii("straße.example") == "xn--strae-oqa.example")
    #expect(DomainName.ascii("strasse.example") == "strasse.example")
  }

  @Test(arguments: ["Example.ORG", "a.b-c.example", "xn--zzzzzzzz--.example", "192.0.2.1", "xn--ls8h.la"])
  func `A name in ASCII stays what it is`(name: String) {
    #expect(DomainName.ascii(name) == name.lowercased())
  }

  @Test(arguments: [
    "bü cher.example", "bü\u{0}cher.example", "ü\u{202E}.example", String(repeating: "ü", count: 70) + ".example", "\u{FFFD}.example",
    "", ".", "a..b", "example.", "a_b.example", "a b", String(repeating: "a", count: 64), String(repeating: "a.", count: 127) + "b",
    "gm＠ail.com", "gmail≮.com", "gmail<\u{338}.com", "x～.example", "℀.example", "／.com", "\u{FE0F}.example", "x。。example",
    "gmail.com。", "💩.la",
  ])
  func `What cannot be a name has none`(name: String) {
    #expect(DomainName.ascii(name) == nil)
  }
}

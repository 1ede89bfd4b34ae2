import Testing
import Texts

@Suite struct PeopleTextTests {
  @Test(arguments: [
    "👩‍💻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "گوشی\u{200C}من", "❤\u{FE0F}", "👍🏽", "Anna's phone", "שלום\u{200F}!", "क्\u{200D}ष", "", "\u{2067}سلام\u{2069} Anna",
    "\u{202B}سلام\u{202C}",
    "Zoë\u{AD}", "ខ្មែរ\u{200B}ភាសា", "𓀀", "1\u{FE0F}\u{20E3}",
  ])
  func `What belongs to writing is taken, and is a label as it stands`(text: String) {
    #expect(PeopleText.flaw(of: text) == nil)
    #expect(PeopleText.label(text, lengthMax: 100) == text)
  }

  @Test(arguments: ["a\u{7}", "a\u{0}b", "a\nb", "a\rb", "a\u{2028}b", "a\u{85}b", "\u{9B}31m", "\t"])
  func `Control characters are refused, and become blanks in a label`(text: String) {
    #expect(PeopleText.flaw(of: text) == .control)
    let label = PeopleText.label(text, lengthMax: 100)
    #expect(PeopleText.isHonest(label) && !label.hasPrefix(" ") && !label.hasSuffix(" "))
  }

  @Test(arguments: [
    "gpj.\u{202E}exe", "\u{202D}1", "\u{2067}open", "a\u{2069}", "\u{202B}open", "\u{202C}", "\u{2067}\u{202B}\u{2069}\u{202C}",
    "a\u{206A}",
    "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{E0001}en", "hello\u{E0068}\u{E0069}",
    // Tags that nobody sees: behind another picture, without their end, too many, or the end alone.
    "Admin\u{FE0F}\u{E0061}\u{E007F}", "😀\u{E0061}\u{E007F}", "🏴\u{E0067}\u{E0062}", "🏴\u{E007F}",
    "🏴" + String(repeating: "\u{E0061}", count: 50) + "\u{E007F}", "🏴\u{E0061}\u{E007F}\u{E0061}\u{E007F}",
  ])
  func `Texts that lie are refused, and a label loses what makes it lie`(text: String) {
    #expect(PeopleText.flaw(of: text) == .misleading)
    #expect(PeopleText.isHonest(PeopleText.label(text, lengthMax: 100)))
  }

  @Test func `Of several lines each ends what it began`() {
    #expect(PeopleText.flaw(of: "one\ntwo", isMultiline: true) == nil)
    #expect(PeopleText.flaw(of: "\u{2067}one\ntwo\u{2069}", isMultiline: true) == .misleading)
    #expect(PeopleText.flaw(of: "one\r\ntwo", isMultiline: true) == .control)
  }

  @Test func `A label is cut between characters`() {
    #expect(PeopleText.label("ab👩‍💻", lengthMax: 4) == "ab")
    #expect(PeopleText.label("ab👩‍💻", lengthMax: 5) == "ab👩‍💻")
    #expect(PeopleText.label("ab cd", lengthMax: 3) == "ab")
    #expect(PeopleText.label("e" + String(repeating: "\u{301}", count: 500), lengthMax: 10).unicodeScalars.count == 10)
    #expect(PeopleText.label(" \u{202E} ", lengthMax: 10) == "")
  }

  @Test(arguments: [
    ("a@b.org ", "a@b.org"), ("\u{A0}\u{3000}12 34\r\n", "12 34"), ("\u{FEFF}\u{200E}x\u{200B}", "x"), ("  ", ""), ("", ""),
  ])
  func `Blanks around an entry are passed over`(text: String, entry: String) {
    #expect(PeopleText.entry(text) == entry)
  }

  @Test func `Nobody is called nothing`() {
    for text in ["", " ", "\u{200D}", "\u{2060}\u{FE0F}", "\u{3164}", "\u{E0061}", "\u{2800}"] { #expect(!PeopleText.isVisible(text)) }
    for text in ["a", " 1", "👩‍💻", "\u{600}"] { #expect(PeopleText.isVisible(text)) }
  }
}

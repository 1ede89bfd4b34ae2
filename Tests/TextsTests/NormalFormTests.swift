import Testing
import Texts

@Suite struct NormalFormTests {
  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{212B}", "\u{C5}"), ("a\u{315}\u{300}", "\u{E0}\u{315}"),
    ("plain", "plain"), ("", ""), ("👩‍💻\u{0}é", "👩‍💻\u{0}é"), ("\u{FB01}", "\u{FB01}"),
  ])
  func `A text has one form`(text: String, form: String) {
    #expect(NormalForm.nfc(text).unicodeScalars.elementsEqual(form.unicodeScalars))
  }

  @Test func `A form is its own form`() {
    for value in (UInt32(0x80)...0x2FFF).lazy.compactMap(Unicode.Scalar.init) {
      let form = NormalForm.nfc("a\(value)\u{301}")
      #expect(NormalForm.nfc(form).unicodeScalars.elementsEqual(form.unicodeScalars), "\(value.value)")
    }
  }
}

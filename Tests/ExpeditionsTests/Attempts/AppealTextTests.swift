import Testing

@testable import Expeditions

/// What somebody explains in several lines is read in several lines.
@Suite struct AppealTextTests {
  @Test(arguments: [
    ("It was me.\r\n\r\n1. by bus\n2. on foot \n", "It was me.\n\n1. by bus\n2. on foot"), (" \n", ""), ("one", "one"),
    ("turned\u{202E} round\nnext", "turned round\nnext"), ("a\u{7}b\tc", "a b c"),
  ])
  func linesAreKept(text: String, kept: String) { #expect(AppealText.kept(text) == kept) }
}

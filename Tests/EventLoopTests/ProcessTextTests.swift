import EventLoop
import Testing

@Suite struct ProcessTextTests {
  /// What was let go of is there again when it is called.
  @Test func theProgramGoesOn() {
    for round in 0..<20 {
      ProcessText.letGoOfStart()
      #expect((0..<100).map { "\($0 * round)" }.joined().utf8.count >= 100)
    }
  }
}

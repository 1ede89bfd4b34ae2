import Testing

@testable import RPC

@Suite struct EntityTagTests {
  @Test func aTagIsFoundAmongThoseThatAClientKnows() {
    for tag in ["\"abc\"", "W/\"abc\""] {
      for known in ["\"abc\"", "W/\"abc\"", "*", "\"x\", \"abc\"", "\"x\",W/\"abc\" ,\"y\""] {
        #expect(EntityTag.matches(known, tag), "\(known)")
      }
      for known in ["", "abc", "\"abcd\"", "\"x\"", "w/\"abc\"", "**", "\"abc\"" + String(repeating: ",\"x\"", count: 1_000)] {
        #expect(!EntityTag.matches(known, tag), "\(known)")
      }
    }
  }

  @Test func aTagIsOfWhatIsAnsweredAndNothingElse() {
    let tag = EntityTag.weak(of: [1, 2, 3])
    // SHA-256 of 01 02 03 begins so.
    #expect(tag == "W/\"039058c6f2c0cb492c533b0a4d14ef77\"")
    #expect(EntityTag.weak(of: []) != tag && EntityTag.weak(of: [1, 2, 4]) != tag)
  }
}

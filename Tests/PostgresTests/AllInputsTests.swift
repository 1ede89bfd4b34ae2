import CairnTesting
import Testing

@Suite struct AllInputsTests {
  @Test func everyListIsMadeOnce() {
    var lists: [[Int]] = []
    let count = AllInputs.forEach { choices in lists.append(choices.list(upTo: 3, of: [0, 1])) }
    #expect(count == 1 + 2 + 4 + 8)
    #expect(Set(lists).count == count)
  }

  @Test func questionsMayDependOnAnswers() {
    var seen: Set<String> = []
    let count = AllInputs.forEach { choices in
      if choices.flag() { seen.insert("left \(choices.number(below: 3))") } else { seen.insert("right") }
    }
    #expect(count == 4)
    #expect(seen == ["left 0", "left 1", "left 2", "right"])
  }
}

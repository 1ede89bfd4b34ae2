/// Runs a test with every input a generator can make.
///
/// The generator asks `Choices` whenever it could do one thing or another, and is run again and again until each combination of answers
/// has been given once. It works like an odometer: the last answer that can grow grows, and what follows it starts at zero again.
///
///     AllInputs.forEach { choices in
///       let events = choices.list(upTo: 6, of: Event.allCases)
///       …
///     }
public enum AllInputs {
  /// - Returns: How many inputs there were.
  @discardableResult
  public static func forEach(_ body: (inout Choices) throws -> Void) rethrows -> Int {
    var choices = Choices()
    var count = 0
    repeat {
      choices.startOver()
      try body(&choices)
      count += 1
    } while choices.advance()
    return count
  }
}

/// The answers of one run.
public struct Choices {
  private struct Wheel {
    var value: Int
    var count: Int
  }

  private var wheels: [Wheel] = []
  private var position = 0

  fileprivate init() {}

  fileprivate mutating func startOver() {
    position = 0
  }

  fileprivate mutating func advance() -> Bool {
    // Choices that this run did not ask for are no part of its input.
    wheels.removeSubrange(position...)
    while let last = wheels.popLast() {
      if last.value + 1 < last.count {
        wheels.append(Wheel(value: last.value + 1, count: last.count))
        return true
      }
    }
    return false
  }

  /// One of `count` answers, from 0. The same questions must be asked after the same answers.
  public mutating func number(below count: Int) -> Int {
    precondition(count > 0, "nothing to choose from")
    if position == wheels.count { wheels.append(Wheel(value: 0, count: count)) }
    precondition(wheels[position].count == count, "the generator asked another question after the same answers")
    defer { position += 1 }
    return wheels[position].value
  }

  /// False, then true.
  public mutating func flag() -> Bool { number(below: 2) == 1 }

  /// One element.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Every list of at most so many elements.
  public mutating func list<Element>(upTo countMax: Int, of elements: [Element]) -> [Element] {
    let count = number(below: countMax + 1)
    return (0..<count).map { _ in pick(elements) }
  }
}

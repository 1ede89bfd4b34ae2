/// Steps that a device has counted along a track. A counter that starts again, as the phone does, has made since then the steps that it tells.
struct StepCount {
  /// Steps until each position from the first counted one on; nil where nobody counted.
  private var made: [Int64?] = []

  init(_ fixes: [Fix]) {
    var (sum, before): (Int64, Int64?) = (0, nil)
    for fix in fixes {
      let count = Int64(fix.steps)
      guard count >= 0 else {
        made.append(nil)
        continue
      }
      if let before { sum += count >= before ? count - before : count }
      before = count
      made.append(sum)
    }
  }

  /// Nil where they were not counted at both.
  func steps(from start: Int, to end: Int) -> Int64? {
    guard let first = made[start], let last = made[end] else { return nil }
    return last - first
  }
}

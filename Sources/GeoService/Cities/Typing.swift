/// Mistakes that somebody makes while typing.
enum Typing {
  /// How many mistakes make of the beginning of a name what was typed: a letter that is wrong, missing or too many, or two that are swapped. (The
  /// optimal string alignment distance, to the nearest beginning of the name: the last row of its table.)
  static func mistakes(in typed: String, for name: String) -> Int {
    let (typed, name) = (Array(typed.unicodeScalars), Array(name.unicodeScalars.prefix(2 * typed.unicodeScalars.count)))
    var (beforeLast, last): ([Int], [Int]) = ([], Array(0...name.count))
    for row in typed.indices {
      var next = [row + 1]
      next.reserveCapacity(name.count + 1)
      for column in name.indices {
        var best = min(last[column] + (typed[row] == name[column] ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, typed[row] == name[column - 1], typed[row - 1] == name[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        next.append(best)
      }
      (beforeLast, last) = (last, next)
    }
    return last.min() ?? 0
  }
}

/// How much of a game is kept as evidence with a report of one of its players (requirement F-21). Pure.
enum GameEvidenceRules {
  /// Bytes of a game with its events: four times a usual game, and little beside the small picture that is kept with a report as well.
  static let bytesMax = 32_768

  /// Events that are read at once: more than fit.
  static let eventsMax = 3_000

  /// How many of some parts are kept, the first ones, with what else there is.
  /// - Parameters:
  ///   - sizes: In bytes, of the parts in their order.
  ///   - taken: Bytes of what else there is.
  static func fittingCount(_ sizes: [Int], beside taken: Int) -> Int {
    var left = bytesMax - taken
    return sizes.prefix { size in
      left -= size
      return left >= 0
    }.count
  }
}

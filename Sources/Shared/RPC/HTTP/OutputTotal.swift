/// Output of all connections of a listener that waits for its readers, known at every moment. Confined to its loop.
public final class OutputTotal {
  let bytesMax: Int
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private(set) var bytes = 0
  /// Called when there is more than may be.
  var relieve: () -> Void = {}
  private var isRelieving = false

  init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  func add(_ change: Int) {
    bytes += change
    if bytes <= bytesMax || isRelieving { return }
    isRelieving = true
    relieve()
    isRelieving = false
  }
}

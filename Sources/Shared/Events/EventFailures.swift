/// Text of an error that is kept beside what has failed.
enum EventFailures {
  /// Enough to find the error in the logs.
  static func words(_ error: any Error) -> String {
    String("\(error)".unicodeScalars.filter { $0 != "\0" }.prefix(500).map(Character.init))
  }
}

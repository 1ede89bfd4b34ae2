/// Keeps messages within what a network takes. Pure.
enum PushText {
  /// Encodes a message with as much of its words as fits: the longest is cut to its half until it does, for the app knows the rest from the list.
  /// - Parameters:
  ///   - bytesMax: Bytes of the encoded message.
  ///   - encode: Nil when it cannot be encoded.
  /// - Returns: Nil when it does not fit without any words either.
  static func fitted(_ message: PushMessage, bytesMax: Int, _ encode: (PushMessage) -> [UInt8]?) -> [UInt8]? {
    var message = message
    while let bytes = encode(message) {
      if bytes.count <= bytesMax { return bytes }
      let longest = message.arguments.indices.max { message.arguments[$0].utf8.count < message.arguments[$1].utf8.count }
      guard let longest, !message.arguments[longest].isEmpty else { return nil }
      let words = message.arguments[longest]
      message.arguments[longest] = String(words.prefix(words.count / 2))
    }
    return nil
  }
}

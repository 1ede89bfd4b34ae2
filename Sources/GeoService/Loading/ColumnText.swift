extension ArraySlice<UInt8> {
  /// As UTF-8; what is not becomes replacement characters.
  var string: String { String(decoding: self, as: UTF8.self) }
}

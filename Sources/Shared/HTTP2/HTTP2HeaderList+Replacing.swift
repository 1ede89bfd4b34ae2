// One field of a list anew, for a message that is sent a second time.

extension HTTP2HeaderList {
  /// A copy with this number as the only value of a (lower-case) name; pseudo-header fields are kept.
  public func replacing(_ name: StaticString, _ number: Int) -> HTTP2HeaderList {
    var copy = HTTP2HeaderList(capacity: (storage?.count ?? 0) + 64)
    if let storage {
      withExtendedLifetime(storage) {
        for field in storage.fields where !field.name.isEqual(to: name) {
          copy.append(name: field.name, value: field.value, isSecret: field.flags != 0)
        }
      }
    }
    copy.append(name, number)
    return copy
  }
}

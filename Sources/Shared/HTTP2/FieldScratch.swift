// Where header lists are laid out as the library wants them, one list at a time, in memory that is used again.
import CNghttp2

/// A reusable array of the library's name-value records.
final class FieldScratch {
  @exclusivity(unchecked) private(set) var fields: UnsafeMutablePointer<nghttp2_nv>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 32

  init() {
    fields = .allocate(capacity: capacity)
  }

  deinit {
    fields.deallocate()
  }

  func begin() {
    count = 0
  }

  /// Adds a field whose value the library is to copy: it is gone after the call that submits it. The name is a literal, which never is.
  func add(_ name: StaticString, copying value: UnsafeRawBufferPointer) {
    add(name.bytes, value, flags: UInt8(NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue))
  }

  /// Adds the fields of a list without copying: the list's memory must stay until the library has sent or dropped the frame.
  func add(lending list: HTTP2HeaderList, withPseudoFields: Bool) {
    guard let storage = list.storage else { return }
    let noCopy = UInt8(NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_COPY_VALUE.rawValue)
    withExtendedLifetime(storage) {
      for field in storage.fields where withPseudoFields || !field.kind.isPseudo {
        add(field.name, field.value, flags: noCopy | field.flags)
      }
    }
  }

  private func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, flags: UInt8) {
    if count == capacity { grow() }
    // The library does not write through these pointers; C's nghttp2_nv merely lacks the const.
    fields[count] = nghttp2_nv(
      name: UnsafeMutablePointer(mutating: name.baseAddress?.assumingMemoryBound(to: UInt8.self)),
      value: UnsafeMutablePointer(mutating: value.baseAddress?.assumingMemoryBound(to: UInt8.self)),
      namelen: name.count, valuelen: value.count, flags: flags)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<nghttp2_nv>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: fields, count: count)
    fields.deallocate()
    fields = larger
    capacity *= 2
  }
}

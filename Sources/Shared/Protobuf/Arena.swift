/// A bump arena for one message: allocation moves a pointer, everything is freed at once, and there is a budget.
///
/// protobuf-c allocates through it (`ProtobufCAllocator`), so a body that grows past the budget makes the unpacker fail cleanly.
/// The first kilobyte lies on the stack, which is all that most messages need.
public import CProtobufC

/// A handle to an arena that lives as long as the closure of `withArena`; it must not leave it.
public struct Arena {
  /// Enough for a message of some hundred bytes; the size up to which Swift keeps temporary allocations on the stack.
  @usableFromInline static let stackBytes = 1_024

  /// The first chunk from the heap; each further one is twice as large, up to `chunkBytesMax`.
  static let chunkBytesMin = 8 * 1024

  /// Chunks stop doubling here, so that the last one wastes little.
  static let chunkBytesMax = 512 * 1024

  /// Alignment that malloc promises; every struct of C fits.
  @usableFromInline static let alignment = 16

  @usableFromInline
  struct State {
    @usableFromInline var next: UnsafeMutableRawPointer
    /// Bytes left in the current chunk.
    @usableFromInline var left: Int
    /// Bytes that may still be asked for.
    @usableFromInline var budget: Int
    /// Whether an allocation was refused for want of budget.
    @usableFromInline var isExhausted = false
    /// The newest chunk from the heap; its first word points to the one before.
    var chunks: UnsafeMutableRawPointer?
    var chunkBytes = Arena.chunkBytesMin

    @usableFromInline
    init(next: UnsafeMutableRawPointer, left: Int, budget: Int) {
      self.next = next
      self.left = left
      self.budget = budget
    }
  }

  @usableFromInline let state: UnsafeMutablePointer<State>

  @usableFromInline
  init(state: UnsafeMutablePointer<State>) {
    self.state = state
  }

  /// Lends an arena that may hand out `budget` bytes.
  @inlinable
  public static func withArena<Result>(budget: Int, _ body: (Arena) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: stackBytes, alignment: alignment) { stack in
      // A temporary allocation of more than zero bytes has an address.
      var state = State(next: stack.baseAddress!, left: stack.count, budget: budget)
      return withUnsafeMutablePointer(to: &state) { state in
        let arena = Arena(state: state)
        defer { arena.freeChunks() }
        return body(arena)
      }
    }
  }

  /// Whether an allocation was refused for want of budget.
  public var isExhausted: Bool { state.pointee.isExhausted }

  /// Memory for `size` bytes, aligned for any C type, uninitialized; nil when the budget is used up.
  public func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    // protobuf-c's size_t arrives as Int: one beyond Int.max is negative here.
    guard size >= 0, size <= state.pointee.budget else {
      state.pointee.isExhausted = true
      return nil
    }
    let rounded = (size + Self.alignment - 1) & ~(Self.alignment - 1)
    guard rounded <= state.pointee.left else { return allocateChunk(for: rounded) }
    return bump(rounded)
  }

  func bump(_ rounded: Int) -> UnsafeMutableRawPointer {
    let pointer = state.pointee.next
    state.pointee.next = pointer + rounded
    state.pointee.left -= rounded
    state.pointee.budget -= rounded
    return pointer
  }

  func allocateChunk(for rounded: Int) -> UnsafeMutableRawPointer {
    let size = max(rounded + Self.alignment, state.pointee.chunkBytes)
    state.pointee.chunkBytes = min(state.pointee.chunkBytes * 2, Self.chunkBytesMax)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.alignment)
    chunk.storeBytes(of: state.pointee.chunks, as: UnsafeMutableRawPointer?.self)
    state.pointee.chunks = chunk
    state.pointee.next = chunk + Self.alignment
    state.pointee.left = size - Self.alignment
    return bump(rounded)
  }

  @usableFromInline
  func freeChunks() {
    var chunk = state.pointee.chunks
    while let current = chunk {
      chunk = current.load(as: UnsafeMutableRawPointer?.self)
      current.deallocate()
    }
  }

  /// protobuf-c's view of the arena. Freeing does nothing: the arena frees everything at its end.
  public var allocator: ProtobufCAllocator {
    ProtobufCAllocator(
      alloc: { context, size in
        // The context is the state below, set three lines further down; it outlives every call of the unpacker.
        guard let context else { return nil }
        return Arena(state: context.assumingMemoryBound(to: State.self)).allocate(size)
      },
      free: { _, _ in },
      allocator_data: UnsafeMutableRawPointer(state))
  }
}

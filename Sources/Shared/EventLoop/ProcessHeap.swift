internal import CUV

/// How the C library's heap behaves in a process that runs for months.
public enum ProcessHeap {
  /// Blocks this large go back to the system when they are freed.
  private static let largeBlockBytes: Int32 = 1 << 20

  /// Free bytes at the end of the heap beyond which they go back to the system.
  private static let trimBytes: Int32 = 4 << 20

  /// Separate heaps for threads that allocate at once: as many as we have loops on a small machine.
  private static let arenasMax: Int32 = 2

  /// Fixes glibc's thresholds. Left to itself it raises them after the first large block is freed and keeps such blocks from then on (an
  /// argon2 hash has 19 MiB), and it may give every thread a heap of its own. Elsewhere nothing needs to be done.
  public static func bound() {
    #if os(Linux)
      mallopt(M_MMAP_THRESHOLD, largeBlockBytes)
      mallopt(M_TRIM_THRESHOLD, trimBytes)
      mallopt(M_ARENA_MAX, arenasMax)
    #endif
  }

  /// Gives the memory back that only starting needed: maps that were read, answers of the database.
  public static func trim() {
    #if os(Linux)
      malloc_trim(0)
    #endif
  }
}

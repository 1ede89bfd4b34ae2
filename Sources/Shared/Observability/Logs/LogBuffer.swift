// The hand-over between threads that log and the one thread that writes.
//
// A loop thread must never wait for a slow disk or for a pipe that nobody reads, so it only appends bytes to a bounded buffer;
// the writer takes the whole buffer at once. A line that does not fit is dropped and counted: losing a line is better than losing time.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A bounded buffer of finished lines with one reader.
///
/// `@unchecked Sendable`: every stored property below the two locks is read and written only between `lock()` and `unlock()`;
/// the pointers themselves never change after `init`. A `Mutex` would do but for the reader, who has to sleep until there is
/// something to write: that takes a condition variable, which the standard library does not have.
final class LogBuffer: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// Signalled when the reader has something to do.
  private let filled: UnsafeMutablePointer<pthread_cond_t>
  /// Signalled when everything appended was written.
  private let drained: UnsafeMutablePointer<pthread_cond_t>

  private let bytesMax: Int
  private var pending: [UInt8] = []
  private var pendingLines = 0
  private var spare: [UInt8] = []
  private var readerIsWriting = false
  private var isClosed = false
  private var dropsToReport = 0
  private var dropsInTotal = 0

  /// - Parameter bytesMax: Most bytes kept for the reader.
  init(bytesMax: Int) {
    self.bytesMax = bytesMax
    mutex = .allocate(capacity: 1)
    filled = .allocate(capacity: 1)
    drained = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    // Monotonic, so that setting the clock neither cuts a flush short nor prolongs it.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(filled, nil)
    pthread_cond_init(drained, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(filled)
    pthread_cond_destroy(drained)
    pthread_mutex_destroy(mutex)
    filled.deallocate()
    drained.deallocate()
    mutex.deallocate()
  }

  /// Appends one finished line, or drops it when there is no room or the buffer is closed. Returns at once.
  func append(_ line: [UInt8]) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if isClosed || pending.count + line.count > bytesMax {
      dropsToReport += 1
      dropsInTotal += 1
      return
    }
    if pending.isEmpty { pthread_cond_signal(filled) }
    pending.append(contentsOf: line)
    pendingLines += 1
  }

  /// A batch that the reader is given: lines to write, and how many were dropped since it last asked.
  struct Batch {
    var bytes: [UInt8]
    var lineCount: Int
    var dropCount: Int
  }

  /// Waits until there is something to write. Nil when the buffer is closed and empty.
  ///
  /// - Parameter used: The former batch's bytes, whose memory is used again.
  func take(returning used: consuming [UInt8]) -> Batch? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    used.removeAll(keepingCapacity: true)
    spare = used
    readerIsWriting = false
    if pending.isEmpty && dropsToReport == 0 { pthread_cond_broadcast(drained) }
    while pending.isEmpty && dropsToReport == 0 {
      if isClosed { return nil }
      pthread_cond_wait(filled, mutex)
    }
    let batch = Batch(bytes: pending, lineCount: pendingLines, dropCount: dropsToReport)
    pending = spare
    spare = []
    pendingLines = 0
    dropsToReport = 0
    readerIsWriting = true
    return batch
  }

  /// Counts lines that the reader could not write.
  func countLost(_ lines: Int) {
    pthread_mutex_lock(mutex)
    dropsInTotal += lines
    pthread_mutex_unlock(mutex)
  }

  /// How many lines were lost since the start.
  var dropCount: Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return dropsInTotal
  }

  /// Takes no more lines; the reader ends when it has written those it has.
  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_signal(filled)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until everything appended so far was written. False when that takes longer than `limit`.
  func waitUntilDrained(within limit: Duration) -> Bool {
    var deadline = Self.monotonicNow(plus: limit)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !pending.isEmpty || readerIsWriting || dropsToReport > 0 {
      if pthread_cond_timedwait(drained, mutex, &deadline) == ETIMEDOUT { return false }
    }
    return true
  }

  private static func monotonicNow(plus duration: Duration) -> timespec {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_REALTIME, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    let (seconds, attoseconds) = duration.components
    let nanoseconds = time.tv_nsec + Int(attoseconds / 1_000_000_000)
    time.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    return time
  }
}

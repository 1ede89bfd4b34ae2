internal import CUV
internal import DequeModule
internal import Glibc
internal import Synchronization

/// The jobs that wait for one loop's thread.
///
/// Two executor objects share this queue, because a job must be run the way it was enqueued: a job of the actor isolated to the actor, a
/// job of a task's executor preference on the task executor. With the two told apart, an await between nonisolated code and the actor
/// needs no trip through the queue.
///
/// Sendable is proven by confinement: `local` is only touched when `isOnThread`, everything else is a constant, a mutex or an atomic.
final class LoopQueue: @unchecked Sendable {
  enum Kind { case actor, task }

  struct Entry: @unchecked Sendable {
    // UnownedJob is a pointer that the runtime hands to exactly one executor; moving it between threads is what executors are for.
    let job: UnownedJob
    let kind: Kind
  }

  /// The jobs of other threads, and whether there is still a thread to wake: both under one lock, since what wakes it is a descriptor that is closed with
  /// the loop, and whose number may be another file's a moment later.
  private struct Remote {
    var entries: [Entry] = []
    var hasEnded = false
  }

  // `@exclusivity(unchecked)`: one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var local = Deque<Entry>(minimumCapacity: 256)
  private let remote = Mutex(Remote())
  private let async: UnsafeMutablePointer<uv_async_t>
  private let remoteCount = Atomic<Int>(0)
  private static let key = ThreadKey.make()

  /// How many jobs came from other threads so far.
  var remoteEnqueueCount: Int { remoteCount.load(ordering: .relaxed) }

  init(async: UnsafeMutablePointer<uv_async_t>) {
    self.async = async
  }

  /// Not by pthread_self(): compilers hold it for constant and keep its value across an await that changed the thread.
  var isOnThread: Bool { pthread_getspecific(Self.key) == UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
  var isEmpty: Bool { local.isEmpty }
  var count: Int { local.count }

  func adoptThread() {
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
  }

  func enqueue(_ job: UnownedJob, _ kind: Kind) {
    let entry = Entry(job: job, kind: kind)
    if isOnThread {
      local.append(entry)
      return
    }
    remoteCount.add(1, ordering: .relaxed)
    remote.withLock {
      $0.entries.append(entry)
      if !$0.hasEnded { uv_async_send(async) }
    }
  }

  /// Wakes the thread from its poll.
  func wake() {
    remote.withLock { if !$0.hasEnded { uv_async_send(async) } }
  }

  /// Wakes nobody from here on: the loop is about to be closed.
  func end() {
    remote.withLock { $0.hasEnded = true }
  }

  /// Moves what other threads enqueued behind what waits here.
  func takeRemote() {
    let entries = remote.withLock { remote -> [Entry] in
      if remote.entries.isEmpty { return [] }
      defer { remote.entries.removeAll(keepingCapacity: true) }
      return remote.entries
    }
    local.append(contentsOf: entries)
  }

  func next() -> Entry? {
    local.popFirst()
  }
}

/// Runs the jobs of the loop's actor.
final class LoopSerialExecutor: SerialExecutor {
  let queue: LoopQueue

  init(queue: LoopQueue) {
    self.queue = queue
  }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.enqueue(UnownedJob(job), .actor)
  }

  func checkIsolated() {
    precondition(queue.isOnThread, "not on the thread of this loop")
  }

  func isIsolatingCurrentContext() -> Bool? {
    queue.isOnThread
  }
}

/// Runs the jobs of tasks that prefer the loop.
final class LoopTaskExecutor: TaskExecutor {
  let queue: LoopQueue

  init(queue: LoopQueue) {
    self.queue = queue
  }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.enqueue(UnownedJob(job), .task)
  }
}

/// A slot of each thread's own memory.
enum ThreadKey {
  static func make() -> pthread_key_t {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }
}

internal import CUV
internal import Glibc

/// The libuv side of one loop: its handles, its thread, the order of a turn.
///
/// A turn: libuv delivers what is ready (timers, bytes); then, before the next poll, every job that became runnable is run and every
/// dirty connection is flushed, once. That batching is where the speed comes from. Then comes a share of the work that is more than one turn's
/// (see ``TurnWork``), and last a bounded part of what was postponed: input of peers that have sent more than a slice (see ``InputSlice``).
///
/// Sendable is proven by confinement: after `start`, only the loop's own thread touches the mutable members; other threads use `queue`.
final class LoopThread: @unchecked Sendable {
  /// Rounds of run-and-flush before the loop looks at its sockets again, so that tasks that wake each other cannot starve the network.
  static let roundsPerTurnMax = 64

  let queue: LoopQueue
  let serialExecutor: LoopSerialExecutor
  let taskExecutor: LoopTaskExecutor
  let uv: UnsafeMutablePointer<uv_loop_t>

  private let async: UnsafeMutablePointer<uv_async_t>
  private let prepare: UnsafeMutablePointer<uv_prepare_t>
  private let idle: UnsafeMutablePointer<uv_idle_t>
  // `@exclusivity(unchecked)`: one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var dirty: [any Flushable] = []
  @exclusivity(unchecked) private var longWork: [any TurnWork] = []
  private let postponed = PostponedInput()
  /// Which turn it is; tells a connection whether what it did was in this one.
  @exclusivity(unchecked) private(set) var turnCount: UInt64 = 0
  /// Until when those who have sent a piece or more are served as they are read, by `uv_hrtime`, and the turn that it is for.
  @exclusivity(unchecked) private var prompt: (turn: UInt64, end: UInt64) = (0, 0)
  private var flushing: [any Flushable] = []
  private var thread = pthread_t()
  let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: LoopThread.bufferBytes, alignment: 64)
  let writeBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: LoopThread.bufferBytes, alignment: 64)

  /// Size of the one read and the one write buffer of a loop: as much as a socket gives or takes at once on loopback.
  static let bufferBytes = 65_536

  init() {
    uv = .allocate(capacity: 1)
    async = .allocate(capacity: 1)
    prepare = .allocate(capacity: 1)
    idle = .allocate(capacity: 1)
    uv_loop_init(uv)
    queue = LoopQueue(async: async)
    serialExecutor = LoopSerialExecutor(queue: queue)
    taskExecutor = LoopTaskExecutor(queue: queue)
    uv_async_init(uv, async) { _ in }
    uv_prepare_init(uv, prepare)
    uv_idle_init(uv, idle)
    let me = Unmanaged.passUnretained(self).toOpaque()
    prepare.pointee.data = me
    uv_prepare_start(prepare) { handle in
      // The handle lives inside this object, which outlives its loop's run.
      Unmanaged<LoopThread>.fromOpaque(handle!.pointee.data).takeUnretainedValue().turn()
    }
  }

  deinit {
    uv.deallocate()
    async.deallocate()
    prepare.deallocate()
    idle.deallocate()
    readBuffer.deallocate()
    writeBuffer.deallocate()
  }

  /// Starts the thread; `body` runs on it before the first turn.
  func start(_ body: @escaping @Sendable () -> Void) {
    final class Start {
      let owner: LoopThread
      let body: @Sendable () -> Void
      init(_ owner: LoopThread, _ body: @escaping @Sendable () -> Void) {
        self.owner = owner
        self.body = body
      }
    }
    let start = Unmanaged.passRetained(Start(self, body)).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        let start = Unmanaged<Start>.fromOpaque(argument!).takeRetainedValue()
        start.owner.queue.adoptThread()
        start.body()
        uv_run(start.owner.uv, UV_RUN_DEFAULT)
        start.owner.closeHandles()
        return nil
      }, start)
    // A loop without a thread would keep whoever calls it waiting for ever.
    precondition(failure == 0, "the system gives no more threads (error \(failure)): raise the limit of tasks of this process")
  }

  /// Waits until the thread has ended. Not from the thread itself.
  func join() {
    pthread_join(thread, nil)
  }

  /// On the thread: the loop ends after this turn.
  func stopAfterTurn() {
    uv_stop(uv)
  }

  /// On the thread: `flushable.flush()` is called once, before the next poll.
  func markDirty(_ flushable: any Flushable) {
    dirty.append(flushable)
  }

  /// Whether this turn has time left for a connection that has sent a piece or more.
  func hasPromptTime() -> Bool {
    let now = uv_hrtime()
    if prompt.turn != turnCount { prompt = (turnCount, now + InputSlice.promptNanoseconds) }
    return now < prompt.end
  }

  /// Bytes to read at once from an accepted connection. A connection that comes too late is read a piece only: the rest would be copied to wait.
  var readBytes: Int {
    if prompt.turn == turnCount, uv_hrtime() >= prompt.end { return InputSlice.pieceBytes }
    return InputSlice.readBytes(waiting: postponed.count)
  }

  /// On the thread: `reader.readOn()` is called when the others have had their turn.
  func postpone(_ reader: any PostponedReader) {
    postponed.append(reader)
  }

  /// On the thread: `work.workOn()` is called once a turn, from the next one on, until nothing is left of it.
  func shareOut(_ work: any TurnWork) {
    longWork.append(work)
  }

  private func turn() {
    turnCount &+= 1
    settle()
    if !longWork.isEmpty {
      workOn()
      settle()
    }
    if !postponed.isEmpty {
      postponed.readOn()
      settle()
    }
    keepAwake(!(queue.isEmpty && dirty.isEmpty && longWork.isEmpty && postponed.isEmpty))
  }

  private func workOn() {
    let works = longWork
    longWork = []
    let unfinished = works.filter { $0.workOn() }
    longWork = unfinished + longWork
  }

  /// Runs what is runnable and flushes what is dirty until neither is left.
  private func settle() {
    var rounds = 0
    repeat {
      runJobs()
      flushDirty()
      rounds += 1
    } while rounds < Self.roundsPerTurnMax && !(queue.isEmpty && dirty.isEmpty)
  }

  private func runJobs() {
    queue.takeRemote()
    let serial = serialExecutor.asUnownedSerialExecutor()
    let tasks = taskExecutor.asUnownedTaskExecutor()
    // Only those that wait now: one that enqueues itself again and again comes round after a flush.
    for _ in 0..<queue.count {
      guard let entry = queue.next() else { return }
      switch entry.kind {
      case .actor: entry.job.runSynchronously(isolatedTo: serial, taskExecutor: tasks)
      case .task: entry.job.runSynchronously(on: tasks)
      }
    }
  }

  private func flushDirty() {
    if dirty.isEmpty { return }
    swap(&dirty, &flushing)
    for flushable in flushing { flushable.flush() }
    flushing.removeAll(keepingCapacity: true)
  }

  /// With work left over, the next poll must not block: an active idle handle makes its timeout zero.
  private func keepAwake(_ isBusy: Bool) {
    let isAwake = uv_is_active(UnsafeMutableRawPointer(idle).assumingMemoryBound(to: uv_handle_t.self)) != 0
    if isBusy, !isAwake { uv_idle_start(idle) { _ in } }
    if !isBusy, isAwake { uv_idle_stop(idle) }
  }

  /// Closes what is left on the loop, then its own descriptors. A request that is still on its way keeps them open, since its answer would come to them.
  private func closeHandles() {
    queue.end()
    uv_walk(uv, { handle, _ in if uv_is_closing(handle) == 0 { uv_close(handle, nil) } }, nil)
    uv_run(uv, UV_RUN_NOWAIT)
    uv_loop_close(uv)
  }
}

/// Something that gathers output during a turn and writes it once at the end.
public protocol Flushable: AnyObject {
  /// Called on the loop's thread before its next poll, once for each `Loop.markDirty`.
  func flush()
}

/// Work that is too much for one turn: done in shares, so that timers and sockets have their turns in between.
public protocol TurnWork: AnyObject {
  /// Does one turn's share. Called on the loop's thread. Returns whether some is left.
  func workOn() -> Bool
}

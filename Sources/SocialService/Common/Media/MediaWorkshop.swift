import Cryptography
import EventLoop
import FoundationEssentials
import Logging
import Observability
import Synchronization
import Timekeeping

/// Has files of strangers worked on, each in a process of its own that can do nothing else (`cairn-media`).
final class MediaWorkshop: Sendable {
  /// Files at once, in one process of ours: a core each, and up to 800 MB of memory.
  static let threads = 2
  /// Bytes of all files that are worked on or wait: a dozen photos, which is three seconds of waiting.
  static let bytesMax: Int64 = 64 << 20
  /// Files that are worked on or wait, however small: one of them waits a minute at most.
  static let filesMax = 256
  /// One network's part of all bytes and files: half, so that others find room however many accounts it has.
  static let networkPart: Int64 = 2
  /// Files of one account, of which one at a time is worked on: a person who sends many waits for their own files.
  static let perAccountMax = 2
  /// A process ends itself after fifteen seconds.
  static let timeMax = Duration.seconds(16)
  /// Bytes that a process may answer: no image that is kept comes near it, and a video is as long as it was.
  static let answerBytesMax = Int(MediaRules.videoBytesMax) + 65_536
  /// Milliseconds until it is worth asking again: half of the waiting files are done by then.
  static let retryMs = 1_000

  /// Reason why nothing was made.
  enum Refusal: Error, Hashable {
    /// Too many files are being worked on.
    case busy
    /// The file is of no kind that is taken, or damaged.
    case unsupported
    /// Too many pixels, or too long.
    case tooLarge
    /// It had to be ended before it was done, though it had not used up its processor time: too much else goes on.
    case late
    /// The process cannot be started, or cannot get ready: no file has to do with it.
    case missing
    /// Something from outside has ended it: the kernel, for want of memory, or somebody who stops the machine.
    case ended
    /// The process does not understand us.
    case broken
  }

  private struct Room {
    var bytes: Int64 = 0
    var count = 0
    var files: [UUID: Int] = [:]
    var networks: [String: (bytes: Int64, count: Int)] = [:]

    func mayEnter(_ accountID: UUID, _ network: String, byteCount: Int64) -> Bool {
      let own = networks[network] ?? (0, 0)
      return bytes + byteCount <= bytesMax && count < filesMax && files[accountID, default: 0] < perAccountMax
        && own.bytes + byteCount <= bytesMax / networkPart && Int64(own.count) < Int64(filesMax) / networkPart
    }

    mutating func add(_ accountID: UUID, _ network: String, byteCount: Int64, count added: Int) {
      bytes += byteCount
      count += added
      let filesOfOne = files[accountID, default: 0] + added
      files[accountID] = filesOfOne > 0 ? filesOfOne : nil
      let own = networks[network] ?? (0, 0)
      networks[network] = own.count + added > 0 ? (own.bytes + byteCount, own.count + added) : nil
    }
  }

  private let path: String
  private let offload = Offload(threads: threads, queueMax: filesMax)
  private let turns = MediaTurns(count: threads)
  private let room = Mutex(Room())
  private let logger = Logger(label: "cairn.media")
  private let outcomes: @Sendable (String) -> Counter

  /// - Parameter path: Path of the program; nil for the one beside ours.
  init(path: String? = nil) {
    self.path = path ?? Self.besideUs
    let metric = (name: "cairn_media_files_total", help: "Files that people have sent, by what became of them.")
    MetricRegistry.process.declare(metric.name, metric.help)
    outcomes = { outcome in MetricRegistry.process.counter(metric.name, metric.help, ["outcome": outcome]) }
  }

  private static let besideUs: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + "cairn-media"
  }()

  /// Files that wait for their turn.
  var waitingCount: Int { turns.waitingCount }

  /// Takes room for a file, which is given back by `leave`.
  /// - Parameter network: Network from which the file was sent; nil where that is not known, which counts as one network.
  /// - Throws: `busy`.
  func enter(_ accountID: UUID, network: String? = nil, byteCount: Int64) throws(Refusal) {
    let isRoom = room.withLock { room in
      guard room.mayEnter(accountID, network ?? "", byteCount: byteCount) else { return false }
      room.add(accountID, network ?? "", byteCount: byteCount, count: 1)
      return true
    }
    if isRoom { return }
    outcomes("busy").add()
    throw .busy
  }

  func leave(_ accountID: UUID, network: String? = nil, byteCount: Int64) {
    room.withLock { $0.add(accountID, network ?? "", byteCount: -byteCount, count: -1) }
  }

  /// Waits until a file of the account may be worked on; the turn is given back by `giveTurnBack`.
  /// - Throws: `busy` when nothing more is begun; `CancellationError`.
  func takeTurn(_ accountID: UUID, network: String? = nil, isDear: Bool) async throws {
    do {
      try await turns.take(accountID, network: network, isDear: isDear)
    } catch is MediaTurns.Ended {
      throw Refusal.busy
    }
  }

  func giveTurnBack(_ accountID: UUID) { turns.giveBack(accountID) }

  /// Begins nothing more. Work that is begun goes on.
  func stop() { turns.end() }

  /// Makes of a file the files that are kept, in its turn.
  /// - Throws: `Refusal`.
  func make(_ purpose: MediaPurpose, of bytes: [UInt8]) async throws -> [MadeFile] {
    let child = ChildProcess(
      path: path, arguments: Self.arguments(of: purpose), timeMax: Self.timeMax, answerBytesMax: Self.answerBytesMax)
    let outcome: ChildProcess.Outcome
    do {
      outcome = try await offload.run { try child.run(bytes) }
    } catch Offload.Refusal.queueFull {
      throw Refusal.busy
    } catch {
      logger.error("cairn-media cannot be started", metadata: ["path": "\(path)", "error": "\(error)"])
      count(.missing)
      throw Refusal.missing
    }
    do throws(Refusal) {
      let files = try files(outcome, purpose)
      outcomes("made").add()
      return files
    } catch {
      count(error)
      throw error
    }
  }

  /// A process that is missing is counted as broken: for readers of the numbers it is as one that does not work.
  private func count(_ refusal: Refusal) { outcomes(refusal == .missing ? "broken" : "\(refusal)").add() }

  private func files(_ outcome: ChildProcess.Outcome, _ purpose: MediaPurpose) throws(Refusal) -> [MadeFile] {
    // The statuses of cairn-media.
    switch outcome.ending {
    case .exited(0): break
    case .exited(65), .exited(67): throw .unsupported
    case .exited(66): throw .tooLarge
    // 127: the system's loader does not find a library.
    case .exited(69), .exited(127):
      logger.error("cairn-media does not get ready", metadata: ["path": "\(path)", "ending": "\(outcome.ending)"])
      throw .missing
    case .exited:
      logger.error("cairn-media does not work", metadata: ["ending": "\(outcome.ending)"])
      throw .broken
    // SIGALRM. A process that needs too much of the processor is ended by SIGXCPU.
    case .killed(14), .timedOut:
      logger.warning("cairn-media has had too little of the processor", metadata: ["purpose": "\(purpose)"])
      throw .late
    case .killed where !outcome.ending.isOwnFault:
      logger.warning("something else has ended cairn-media", metadata: ["ending": "\(outcome.ending)", "purpose": "\(purpose)"])
      throw .ended
    case .killed, .answeredTooMuch:
      // A file that does this is damaged, or meant to.
      logger.warning("a file has ended cairn-media", metadata: ["ending": "\(outcome.ending)", "purpose": "\(purpose)"])
      throw .unsupported
    }
    guard let files = MediaAnswer.files(outcome.answer, purpose) else { throw .broken }
    return files
  }

  private static func arguments(of purpose: MediaPurpose) -> [String] {
    let most = String(MediaRules.sizeBytesMax(of: purpose))
    switch MediaRules.traits(of: purpose).work {
    case .image(let sizes): return ["image", most] + sizes.map { "\($0.side)x\($0.side)" + ($0.isSquare ? ":crop" : "") }
    case .video(let timeMax): return ["video", most, String(timeMax.components.seconds * 1_000)]
    case .voice(let timeMax): return ["sound", most, String(timeMax.components.seconds * 1_000)]
    case .none: return ["none", most]
    }
  }
}

/// Answer of `cairn-media`: files, each behind a head of 24 bytes (width, height, milliseconds, 4 bytes of zeros, length in 8 bytes).
enum MediaAnswer {
  private static let headBytes = 24

  /// Nil when the answer is not as it should be: a process that works on files of strangers is not believed.
  static func files(_ answer: [UInt8], _ purpose: MediaPurpose) -> [MadeFile]? {
    let variants = MediaRules.isImage(purpose) ? MediaRules.sizes(of: purpose).map(\.variant) : [.full]
    let kind = MediaRules.traits(of: purpose).contentType
    var rest = answer[...]
    var files: [MadeFile] = []
    for variant in variants {
      guard let file = file(&rest, variant, kind) else { return nil }
      files.append(file)
    }
    return rest.isEmpty ? files : nil
  }

  private static func file(_ rest: inout ArraySlice<UInt8>, _ variant: MediaVariant, _ contentType: String) -> MadeFile? {
    guard rest.count >= headBytes else { return nil }
    let start = rest.startIndex
    func number(_ place: Int, _ count: Int) -> UInt64 { rest[start + place..<start + place + count].reduce(0) { $0 << 8 | UInt64($1) } }
    let (width, height, milliseconds) = (Int(number(0, 4)), Int(number(4, 4)), Int(number(8, 4)))
    guard let length = Int(exactly: number(16, 8)), length > 0, length <= rest.count - headBytes,
      [width, height, milliseconds].allSatisfy({ $0 <= Int(Int32.max) })
    else { return nil }
    let bytes = Array(rest[(start + headBytes)..<(start + headBytes + length)])
    guard isKind(bytes, contentType) else { return nil }
    rest = rest.dropFirst(headBytes + length)
    let file = StoredMediaFile(
      variant: variant, contentType: contentType, sizeBytes: Int64(length), sha256: SHA256.digest(of: bytes), width: width, height: height,
      milliseconds: milliseconds)
    return MadeFile(file: file, bytes: bytes)
  }

  private static func isKind(_ bytes: [UInt8], _ contentType: String) -> Bool {
    switch contentType {
    case "video/mp4", "audio/mp4": bytes.dropFirst(4).starts(with: "ftyp".utf8)
    default: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }
  }
}

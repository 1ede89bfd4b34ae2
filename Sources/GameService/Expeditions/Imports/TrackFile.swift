import Timekeeping
import TrackJudge
import XML

/// Makes chunks of a file of GPX 1.0 or 1.1 that comes piece by piece, as phones send them. Strangers' files: what is hostile, or too much, ends the reading.
/// No more is in memory than a piece and the chunks that the file has become. Pure.
struct TrackFile {
  /// Bytes of a file: those that MediaService takes as a track. Twelve hours of a position each second, with all that a watch writes, are nine million.
  static let bytesMax = 10 << 20
  /// Elements within elements: those of watches have seven.
  static let depthMax = 32

  /// Reason why nothing of a file is taken. The raw value is what the database and the contract call it.
  enum Refusal: Int16, Sendable, CaseIterable {
    case malformed = 1
    case tooLong
    case empty
    case withoutTimes
    case outOfTime
    case fileGone
    case attemptChanged
    case givenUp
  }

  /// A refusal, and where it shows.
  struct Flaw: Error, Hashable, Sendable {
    var refusal: Refusal
    /// From 1; 0 where there is none.
    var line = 0
  }

  private let reader: XMLPieceReader
  private var points: TrackFilePoints
  private var waiting: [TrackSample] = []
  /// Packed samples of each chunk.
  private(set) var chunks: [(samples: [UInt8], count: Int)] = []
  private(set) var sampleCount = 0

  init(at now: Moment) throws(Flaw) {
    do throws(XMLFlaw) {
      reader = try XMLPieceReader(XMLPieceReader.Limits(depthMax: Self.depthMax, byteMax: Self.bytesMax))
    } catch { throw Flaw(error) }
    points = TrackFilePoints(at: now)
  }

  /// Reads the next piece.
  mutating func read(_ piece: [UInt8]) throws(Flaw) {
    let events: [XMLEvent]
    do throws(XMLFlaw) { events = try reader.read(piece) } catch { throw Flaw(error) }
    try take(events)
  }

  /// Ends the file.
  mutating func end() throws(Flaw) {
    let events: [XMLEvent]
    do throws(XMLFlaw) { events = try reader.end() } catch { throw Flaw(error) }
    try take(events)
    flush()
    if chunks.isEmpty { throw Flaw(refusal: .empty) }
  }

  private mutating func take(_ events: [XMLEvent]) throws(Flaw) {
    for event in events {
      for sample in try points.take(event) {
        sampleCount += 1
        guard sampleCount <= AttemptRules.samplesMax else { throw Flaw(refusal: .tooLong) }
        waiting.append(TrackPacking.rounded(sample))
        if waiting.count == AttemptRules.chunkSamplesMax { flush() }
      }
    }
  }

  private mutating func flush() {
    if waiting.isEmpty { return }
    chunks.append((TrackPacking.pack(waiting), waiting.count))
    waiting.removeAll(keepingCapacity: true)
  }
}

extension TrackFile.Flaw {
  init(_ flaw: XMLFlaw) {
    switch flaw {
    case .malformed(let line, _), .declaresType(let line), .tooDeep(let line): self.init(refusal: .malformed, line: line)
    case .tooLong: self.init(refusal: .tooLong)
    // Another time there may be some.
    case .noMemory: self.init(refusal: .givenUp)
    }
  }
}

internal import Glibc

/// A process for one file: reads it, gives up all rights but to write its answer, makes what is kept of it, ends.
///
/// Its answer is made of parts, each a head of 24 bytes (width, height and milliseconds as big-endian 32 bits, 4 bytes of zeros, the length as
/// big-endian 64 bits) and the file's bytes. Its status says why there is none.
public enum MediaWorkerProcess {
  /// Memory of the process, counted in addresses: the libraries take 150 MB, a HEIF of 50 megapixels, decoded whole, 400 with 8 bits a colour and
  /// 700 with 10, and its file several times its own size. At most some 800 MB of that are really used.
  static let memoryBytesMax: UInt = 1_152 << 20
  /// Seconds of processor time. A photo takes one to three; 48 megapixels with 10 bits a colour, in twenty megabytes of HEIF, take six.
  static let cpuSecondsMax: UInt = 10
  /// Others need the processor as well. May be longer than the call that waits for it: the work goes on without it.
  static let wallSecondsMax: UInt32 = 15

  /// Never returns.
  public static func run(_ arguments: [String]) -> Never {
    do throws(MediaRefusal) {
      let job = try MediaJob(Array(arguments.dropFirst()))
      if job.isImage, !ImageKit.start() { throw .workerNotReady }
      let bytes = try readInput(max: job.inputBytesMax)
      guard ImageKit.confine(memory: memoryBytesMax, seconds: cpuSecondsMax, wallSeconds: wallSecondsMax) else { throw .workerNotReady }
      for part in try job.run(bytes) { write(part) }
      _exit(0)
    } catch {
      _exit(error.rawValue)
    }
  }

  private static func readInput(max: Int) throws(MediaRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .workerNotReady }
      if count == 0 { return bytes }
      guard bytes.count + count <= max else { throw .unsupported }
      bytes += piece[..<count]
    }
  }

  private static func write(_ part: MediaPart) {
    for bytes in [part.head, part.bytes] {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
        if count < 0, errno == EINTR { continue }
        // Nobody reads any more.
        if count <= 0 { _exit(MediaRefusal.workerBroken.rawValue) }
        sent += count
      }
    }
  }
}

/// Why nothing is kept of a file; the raw value is the status of the process.
public enum MediaRefusal: Int32, Error, CaseIterable {
  /// The process could not get ready: the file was not looked at, and can have nothing to do with it.
  case workerNotReady = 69
  /// The process could not go on, though it had begun.
  case workerBroken = 70
  /// It is of none of the kinds that are taken, or of one that was not asked for.
  case unsupported = 65
  /// Larger when decoded than is taken, or longer.
  case tooLarge = 66
  /// It begins like one of them, and is not whole.
  case damaged = 67
}

/// A file that is kept.
struct MediaPart: Equatable {
  var width: Int
  var height: Int
  /// 0 for an image.
  var milliseconds: Int
  var bytes: [UInt8]

  var head: [UInt8] {
    func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) } }
    return big(width, 4) + big(height, 4) + big(milliseconds, 4) + big(0, 4) + big(bytes.count, 8)
  }
}

/// Request to the process: "image BYTES 512x512:crop 96x96:crop", or "video BYTES MILLISECONDS", or "sound BYTES MILLISECONDS".
struct MediaJob {
  /// An image that is made of the one that is given.
  struct Size: Equatable {
    var width: Int
    var height: Int
    /// Whether it is cut to the size's shape.
    var crops: Bool

    /// The size that is made of an image: one that is cut keeps its shape, also of an image that is smaller.
    func fitting(_ imageWidth: Int, _ imageHeight: Int) -> Size {
      guard crops, imageWidth > 0, imageHeight > 0 else { return self }
      let part = min(1, Double(min(imageWidth, imageHeight)) / Double(max(width, height)))
      var size = self
      (size.width, size.height) = (max(1, Int(Double(width) * part)), max(1, Int(Double(height) * part)))
      return size
    }

    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      let numbers = parts[0].split(separator: "x").map { Int($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1], 1...8_192 ~= width, 1...8_192 ~= height,
        parts.count == 1 || (parts.count == 2 && parts[1] == "crop")
      else { return nil }
      (self.width, self.height, crops) = (width, height, parts.count == 2)
    }
  }

  private enum Kind {
    case image([Size])
    case video(millisecondsMax: Int)
    case sound(millisecondsMax: Int)
  }

  let inputBytesMax: Int
  private let kind: Kind

  init(_ arguments: [String]) throws(MediaRefusal) {
    guard arguments.count >= 3, let bytesMax = Int(arguments[1]), bytesMax > 0 else { throw .workerNotReady }
    inputBytesMax = bytesMax
    switch arguments[0] {
    case "image":
      let sizes = arguments.dropFirst(2).compactMap { Size($0) }
      guard sizes.count == arguments.count - 2 else { throw .workerNotReady }
      kind = .image(sizes)
    case "video", "sound":
      guard let milliseconds = Int(arguments[2]), milliseconds > 0 else { throw .workerNotReady }
      kind = arguments[0] == "video" ? .video(millisecondsMax: milliseconds) : .sound(millisecondsMax: milliseconds)
    default: throw .workerNotReady
    }
  }

  var isImage: Bool {
    if case .image = kind { true } else { false }
  }

  func run(_ bytes: [UInt8]) throws(MediaRefusal) -> [MediaPart] {
    switch kind {
    case .image(let sizes):
      guard FileKind(bytes)?.isImage == true else { throw .unsupported }
      return try ImageKit.make(sizes, of: bytes)
    case .video(let millisecondsMax):
      guard FileKind(bytes) == .mp4 else { throw .unsupported }
      return [try MP4Cleaner.clean(bytes, millisecondsMax: millisecondsMax)]
    case .sound(let millisecondsMax):
      guard FileKind(bytes) == .mp4 else { throw .unsupported }
      return [try MP4Cleaner.clean(bytes, millisecondsMax: millisecondsMax, isSound: true)]
    }
  }
}

/// Kind of a file by its first bytes. The name that its sender gives it does not matter.
enum FileKind: Equatable {
  case jpeg, png, webp, heif, mp4

  var isImage: Bool { self != .mp4 }

  init?(_ bytes: [UInt8]) {
    func has(_ text: String, at place: Int) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4), bytes.count >= 12 {
      let brand = String(decoding: bytes[8..<12], as: UTF8.self)
      if ["heic", "heix", "heim", "heis", "mif1"].contains(brand) {
        self = .heif
      } else if MP4Cleaner.brands.contains(brand) {
        self = .mp4
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}

internal import CVips

/// libvips, for one image.
enum ImageKit {
  /// Pixels of the image that is given: a telephone's largest, with a margin.
  static let pixelsMax = 50_000_000
  /// A line of it: libwebp, which writes what is kept, knows no longer one, and no camera makes one.
  static let sideMax = 16_383
  /// Quality of the images that are kept: no difference is seen above, and the bytes double.
  static let quality: Int32 = 82

  /// Loads the library and its loaders: nothing can be loaded once the process is confined.
  static func start() -> Bool { cairn_vips_start("cairn-media") == 0 }

  /// Gives up every right but to compute and to write what is open. From here on nothing in the file can reach further.
  static func confine(memory: UInt, seconds: UInt, wallSeconds: UInt32) -> Bool { cairn_confine(memory, seconds, wallSeconds) == 0 }

  /// Decodes, turns upright, shrinks, encodes anew: what a viewer sees is kept and nothing else, no place and no camera.
  /// - Parameter sizes: The largest first.
  static func make(_ sizes: [MediaJob.Size], of bytes: [UInt8]) throws(MediaRefusal) -> [MediaPart] {
    let (width, height) = try checkHead(bytes)
    let source = try completed(bytes)
    var parts: [MediaPart] = []
    for size in sizes {
      // The large one is decoded once: a progressive image takes seconds, and the next sizes are smaller than what comes of it.
      if let first = parts.first {
        parts.append(try make(size.fitting(first.width, first.height), of: first.bytes))
      } else {
        parts.append(try make(size.fitting(width, height), of: source))
      }
    }
    return parts
  }

  /// A file as it is decoded. To a JPEG that ends without its end marker that is added; then it is whole if the decoder misses nothing.
  private static func completed(_ bytes: [UInt8]) throws(MediaRefusal) -> [UInt8] {
    guard FileKind(bytes) == .jpeg else { return bytes }
    switch JPEGMarkers.ending(of: bytes) {
    case .whole: return bytes
    case .unended:
      let ended = bytes + [0xFF, 0xD9]
      guard ended.withUnsafeBufferPointer({ cairn_jpeg_is_whole($0.baseAddress, $0.count) }) == 1 else { throw .damaged }
      return ended
    case .cut: throw .damaged
    }
  }

  /// Before a pixel is decoded.
  private static func checkHead(_ bytes: [UInt8]) throws(MediaRefusal) -> (width: Int, height: Int) {
    guard let image = bytes.withUnsafeBytes({ cairn_vips_open($0.baseAddress, $0.count) }) else { throw .damaged }
    defer { cairn_vips_release(image) }
    let (width, height) = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    if width > sideMax || height > sideMax || width * height > pixelsMax { throw .tooLarge }
    if FileKind(bytes) == .png, !PNGChunks.areWhole(bytes) { throw .damaged }
    return (width, height)
  }

  private static func make(_ size: MediaJob.Size, of bytes: [UInt8]) throws(MediaRefusal) -> MediaPart {
    // Pixels are decoded while the new image is written: the source is lent for both.
    guard let part = bytes.withUnsafeBytes({ make(size, of: $0) }) else { throw .damaged }
    return part
  }

  private static func make(_ size: MediaJob.Size, of bytes: UnsafeRawBufferPointer) -> MediaPart? {
    var image: UnsafeMutablePointer<VipsImage>?
    let status = cairn_vips_shrink(bytes.baseAddress, bytes.count, Int32(size.width), Int32(size.height), size.crops ? 1 : 0, &image)
    guard status == 0, let image else { return nil }
    defer { cairn_vips_release(image) }
    var (memory, length): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    guard cairn_vips_save(image, quality, &memory, &length) == 0, let memory else { return nil }
    defer { g_free(memory) }
    guard let bare = WebP.withoutMetadata(Array(UnsafeRawBufferPointer(start: memory, count: length))) else { return nil }
    return MediaPart(
      width: Int(vips_image_get_width(image)), height: Int(vips_image_get_height(image)), milliseconds: 0, bytes: bare)
  }
}

import FoundationEssentials

/// Images as large as any telephone's, of 48 megapixels, without a library that writes them.
enum LargeImages {
  static let (width, height) = (8_064, 6_048)

  // MARK: HEIF

  /// As telephones write it: a grid of tiles, here all the same one, with 10 bits a colour, which need most memory (ISO/IEC 23008-12 §6.6.2.3).
  static let heif: [UInt8] = {
    let side = 512
    let (columnCount, rowCount) = ((width + side - 1) / side, (height + side - 1) / side)
    let grid: [UInt8] = [0, 0, UInt8(rowCount - 1), UInt8(columnCount - 1)] + big(width, 2) + big(height, 2)
    let properties = box(
      "ipco", tileConfiguration + size(side, side) + size(width, height) + full("pixi", 0, 0, [3, 10, 10, 10]))
    let ofTile: [UInt8] = [0, 1, 3, 0x81, 2, 4]
    let ofGrid: [UInt8] = [0, 2, 2, 3, 4]
    let associations = full("ipma", 0, 0, big(2, 4) + ofTile + ofGrid)
    let tiles = (0..<columnCount * rowCount).flatMap { _ in big(1, 2) }
    let references = full("iref", 0, 0, box("dimg", big(2, 2) + big(columnCount * rowCount, 2) + tiles))
    let items = full("iinf", 0, 0, big(2, 2) + item(1, "hvc1", isHidden: true) + item(2, "grid", isHidden: false))
    func meta(_ place: Int) -> [UInt8] {
      // The tile lies in the file, the grid in "idat".
      let ofTile = big(1, 2) + big(0, 2) + big(0, 2) + big(1, 2) + big(place, 4) + big(tile.count, 4)
      let ofGrid = big(2, 2) + big(1, 2) + big(0, 2) + big(1, 2) + big(0, 4) + big(grid.count, 4)
      let places = full("iloc", 1, 0, [0x44, 0x00] + big(2, 2) + ofTile + ofGrid)
      let handler = full("hdlr", 0, 0, big(0, 4) + Array("pict".utf8) + Array(repeating: 0, count: 13))
      return full(
        "meta", 0, 0,
        handler + full("pitm", 0, 0, big(2, 2)) + places + items + box("iprp", properties + associations) + references + box("idat", grid))
    }
    let type = box("ftyp", Array("heic".utf8) + big(0, 4) + Array("mif1heic".utf8))
    return type + meta(type.count + meta(0).count + 8) + box("mdat", tile)
  }()

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] { big(content.count + 8, 4) + Array(type.utf8) + content }

  private static func full(_ type: String, _ version: Int, _ flags: Int, _ content: [UInt8]) -> [UInt8] {
    box(type, big(version << 24 | flags, 4) + content)
  }

  private static func size(_ width: Int, _ height: Int) -> [UInt8] { full("ispe", 0, 0, big(width, 4) + big(height, 4)) }

  private static func item(_ id: Int, _ type: String, isHidden: Bool) -> [UInt8] {
    full("infe", 2, isHidden ? 1 : 0, big(id, 2) + big(0, 2) + Array(type.utf8) + [0])
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  // MARK: JPEG

  /// Progressive, without subsampling: all coefficients are held at once. Each block has its first 23 (ISO/IEC 10918-1, annex G). 14 MB.
  static let progressiveJPEG: [UInt8] = {
    let blockCount = (width / 8) * (height / 8)
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] { [0xFF, marker] + big(content.count + 2, 2) + content }
    func table(_ kind: UInt8, _ counts: [UInt8], _ symbols: [UInt8]) -> [UInt8] {
      segment(0xC4, [kind] + counts + Array(repeating: 0, count: 16 - counts.count) + symbols)
    }
    var bytes: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + Array(repeating: 1, count: 64))
    bytes += segment(0xC2, [8] + big(height, 2) + big(width, 2) + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
    // Of the first coefficients none differs from the one before: a bit of 0 each, three for each place.
    bytes += table(0x00, [1], [0]) + segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]) + Array(repeating: 0, count: blockCount * 3 / 8)
    // The others: "0" for a coefficient of one bit, which is 1, and "10" for the end of the block, which makes six bytes.
    bytes += table(0x10, [1, 1], [0x01, 0x00])
    var blocks: [UInt8] = [0x55, 0x55, 0x55, 0x55, 0x55, 0x56]
    while blocks.count < 6 * blockCount { blocks += blocks }
    for component in 1...3 as ClosedRange<UInt8> { bytes += segment(0xDA, [1, component, 0, 1, 63, 0]) + blocks.prefix(6 * blockCount) }
    return bytes + [0xFF, 0xD9]
  }()

  // MARK: A tile

  /// The box "hvcC" of 512 × 512 pixels with 10 bits a colour, made once by libvips 8.14.
  private static let tileConfiguration = decoded(
    """
    AAAAeGh2Y0MBBAgAAAAAAAAAAABa8AD8/fr6AAAPAyAAAQAXQAEMAf//BAgAAAMAnbgAAAMAAFq6AkAhAAEALEIBAQQIAAADAJ24AAADAABaoAQCAIBNlupJ
    Ka5uBAQMCAAAAwAIAAADAAhAIgABAAdEAcFysGJA
    """)

  /// Its pixels: a slope with some noise.
  private static let tile = decoded(
    """
    AAADbSgBr1ECK5saV9cXl+D5D6CvqjTju8XK2AL9zA9GPmh1KF/EfhlUEI84qsxtcVK9Ko1ojMBpPgcGPxv00ywiMLmNfNIdVjdFWKO7zYKAoPNANBBGt7xV
    Sv2IiuqM+fX6vWCgGLdwxNPMhWYf/8mewtkDNIHz9j9hS7VQiyx2wWBr3YXum2IVIN0hp0yRjkDNnRU5kdDYvthAUsyZx0iYhPCVIHQlNoh+SJUv4md7368m
    zFyEFYKSQUi5pKiAuUvB/3KlNF6tkL2/6UX22fLy2TvQu0BA9Ln9c2xTkXqnX5oehYhpcXlLdcdxLl90xr7wdWU2OY7LX8DfdVSaVLKvHKD/DDpcmJH22UkO
    qC55JB6XoSiWYvY4dORky+aLTiauTauZYzjdjZuMwLgRqAY2gyf8DFQz7wwOOnCWFDvyUtdu2p/WGYnXQrMNS53mQCc2i+qzg1pZMW1jvfG6hVbe7HCqpceG
    G75eVqlrQwW2CErduY0NrbkFnquEdPKRmMMNziY+f9wXd0keK42HbJd5F1PSw0Czn3evXReyHUZA7CzrdI+2izu0JkMTtLalp9dTQGQJUu1XJ1ko0yLFkoG1
    4JrzYL66VL2CeMf9Q8hpagz9V4D/seem/3Lpvf4H0CGOsOM6FNCUNcgZSDujPCFXF4LnNaA3MsFnOS4cxPBaLJirnBUAY6PNgRGxtIAWQ3cmssPaEe8J/Sxe
    cj6kHbFO/qp4TPEWrYokQy8OtEGyG5ldSDPGhtNQXN/UBJZ+d0a3+nBP4W98Lp7OJytIa0bmZdA89ef7W5uLKcozjv3brGB69dJgaeOExE9eI4z/QRpCL7aB
    fCN2P7Zz8u92y5fRbX/6mnM65dw2t1bH4Sr3NA4pgKJPYIwHbM53amvDXevb6Ev/lpLqO0kypxMY2HIaOEc7ZmKd+DrYv8rI2mu4Yi2XpObc7DyhOmnyhpOu
    qHMx0tXS1AApr44yNMqHfunGAHacr4J3AOFc41mT6LwjYhRTZxB+0vV2/65j+1dI4mNFycD/XhajOLljHKHWzbYSgIp2mNKf4v/cOiYv7UaiJREJrY9S9mqP
    GYqAq5atNirq2nq9NC0iIgucJGoVus0hkKApPcvXXDXdP8AOrD2Pbe6oNXmGC+P+Z64f5faqs7I2o25VCcPNvWZAT4prYdA=
    """)

  private static func decoded(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text.filter { $0 != "\n" }) ?? Data())
  }
}

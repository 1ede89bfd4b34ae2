import Archive

/// The one table in a ZIP as GeoNames packs them. It comes from elsewhere, so nothing that it says of itself is believed: it is read as it is unpacked, never
/// written anywhere.
final class ZippedTable {
  /// Most bytes of the file on the disk: more than twice the 0.4 GB of `allCountries.zip`, the largest.
  static let packedBytesMax = 1_073_741_824
  /// Most bytes of the table in it: more than twice the 1.7 GB of `allCountries.txt`, the largest.
  static let unpackedBytesMax = 4_294_967_296
  /// How many times its size a ZIP may become. Tables of GeoNames become four times as large; deflate can make a thousand of one.
  static let growthMax = 50
  /// Size that a ZIP may reach however small it is: a table of a few lines that are alike is no bomb.
  static let growthFree = 1_048_576
  /// Files that GeoNames puts beside a table: in the ZIP of a country, and in that of the alternate names.
  static let companions: Set = ["readme.txt", "iso-languagecodes.txt"]

  private let name: String
  private let reader: ZIPReader
  private let bytesMax: Int
  private var byteCount = 0

  /// - Parameter packedBytes: Bytes of the file as it lies on the disk.
  init(_ name: String, _ source: ZIPReader.Source, packedBytes: Int) throws(ImportError) {
    self.name = name
    guard packedBytes <= Self.packedBytesMax else { throw Self.refusal(of: name, "a ZIP of more than \(Self.packedBytesMax) bytes") }
    bytesMax = min(Self.unpackedBytesMax, packedBytes * Self.growthMax + Self.growthFree)
    // Twice: only behind the last entry it is known that there is one table.
    let table = try Self.table(in: source, of: name)
    reader = try Self.undamaged(name) { () throws(ZIPReader.Failure) in
      let reader = try ZIPReader(source)
      while let entry = try reader.next(), entry.name != table.name {}
      return reader
    }
    if let declared = table.byteCount, declared > Int64(bytesMax) { throw tooLarge }
  }

  /// The next piece; empty at the end.
  func read() throws(ImportError) -> [UInt8] {
    let piece = try Self.undamaged(name) { () throws(ZIPReader.Failure) in try reader.read() }
    byteCount += piece.count
    if byteCount > bytesMax { throw tooLarge }
    return piece
  }

  private var tooLarge: ImportError { Self.refusal(of: name, "unpacks to more than \(bytesMax) bytes, which no table of GeoNames does") }

  private static func table(in source: ZIPReader.Source, of name: String) throws(ImportError) -> ZIPReader.Entry {
    let reader = try undamaged(name) { () throws(ZIPReader.Failure) in try ZIPReader(source) }
    var table: ZIPReader.Entry?
    while let entry = try undamaged(name, { () throws(ZIPReader.Failure) in try reader.next() }) {
      if let fault = fault(of: entry) { throw refusal(of: name, fault) }
      if entry.name.map(companions.contains) == true { continue }
      guard table == nil else { throw refusal(of: name, "a ZIP with several files in it, where one table is wanted") }
      table = entry
    }
    guard let table else { throw refusal(of: name, "a ZIP without a table in it") }
    return table
  }

  /// Fault of an entry of a ZIP, before anything is read of it.
  private static func fault(of entry: ZIPReader.Entry) -> String? {
    guard let name = entry.name, !name.isEmpty else { return "a ZIP in which something has no name" }
    // A name that leads elsewhere is no name of a table.
    if !entry.isFile || name.contains(where: { $0 == "/" || $0 == "\\" }) { return "a ZIP in which \"\(name)\" is no plain file" }
    return entry.isEncrypted ? "a ZIP in which \"\(name)\" is encrypted" : nil
  }

  private static func undamaged<Value>(
    _ name: String, _ body: () throws(ZIPReader.Failure) -> Value
  ) throws(ImportError) -> Value {
    do { return try body() } catch { throw refusal(of: name, "not a ZIP, or not all of it: \(error.description)") }
  }

  private static func refusal(of name: String, _ reason: String) -> ImportError { .malformed(file: name, line: 0, reason: reason) }
}

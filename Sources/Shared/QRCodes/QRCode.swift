import CQREncode

/// A QR code of a text (ISO/IEC 18004), by libqrencode: bytes in UTF-8, correction level L, the smallest version that holds them, and the mask that cameras
/// read best.
public struct QRCode: Hashable, Sendable {
  /// Bytes of a text at most: of version 40, which is the largest.
  public static let bytesMax = 2_953

  /// Cells in a row, and rows.
  public let size: Int
  /// Row by row, true for what is dark.
  private let cells: [Bool]

  /// - Returns: Nil for a text that is empty or too long.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    // Version 0 is the library's word for the smallest one. NULL is its answer where the text does not fit, or memory is used up.
    guard (1...Self.bytesMax).contains(bytes.count), let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_L) else {
      return nil
    }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    size = width
    // The lowest bit of a cell says whether it is dark, the others what it is for.
    cells = UnsafeMutableBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
  }

  /// Whether a cell is dark: row and column from 0 to `size` - 1.
  public func isDark(row: Int, column: Int) -> Bool { cells[row * size + column] }
}

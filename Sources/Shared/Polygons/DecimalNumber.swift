/// Decimal text to `Double`, fast for what coordinates look like.
public enum DecimalNumber {
  /// Nil when the bytes are not a finite number.
  ///
  /// Up to 15 digits are an integer below 2⁵³, and powers of ten up to 10²² are exact, so one division gives the correctly rounded
  /// result (Clinger's fast path). Anything longer or with an exponent goes to the standard library.
  public static func parse(_ digits: ArraySlice<UInt8>) -> Double? {
    var (mantissa, decimals, count) = (Int64(0), 0, 0)
    var (isNegative, hasPoint) = (false, false)
    for (position, byte) in zip(digits.indices, digits) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + Int64(byte &- 0x30)
        count += 1
        if hasPoint { decimals += 1 }
        if count > 15 { return slow(digits) }
      case UInt8(ascii: "."):
        if hasPoint { return nil }
        hasPoint = true
      case UInt8(ascii: "-"):
        if position != digits.startIndex { return slow(digits) }
        isNegative = true
      default: return slow(digits)
      }
    }
    guard count > 0 else { return nil }
    let magnitude = Double(mantissa) / powersOfTen[decimals]
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

  private static func slow(_ digits: ArraySlice<UInt8>) -> Double? {
    guard let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else { return nil }
    return number
  }
}

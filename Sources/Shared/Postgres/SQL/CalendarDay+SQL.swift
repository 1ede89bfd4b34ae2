public import Timekeeping

/// A column of type date.
extension CalendarDay: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { SQLDate.sqlType }

  public func encode(into bytes: inout SQLBytes) { SQLDate(daysSince1970: number).encode(into: &bytes) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> CalendarDay {
    CalendarDay(number: try SQLDate.decode(bytes, typeOID: typeOID).daysSince1970)
  }
}

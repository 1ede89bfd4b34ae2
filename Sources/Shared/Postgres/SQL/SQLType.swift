/// A type of PostgreSQL, by its object identifier. Every bound value names its type, so that the bytes sent are always the bytes that
/// are expected; nothing is left to inference, which NULL would defeat.
public struct SQLType: Sendable, Hashable {
  /// The type's identifier in pg_type.
  public let oid: UInt32
  /// The identifier of the type of arrays of it; 0 where there is none.
  public let arrayOID: UInt32

  /// - Parameters:
  ///   - oid: As in pg_type.dat of PostgreSQL's sources; built-in types never change theirs.
  ///   - arrayOID: OID of the array type; 0 for none.
  public init(oid: UInt32, arrayOID: UInt32) {
    self.oid = oid
    self.arrayOID = arrayOID
  }

  /// The built-in types that Cairn uses (pg_type.dat).
  public static let boolean = SQLType(oid: 16, arrayOID: 1000)
  public static let bytea = SQLType(oid: 17, arrayOID: 1001)
  public static let name = SQLType(oid: 19, arrayOID: 1003)
  public static let bigint = SQLType(oid: 20, arrayOID: 1016)
  public static let smallint = SQLType(oid: 21, arrayOID: 1005)
  public static let integer = SQLType(oid: 23, arrayOID: 1007)
  public static let text = SQLType(oid: 25, arrayOID: 1009)
  public static let json = SQLType(oid: 114, arrayOID: 199)
  public static let real = SQLType(oid: 700, arrayOID: 1021)
  public static let doublePrecision = SQLType(oid: 701, arrayOID: 1022)
  public static let character = SQLType(oid: 1042, arrayOID: 1014)
  public static let varchar = SQLType(oid: 1043, arrayOID: 1015)
  public static let date = SQLType(oid: 1082, arrayOID: 1182)
  public static let timestamptz = SQLType(oid: 1184, arrayOID: 1185)
  public static let uuid = SQLType(oid: 2950, arrayOID: 2951)
  public static let jsonb = SQLType(oid: 3802, arrayOID: 3807)

  /// Types that a database defines itself (enums, domains) have identifiers from here on.
  static let firstUserDefinedOID: UInt32 = 16_384
}

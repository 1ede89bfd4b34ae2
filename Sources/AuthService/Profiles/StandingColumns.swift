import Identity
import Postgres
import Timekeeping

/// Reads what an account may do from its row: the one place where a standing is made from what is kept.
enum StandingColumns {
  /// Columns of the table `accounts`, in the order in which `standing` reads them.
  static let list: SQL = """
    roles, suspension_reason, suspension_start_time, suspension_end_time, username IS NOT NULL, is_guest, birth_date, country,
    guardian_consent_time IS NOT NULL
    """

  /// - Parameter column: The first of `list`.
  static func standing(_ row: Row, at column: Int, now: Moment) throws -> Standing {
    let profile = CapabilityRules.Profile(
      hasUsername: try row.get(column + 4), isGuest: try row.get(column + 5), birthDate: try row.get(column + 6),
      country: try row.get(column + 7) ?? "", hasGuardianConsent: try row.get(column + 8))
    return Standing(
      roles: try row.get(column), capabilities: CapabilityRules.capabilities(of: profile, at: now).map(\.rawValue),
      suspension: try SuspensionColumns.suspension(row, at: column + 1))
  }
}

extension CalendarDate: SQLValue, SQLDecodable {
  static var sqlType: SQLType { SQLDate.sqlType }

  func encode(into bytes: inout SQLBytes) { SQLDate(daysSince1970: Int32(daysSince1970)).encode(into: &bytes) }

  static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> CalendarDate {
    CalendarDate(daysSince1970: Int(try SQLDate.decode(bytes, typeOID: typeOID).daysSince1970))
  }
}

extension Standing {
  /// The capabilities as tokens and owners are told them: with `suspended` while a suspension holds. Those that are kept and that gateways
  /// are sent are without it, because a suspension may end by itself.
  func toldCapabilities(at now: Moment) -> [String] {
    suspension(at: now) == nil ? capabilities : (capabilities + [Capability.suspended.rawValue]).sorted()
  }
}

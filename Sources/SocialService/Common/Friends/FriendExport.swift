import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Gives out a person's requests as their own lists show them.
struct FriendExport: Sendable {
  /// Rows read at once.
  static let pageMax = 200

  let database: Database
  let time: any TimeSource
  private let store = FriendStore()

  init(database: Database, time: any TimeSource) {
    (self.database, self.time) = (database, time)
  }

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await write("friend_requests.json", of: "addressee_account_id", sink) { place in
      try await store.sent(by: accountID, after: place, limit: Self.pageMax, includesLeaving: true, at: time.now(), in: database)
    }
    // Requests lie under who has sent them; those that wait for the person are given out as well.
    try await write("friend_requests_received.json", of: "account_id", sink) { place in
      try await store.received(by: accountID, after: place, limit: Self.pageMax, includesLeaving: true, in: database)
    }
  }

  /// - Parameters:
  ///   - column: Name of the other one's id in the file.
  ///   - page: Reads those behind a place.
  private func write(
    _ file: String, of column: String, _ sink: PersonalData.FileSink, _ page: (ListedPerson?) async throws -> [ListedPerson]
  ) async throws {
    try await sink(file, Array("[".utf8))
    var place: ListedPerson?
    while true {
      let listed = try await page(place)
      for one in listed {
        let row = #"{"\#(column)":"\#(one.accountID.text)","create_time_us":\#(one.createTime.microseconds)}"#
        try await PersonalData.send(Array(((place == nil ? "\n" : ",\n") + row).utf8), sink)
        place = one
      }
      if listed.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }
}

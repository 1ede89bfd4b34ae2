import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Gives out what a person has written. Messages that others have written are theirs.
struct ConversationExport: Sendable {
  /// Rows read at once.
  static let pageMax = 200

  let database: Database
  private let store = ConversationDepartureStore()

  init(database: Database) { self.database = database }

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await sink("messages.json", Array("[".utf8))
    var place: MessageKey?
    while true {
      let page = try await store.written(by: accountID, after: place, limit: Self.pageMax, in: database)
      for one in page {
        try await PersonalData.send(Array((place == nil ? "\n" : ",\n").utf8) + (try Self.row(one)), sink)
        place = one.key
      }
      if page.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
    try await exportTitles(accountID, sink)
  }

  private func exportTitles(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await sink("group_titles.json", Array("[".utf8))
    var place: UUID?
    while true {
      let page = try await store.titles(by: accountID, after: place, limit: Self.pageMax, in: database)
      for one in page {
        let row = try JSONEncoder().encode(TitleRow(conversationID: one.conversationID.text, title: one.title))
        try await PersonalData.send(Array((place == nil ? "\n" : ",\n").utf8) + Array(row), sink)
        place = one.conversationID
      }
      if page.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }

  /// A title of a group, as the person wrote it.
  private struct TitleRow: Encodable {
    let conversationID: String
    let title: String

    private enum CodingKeys: String, CodingKey {
      case conversationID = "conversation_id"
      case title
    }
  }

  /// A row of the file.
  private struct Row: Encodable {
    let conversationID: String
    let number: Int64
    let text: String
    let latitude: Double?
    let longitude: Double?
    let placeName: String
    let createTime: Int64
    let editTime: Int64?
    let mediaIDs: [String]

    private enum CodingKeys: String, CodingKey {
      case conversationID = "conversation_id"
      case number, text
      case latitude = "latitude_degrees"
      case longitude = "longitude_degrees"
      case placeName = "place_name"
      case createTime = "create_time_us"
      case editTime = "edit_time_us"
      case mediaIDs = "media_ids"
    }
  }

  private static func row(_ message: WrittenMessage) throws -> [UInt8] {
    let row = Row(
      conversationID: message.key.conversationID.text, number: message.key.number, text: message.text, latitude: message.latitude,
      longitude: message.longitude, placeName: message.placeName, createTime: message.createTime.microseconds,
      editTime: message.editTime?.microseconds, mediaIDs: message.mediaIDs.map(\.text))
    return Array(try JSONEncoder().encode(row))
  }
}

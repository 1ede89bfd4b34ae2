import FoundationEssentials
import Identity
import RPC
import Timekeeping

/// The pages of conversations and of messages.
struct ConversationPages: Sendable {
  static let conversationsDefault = 20
  /// A page is one answer of some hundred kilobytes at most, with the latest message of each.
  static let conversationsMax = 50

  static let messagesDefault = 50
  /// A page of the longest messages there are is 1.6 MB.
  static let messagesMax = 100

  static let membersDefault = 50
  /// A page is one answer of some ten kilobytes, and one question to AuthService.
  static let membersMax = 100

  static let foundDefault = 20
  /// A page of the longest messages there are is 0.8 MB.
  static let foundMax = 50

  static let syncSizeDefault = 100
  /// A page of the longest messages there are is 3.2 MB, below the 4 MB of an answer.
  static let syncSizeMax = 200

  let tokens: PageTokenKey

  /// - Returns: How many rows, and where the page before ended; nil for the first page.
  /// - Throws: `invalid_argument` with PAGE_TOKEN_INVALID or OUT_OF_RANGE; `unauthenticated`.
  func conversations(size: Int32, token: String, _ context: RequestContext) throws(RPCError) -> (size: Int, place: ConversationPlace?) {
    let size = try Self.size(size, standard: Self.conversationsDefault, most: Self.conversationsMax)
    let place = try tokens.place(token, in: try list(context), as: Moment.self, UUID.self)
    return (size, place.map { ConversationPlace(lastTime: $0.0, conversationID: $0.1) })
  }

  /// The token of the page after the one that ends at `last`.
  func token(after last: ConversationPlace, _ context: RequestContext) throws(RPCError) -> String {
    tokens.token(after: last.lastTime, last.conversationID, in: try list(context))
  }

  /// - Returns: Number below which the page begins; nil for the first page.
  func message(_ token: String, of conversationID: UUID, _ context: RequestContext) throws(RPCError) -> Int64? {
    try tokens.place(token, in: try list(context, of: conversationID), as: Int64.self, Int64.self)?.0
  }

  /// The token of the page below a number.
  func token(below number: Int64, of conversationID: UUID, _ context: RequestContext) throws(RPCError) -> String {
    tokens.token(after: number, 0 as Int64, in: try list(context, of: conversationID))
  }

  /// - Returns: The last of the page before; nil for the first page.
  func member(_ token: String, of conversationID: UUID, _ context: RequestContext) throws(RPCError) -> UUID? {
    try tokens.place(token, in: try list(context, of: conversationID), as: UUID.self, Int64.self)?.0
  }

  /// The token of the page after the one that ends with a member.
  func token(afterMember accountID: UUID, of conversationID: UUID, _ context: RequestContext) throws(RPCError) -> String {
    tokens.token(after: accountID, 0 as Int64, in: try list(context, of: conversationID))
  }

  /// - Returns: The last of the page before; nil for the first page.
  func found(_ token: String, _ words: [String], in conversationID: UUID?, _ context: RequestContext) throws(RPCError) -> FoundMessage? {
    let list = try list(context, of: conversationID, words)
    return try tokens.place(token, in: list, as: Moment.self, UUID.self, Int64.self).map {
      FoundMessage(createTime: $0.0, key: MessageKey(conversationID: $0.1, number: $0.2))
    }
  }

  /// The token of the page after the one that ends with a message.
  func token(
    afterFound last: FoundMessage, _ words: [String], in conversationID: UUID?, _ context: RequestContext
  ) throws(RPCError) -> String {
    tokens.token(
      after: last.createTime, last.key.conversationID, last.key.number, in: try list(context, of: conversationID, words))
  }

  private func list(_ context: RequestContext, of conversationID: UUID? = nil, _ words: [String] = []) throws(RPCError) -> PageList {
    PageList(
      context.method,
      filter: try context.accountID.bytes + (conversationID?.bytes ?? []) + Array(words.joined(separator: " ").utf8))
  }

  /// How many rows are asked for.
  static func size(_ asked: Int32, standard: Int, most: Int) throws(RPCError) -> Int {
    guard asked >= 0 else { throw .invalid("page_size", .outOfRange, "not negative") }
    return asked == 0 ? standard : min(Int(asked), most)
  }
}

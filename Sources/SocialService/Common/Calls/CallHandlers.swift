import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of CallService.
struct CallHandlers: CallServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let calls: Calls
  let turn: TurnServers
  let conversations = ConversationStore()

  /// Tries of a transaction without a key, when the database asks for another.
  private static let attempts = 3

  func startCall(_ request: StartCallRequest, _ context: RequestContext) async throws -> StartCallResponse {
    let accountID = try context.accountID
    let wish = Calls.Wish(
      callID: try Field.id(request.callID, "call_id"), conversationID: try Field.id(request.conversationID, "conversation_id"),
      hasVideo: request.hasVideo, offer: try Self.payload(request.offer, "offer"))
    return try await told {
      guard let peer = try await conversations.peer(of: accountID, in: wish.conversationID, database) else {
        throw ConversationRules.Refusal.notFound
      }
      guard peer.isPair, let calleeID = peer.peerID else { throw CallRules.Refusal.notAllowed }
      let writers = await people.writers(accountID, calleeID, context)
      let call = try await database.transaction(attempts: Self.attempts) { transaction in
        try await calls.start(wish, by: accountID, to: calleeID, writers, at: context.now, transaction)
      }
      return StartCallResponse(call: Call(call))
    }
  }

  func sendCallSignal(_ request: SendCallSignalRequest, _ context: RequestContext) async throws -> SendCallSignalResponse {
    let (accountID, callID) = (try context.accountID, try Field.id(request.callID, "call_id"))
    let signal = try Self.signal(request)
    return try await told {
      let call = try await database.transaction(attempts: Self.attempts) { transaction in
        try await calls.signal(signal, of: callID, by: accountID, at: context.now, transaction)
      }
      return SendCallSignalResponse(call: Call(call))
    }
  }

  func endCall(_ request: EndCallRequest, _ context: RequestContext) async throws -> EndCallResponse {
    let (accountID, callID) = (try context.accountID, try Field.id(request.callID, "call_id"))
    return try await told {
      let call = try await database.transaction(attempts: Self.attempts) { transaction in
        try await calls.end(callID, isDeclined: request.isDeclined, by: accountID, at: context.now, transaction)
      }
      return EndCallResponse(call: Call(call))
    }
  }

  func getCall(_ request: GetCallRequest, _ context: RequestContext) async throws -> GetCallResponse {
    let accountID = try context.accountID
    let callID = request.callID.isEmpty ? nil : try Field.id(request.callID, "call_id")
    guard request.afterNumber >= 0 else { throw RPCError.invalid("after_number", .outOfRange, "not negative") }
    return try await told {
      guard let call = try await find(callID, of: accountID, at: context.now) else { throw CallRules.Refusal.notFound }
      let signals = try await calls.store.signals(of: call.callID, to: accountID, after: request.afterNumber, in: database)
      return GetCallResponse(call: Call(call), signals: signals.map { CallSignal($0) })
    }
  }

  private func find(_ callID: UUID?, of accountID: UUID, at now: Moment) async throws -> StoredCall? {
    guard let callID else { return try await calls.store.open(of: accountID, in: database).first { CallRules.isLive($0, at: now) } }
    return try await calls.store.find(callID, in: database).flatMap { $0.sides.contains(accountID) ? $0 : nil }
  }

  func getTurnServers(_ request: GetTurnServersRequest, _ context: RequestContext) async throws -> GetTurnServersResponse {
    // Nobody of a call: what is given out is good for hours, and each relay costs the operator its bytes.
    if context.caller.capabilities.contains("no_chat") { return GetTurnServersResponse() }
    guard let credentials = turn.credentials(of: try context.accountID, at: context.now) else { return GetTurnServersResponse() }
    return GetTurnServersResponse(
      urls: turn.urls, username: credentials.username, password: credentials.password, expireTime: credentials.expireTime)
  }

  // MARK: -

  /// Runs what a call does, and answers refusals of calls and of conversations.
  private func told<Value>(_ body: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
    do { return try await refusing(body) } catch let refusal as CallRules.Refusal { throw RPCError(refusal) }
  }

  /// - Returns: Nil for a word that says nothing but that the call lasts.
  private static func signal(_ request: SendCallSignalRequest) throws(RPCError) -> Calls.Signal? {
    let signalID = try Field.id(request.signalID, "signal_id")
    let kind: CallRules.Kind
    switch request.kind {
    case .answer: kind = .answer
    case .candidate: kind = .candidate
    case .description: kind = .description
    case .keepAlive:
      if !request.payload.isEmpty { throw .invalid("payload", .notApplicable) }
      return nil
    case .unspecified: throw .invalid("kind", .missing)
    case .offer, .unrecognized: throw .invalid("kind", .unknownValue)
    }
    return Calls.Signal(signalID: signalID, kind: kind, payload: try payload(request.payload, "payload"))
  }

  private static func payload(_ text: String, _ field: String) throws(RPCError) -> String {
    if text.isEmpty { throw .invalid(field, .missing) }
    guard text.utf8.count <= CallRules.payloadBytesMax else {
      throw .invalid(field, .tooLong, "at most \(CallRules.payloadBytesMax) bytes")
    }
    // A text of the database has no such scalar, and neither has a description.
    guard !text.unicodeScalars.contains("\u{0}") else { throw .invalid(field, .notWriting, "no NUL") }
    return text
  }
}

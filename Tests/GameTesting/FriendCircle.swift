public import CairnProto
public import FoundationEssentials
internal import Identity
public import Protobuf
public import RPC
internal import Synchronization

/// A SocialService that knows who are friends, who is there, who appears offline, who is blocked, what people are called, and what of them is shown; and an
/// AuthService that knows who moderates.
public final class FriendCircle: RPCChannel {
  private struct State {
    var friendships: Set<Set<UUID>> = []
    var absent: Set<UUID> = []
    /// Questions after which everybody is there again; nil for never.
    var absentCount: Int?
    var hidden: Set<UUID> = []
    var blocks: Set<Set<UUID>> = []
    var names: [UUID: String] = [:]
    var moderators: Set<UUID> = []
    var zones: [UUID: String] = [:]
    var view = CheckViewResponse()
    var viewAsked: CheckViewRequest?
    var isDown = false
    /// Media that are nobody's, or of another purpose.
    var refused: Set<[UInt8]> = []
    /// Files that people have sent, by their media.
    var files: [[UInt8]: [UInt8]] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  public func befriend(_ one: UUID, _ other: UUID) { state.withLock { _ = $0.friendships.insert([one, other]) } }
  public func part(_ one: UUID, _ other: UUID) { state.withLock { _ = $0.friendships.remove([one, other]) } }
  public func block(_ one: UUID, _ other: UUID) { state.withLock { _ = $0.blocks.insert([one, other]) } }
  public func areBlocked(_ one: UUID, _ other: UUID) -> Bool { state.withLock { $0.blocks.contains([one, other]) } }
  /// - Parameter count: After how many questions who is there everybody is back; nil for never.
  public func setAbsent(_ accountIDs: Set<UUID>, for count: Int? = nil) {
    state.withLock { ($0.absent, $0.absentCount) = (accountIDs, count) }
  }
  public func setHidden(_ accountIDs: Set<UUID>) { state.withLock { $0.hidden = accountIDs } }

  public func appoint(_ accountID: UUID) { state.withLock { _ = $0.moderators.insert(accountID) } }

  public func know(_ names: [UUID: String]) { state.withLock { $0.names = names } }
  /// Time zones that people prefer.
  public func prefer(_ zones: [UUID: String]) { state.withLock { $0.zones = zones } }
  /// What everybody sees of everybody.
  public func show(_ view: CheckViewResponse) { state.withLock { $0.view = view } }
  /// The latest question of what somebody sees.
  public var viewAsked: CheckViewRequest? { state.withLock { $0.viewAsked } }

  /// Media that nobody may show in content.
  public func refuse(_ mediaID: UUID) { state.withLock { _ = $0.refused.insert(mediaID.bytes) } }

  /// Somebody has sent a file; nil removes it.
  public func send(_ file: [UInt8]?, as mediaID: UUID) { state.withLock { $0.files[mediaID.bytes] = file } }

  public func setDown(_ isDown: Bool) { state.withLock { $0.isDown = isDown } }

  public func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    let state = state.withLock { state in
      if let request = request as? CheckViewRequest { state.viewAsked = request }
      if request is FindPresentRequest, let count = state.absentCount {
        if count == 0 { state.absent = [] }
        state.absentCount = count == 0 ? nil : count - 1
      }
      return state
    }
    if state.isDown { throw RPCError(.unavailable, told: "UNAVAILABLE") }
    if let request = request as? FindFriendsRequest, let accountID = UUID(bytes: request.account) {
      let friends = state.friendships.filter { $0.contains(accountID) }.flatMap { $0.subtracting([accountID]) }
      if let response = FindFriendsResponse(accounts: friends.map(\.bytes)) as? Response { return response }
    }
    if let request = request as? FindPresentRequest {
      let away = request.excludesHidden ? state.absent.union(state.hidden) : state.absent
      let present = request.accounts.filter { account in UUID(bytes: account).map { !away.contains($0) } ?? false }
      if let response = FindPresentResponse(accounts: present) as? Response { return response }
    }
    if let request = request as? FindBlockedRequest, let accountID = UUID(bytes: request.account) {
      let blocked = request.others.filter { other in UUID(bytes: other).map { state.blocks.contains([accountID, $0]) } ?? false }
      if let response = FindBlockedResponse(blockedAccounts: blocked) as? Response { return response }
    }
    if let request = request as? DescribePeopleRequest {
      let persons = request.accounts.compactMap { UUID(bytes: $0) }.compactMap { id in
        state.names[id].map { Person(accountID: id.text, username: $0) }
      }
      if let response = DescribePeopleResponse(persons: persons) as? Response { return response }
    }
    if let request = request as? CheckModeratorRequest {
      let isModerator = UUID(bytes: request.account).map { state.moderators.contains($0) } ?? false
      if let response = CheckModeratorResponse(answer: isModerator ? .yes : .notAllowed) as? Response { return response }
    }
    if let request = request as? GetPreferredTimeZoneRequest {
      let zone = UUID(bytes: request.account).flatMap { state.zones[$0] } ?? ""
      if let response = GetPreferredTimeZoneResponse(timeZone: zone) as? Response { return response }
    }
    if let request = request as? HoldMediaRequest {
      let refused = request.mediaItems.filter(state.refused.contains)
      if let response = HoldMediaResponse(refusedItems: refused) as? Response { return response }
    }
    if let request = request as? ReadOwnFileRequest {
      guard let file = state.files[request.media] else { throw RPCError(.notFound, told: "MEDIA_NOT_FOUND") }
      // In pieces that end anywhere.
      let part = Array(file.dropFirst(Int(request.firstByte)).prefix(10_007))
      if let response = ReadOwnFileResponse(sizeBytes: Int64(file.count), data: part) as? Response { return response }
    }
    if request is CheckViewRequest, let response = state.view as? Response { return response }
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }

  public func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}

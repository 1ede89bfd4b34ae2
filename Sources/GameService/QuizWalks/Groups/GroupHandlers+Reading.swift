import CairnProto
import FoundationEssentials
import Identity
import Postgres
import QuizWalksProto
import RPC
import Timekeeping

/// Calls that read groups.
extension GroupHandlers {
  func getWalkGroup(_ request: GetWalkGroupRequest, _ context: RequestContext) async throws -> GetWalkGroupResponse {
    let (groupID, accountID) = (try Field.id(request.groupID, "group_id"), try context.accountID)
    guard let group = try await store.group(groupID, in: database) else { throw Self.notFound }
    let own = try await present(accountID, in: group, database)
    let members = try await store.members(of: groupID, in: database)
    var view = GroupView(group: group, members: members, viewer: own, now: context.now)
    if !group.isClass {
      let accountIDs = members.filter { !$0.isOfGuest }.map(\.accountID)
      view.hidden = try await access.blocked(accountID, among: members.map(\.accountID))
      view.persons = await access.persons(accountIDs.filter { !view.hidden.contains($0) }, for: accountID)
    }
    if group.endTime != nil || own.number == 0 { view.questions = try await questions(of: group) }
    return GetWalkGroupResponse(group: view.message)
  }

  private func questions(of group: StoredGroup) async throws -> [WalkGroupQuestion] {
    let answers = try await store.answers(in: group.id, in: database)
    return try await play.questions.questions(of: group.walkID, version: group.version, in: database).map { question in
      WalkGroupQuestion(
        questionID: question.id.text, number: Int32(question.number), answeredCount: Int32(answers[question.id]?.answered ?? 0),
        rightCount: Int32(answers[question.id]?.right ?? 0))
    }
  }

  func listWalkGroups(_ request: ListWalkGroupsRequest, _ context: RequestContext) async throws -> ListWalkGroupsResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize, max: WalkRules.pageMax))
    let list = PageList(context.method, filter: accountID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let beginning = WalkListStore.Place.beginning
    // One more than asked for tells whether there is another page.
    let groups = try await store.groups(
      of: accountID, after: place?.0 ?? beginning.time, place?.1 ?? beginning.id, limit: size + 1, in: database)
    var response = ListWalkGroupsResponse(groups: groups.prefix(size).map { WalkGroupSummary($0, for: accountID, at: context.now) })
    if groups.count > size {
      response.nextPageToken = pageTokens.token(after: groups[size - 1].joinTime, groups[size - 1].group.id, in: list)
    }
    return response
  }
}

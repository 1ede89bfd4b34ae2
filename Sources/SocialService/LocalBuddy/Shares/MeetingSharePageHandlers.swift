import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Handlers from which the gateway serves the pages of meetings to those who have a link to one.
struct MeetingSharePageHandlers: MeetingSharePageServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let pictures: PersonPictures
  let tokens: LinkTokens
  let meetings: MeetingStore
  let blocks = Blocks()
  let profiles = ProfileStore()
  let store = MeetingShareStore()

  func readMeetingSharePage(
    _ request: ReadMeetingSharePageRequest, _ context: RequestContext
  ) async throws -> ReadMeetingSharePageResponse {
    guard context.caller.callingService == "gateway" else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "only the gateway serves pages")
    }
    guard let shareID = tokens.open(request.token), let share = try await store.find(shareID, in: database) else {
      throw RPCError.meetingShareNotFound
    }
    let shown = try await shown(share, context)
    guard case .meeting(let meeting) = shown else {
      // Somebody who is leaving may still be on the way home; so is said here, too, whose page it was.
      let owner = try await people.find([share.accountID], includesLeaving: true).byID[share.accountID]
      let html = MeetingSharePage(share.language).over(shown, owner: owner?.username ?? MeetingSharePage.nobody)
      return ReadMeetingSharePageResponse(isOver: true, html: Array(html.utf8))
    }
    return ReadMeetingSharePageResponse(html: Array(try await page(of: meeting, share, context).utf8))
  }

  private func shown(_ share: StoredMeetingShare, _ context: RequestContext) async throws -> MeetingShareRules.Shown {
    let meeting = try await meetings.meeting(share.meetingID, in: database)
    let blockTime: Moment?
    if let meeting {
      blockTime = try await blocks.firstTime(between: meeting.proposerID, and: meeting.otherID, in: database)
    } else {
      blockTime = nil
    }
    return MeetingShareRules.shown(share, meeting, blockTime: blockTime, at: context.now)
  }

  /// The page with what a stranger sees of the other one: user name, and a picture that everybody may see.
  private func page(of meeting: StoredMeeting, _ share: StoredMeetingShare, _ context: RequestContext) async throws -> String {
    let otherID = meeting.other(than: share.accountID)
    // People who are leaving are among them: an account that is given up in the middle of a meeting takes no name from the page.
    let known = try await people.find([share.accountID, otherID], includesLeaving: true).byID
    var picturePath: String?
    if let other = known[otherID], let picture = try await profiles.find(otherID, in: database)?.picture {
      picturePath = pictures.person(other, picture, to: .other, at: context.now).picture?.thumbnailPath
    }
    let names = (
      known[share.accountID]?.username ?? MeetingSharePage.nobody, known[otherID]?.username ?? MeetingSharePage.nobody
    )
    return MeetingSharePage(share.language).meeting(meeting, of: names.0, with: names.1, picturePath: picturePath)
  }
}

internal import CairnProto
internal import CairnServices
internal import EventLoop
internal import FoundationEssentials
internal import LocalBuddyProto
internal import LocalBuddyServices
internal import RPC
internal import Timekeeping

/// The walk of LocalBuddy, from its beginning to its end, between a traveller and a buddy: what each of the two sees on the screen.
struct LocalBuddyDemo: Sendable {
  let traveller: PlayerSession
  let buddy: PlayerSession
  /// The beginning of a city's name.
  let city: String
  /// Whether the meeting is waited for.
  let isWhole: Bool
  let loop: Loop

  /// Minutes until the meeting, beyond the five that it has to be ahead: time for the calls between.
  private static let minutesAhead = 6.0
  /// How long the reminder may take behind the time of the meeting.
  private static let patience = Duration.seconds(60)

  func play() async throws {
    let place = try await chooseCity()
    try await becomeBuddy(in: place)
    try await findBuddy(in: place)
    try await write()
    let id = try await propose(in: place)
    try await answer(id)
    if isWhole { try await meet(id) } else { try await refuseFeedback(of: id) }
    try await cancelAnother(in: place)
  }

  // MARK: Finding

  private func chooseCity() async throws -> City {
    let found = try await CityServiceClient(traveller.channel).autocompleteCity(
      AutocompleteCityRequest(prefix: city, limit: 5), traveller.options()
    ).cities
    // The document's own traveller picks Milan of what is offered.
    guard let first = found.first(where: { $0.name == "Milan" }) ?? found.first else { throw Failure("No city begins with \"\(city)\".") }
    Console.say("LocalBuddy: \(traveller.username) travels, \(buddy.username) is at home in \(first.name).")
    screen(of: traveller, ["Where to?  \(city)"] + found.map { "  \($0.name), \($0.countryCode.uppercased())" })
    return first
  }

  private func becomeBuddy(in place: City) async throws {
    let request = SetBuddySettingsRequest(
      cityIDs: [place.cityID], minAge: 20, maxAge: 60, languages: ["it", "en"], about: "I show you the roofs of \(place.name).")
    _ = try await BuddyServiceClient(buddy.channel).setBuddySettings(request, keyed(buddy))
    screen(of: buddy, ["I am a buddy in \(place.name)", "Travellers of 20 to 60 years find me, of any gender"])
  }

  private func findBuddy(in place: City) async throws {
    var (names, token): ([String], String) = ([], "")
    repeat {
      let request = FindBuddiesRequest(cityID: place.cityID, includesNearCities: true, pageSize: 100, pageToken: token)
      let page = try await BuddyServiceClient(traveller.channel).findBuddies(request, traveller.options())
      names += page.buddies.map { Self.line($0) }
      token = page.nextPageToken
    } while !token.isEmpty
    screen(of: traveller, ["Buddies in \(place.name)"] + names.suffix(5).map { "  " + $0 })
    let found = try await BuddyServiceClient(traveller.channel).getBuddy(GetBuddyRequest(accountID: buddy.accountID), traveller.options())
    screen(
      of: traveller,
      [buddy.username, "  " + (found.buddy?.about ?? ""), "  speaks " + (found.buddy?.languages ?? []).joined(separator: ", ")])
  }

  private static func line(_ buddy: Buddy) -> String {
    let stars = buddy.feedbackCount == 0 ? "new" : "\(buddy.ratingAverage) of 5"
    return "\(buddy.person?.username ?? "somebody")  \(buddy.distanceM == 0 ? "here" : "about \(buddy.distanceM / 1_000) km")  \(stars)"
  }

  // MARK: Writing

  private func write() async throws {
    let opened = try await ConversationServiceClient(traveller.channel).openConversation(
      OpenConversationRequest(accountID: buddy.accountID, realm: .localBuddy), keyed(traveller))
    for (session, text) in [(traveller, "Ciao! I come on Friday."), (buddy, "Welcome! Coffee at the fountain?")] {
      let request = SendMessageRequest(conversationID: opened.conversationID, messageID: Self.newID(), text: text)
      _ = try await MessageServiceClient(session.channel).sendMessage(request, session.options())
    }
    for session in [traveller, buddy] {
      let messages = try await MessageServiceClient(session.channel).listMessages(
        ListMessagesRequest(conversationID: opened.conversationID), session.options()
      ).messages
      screen(of: session, messages.reversed().map { ($0.senderAccountID == session.accountID ? "        me: " : "  ") + $0.text })
    }
  }

  // MARK: Meeting

  private func propose(in place: City) async throws -> String {
    let start = Date().addingTimeInterval(Self.minutesAhead * 60)
    let request = CreateMeetingRequest(otherAccountID: buddy.accountID, content: Self.content(at: start, in: place, "Coffee"))
    let id = try await MeetingServiceClient(traveller.channel).createMeeting(request, keyed(traveller)).meetingID
    Console.say("\n\(traveller.username) proposes a meeting.")
    try await showAgendas()
    return id
  }

  private static func content(at start: Date, in place: City, _ title: String) -> MeetingContent {
    // Said in UTC: the command has no data of time zones, and a meeting may be agreed in any.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: start)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let date = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    return MeetingContent(
      date: date, time: "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))", timeZone: "UTC", title: title,
      place: "At the fountain")
  }

  private func answer(_ id: String) async throws {
    _ = try await MeetingServiceClient(buddy.channel).respondMeeting(
      RespondMeetingRequest(meetingID: id, answer: .accept), keyed(buddy))
    Console.say("\n\(buddy.username) accepts.")
    try await showAgendas()
  }

  private func showAgendas() async throws {
    for session in [traveller, buddy] {
      let meetings = try await MeetingServiceClient(session.channel).listMeetings(ListMeetingsRequest(), session.options()).meetings
      screen(of: session, ["Agenda"] + meetings.map { Self.line($0) })
    }
  }

  private static func line(_ meeting: Meeting) -> String {
    let kind =
      switch meeting.kind {
      case .fixed: "fixed"
      case .new: "new: accept or deny?"
      case .pending: "pending"
      case .unspecified, .unrecognized: "over"
      }
    let content = meeting.content ?? MeetingContent()
    return "  \(content.date) \(content.time)  \(content.title) with \(meeting.person?.username ?? "somebody")  [\(kind)]"
  }

  private func meet(_ id: String) async throws {
    Console.say("\nBoth wait for the time of the meeting.")
    for session in [traveller, buddy] {
      try await hear("meeting.starting", of: id, session)
      screen(of: session, ["It is time for a meeting!"])
    }
    for (session, rating, text) in [(traveller, 5, "The best roofs of the town"), (buddy, 4, "On time, and curious")] {
      let request = GiveFeedbackRequest(meetingID: id, rating: Int32(rating), text: text)
      let given = try await MeetingFeedbackServiceClient(session.channel).giveFeedback(request, keyed(session))
      screen(
        of: session,
        ["Feedback: \(rating) of 5, \(text)", given.isShown ? "  seen by both now" : "  hidden until the other side has given some"])
    }
  }

  private func refuseFeedback(of id: String) async throws {
    do {
      _ = try await MeetingFeedbackServiceClient(traveller.channel).giveFeedback(
        GiveFeedbackRequest(meetingID: id, rating: 5), keyed(traveller))
    } catch let refusal as RPCError where refusal.says(.meetingNotStarted) {
      screen(of: traveller, ["Feedback: from the time of the meeting on"])
    }
  }

  private func cancelAnother(in place: City) async throws {
    let start = Date().addingTimeInterval(2 * 86_400)
    let request = CreateMeetingRequest(otherAccountID: traveller.accountID, content: Self.content(at: start, in: place, "Opera"))
    let id = try await MeetingServiceClient(buddy.channel).createMeeting(request, keyed(buddy)).meetingID
    _ = try await MeetingServiceClient(traveller.channel).respondMeeting(
      RespondMeetingRequest(meetingID: id, answer: .accept), keyed(traveller))
    _ = try await MeetingServiceClient(traveller.channel).cancelMeeting(
      CancelMeetingRequest(meetingID: id, reason: "My train is late"), keyed(traveller))
    let seen = try await MeetingServiceClient(buddy.channel).getMeeting(GetMeetingRequest(meetingID: id), buddy.options()).meeting
    screen(of: buddy, ["\(seen?.content?.title ?? ""): cancelled. \"\(seen?.cancelReason ?? "")\""])
  }

  // MARK: Parts

  /// Waits until somebody is notified.
  private func hear(_ kind: String, of id: String, _ session: PlayerSession) async throws {
    let (interval, limit) = (Duration.seconds(1), Duration.seconds(Int64(Self.minutesAhead * 60)) + Self.patience)
    var waited = Duration.zero
    while waited < limit {
      let list = try await NotificationServiceClient(session.channel).listNotifications(ListNotificationsRequest(), session.options())
      if list.notifications.contains(where: { $0.kind == kind && $0.objectID == id }) { return }
      try await loop.sleep(for: interval)
      waited += interval
    }
    throw Failure("\(session.username) was not reminded.")
  }

  /// Lines that somebody sees: the traveller's on the left, the buddy's on the right.
  private func screen(of session: PlayerSession, _ lines: [String]) {
    let indent = session.accountID == traveller.accountID ? "" : String(repeating: " ", count: 44)
    Console.say("\n\(indent)[\(session.username)]")
    for line in lines { Console.say(indent + line) }
  }

  private func keyed(_ session: PlayerSession) -> CallOptions { session.options(idempotencyKey: Self.newID()) }

  private static func newID() -> String { UUID().uuidString.lowercased() }
}

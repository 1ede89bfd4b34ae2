import Geodesy
import SocialCommon
import Texts
import Timekeeping

/// Writes the page of a meeting for somebody's trusted person: HTML without scripts and styles. Pure.
///
/// Its title names nobody, and there is no preview in it: what a messenger shows of a link is seen by more than the one who was meant.
struct MeetingSharePage: Sendable {
  /// Stands for a name that nobody knows any more.
  static let nobody = "LocalBuddy"

  private let language: PageLanguage
  private let text: MeetingSharePageText

  init(_ language: PageLanguage) {
    (self.language, text) = (language, MeetingSharePageText(language))
  }

  /// - Parameters:
  ///   - owner: User name of who shows the meeting.
  ///   - other: User name of whom they meet.
  ///   - picturePath: Path of the other's picture, with its slash; nil for none.
  func meeting(_ meeting: StoredMeeting, of owner: String, with other: String, picturePath: String?) -> String {
    // The reader is none of the two: what moderators have hidden is not for them, whoever of the two shows it.
    let plan = meeting.shown(to: nil).plan
    var body = ["<h1>\(text.meets(HTMLText.escaped(owner), HTMLText.escaped(other)))</h1>"]
    if let picturePath { body.append("<img src=\"\(HTMLText.escaped(picturePath))\" alt=\"\" width=\"96\" height=\"96\">") }
    let time = "\(plan.time.day.text), \(WallClock.text(minute: plan.time.minute)), \(plan.timeZone)"
    body.append("<p>\(text.when): \(HTMLText.escaped(time)), \(plan.duration) min (\(Self.time(meeting.startTime)))</p>")
    if !plan.place.isEmpty { body.append("<p dir=\"auto\">\(text.place): \(HTMLText.escaped(plan.place))</p>") }
    if let position = plan.position {
      let (latitude, longitude) = (MeetingCalendar.degrees(position.latitude), MeetingCalendar.degrees(position.longitude))
      body.append("<p><a href=\"geo:\(latitude),\(longitude)\" rel=\"noreferrer\">\(latitude), \(longitude)</a></p>")
    }
    if plan.place.isEmpty, plan.position == nil { body.append("<p>\(text.noPlace)</p>") }
    return document(body)
  }

  /// The page of what is over, does not take place, or is not known any more: nothing of the meeting.
  func over(_ shown: MeetingShareRules.Shown, owner: String) -> String {
    let owner = HTMLText.escaped(owner)
    switch shown {
    case .home: return document(["<p>\(text.home(owner))</p>"])
    case .expired: return document(["<p>\(text.over)</p>", "<p>\(text.silent(owner))</p>"])
    case .calledOff: return document(["<p>\(text.calledOff)</p>"])
    case .moved: return document(["<p>\(text.moved)</p>"])
    case .gone: return document(["<p>\(text.gone(owner))</p>"])
    case .revoked, .meeting: return document(["<p>\(text.over)</p>"])
    }
  }

  /// The same moment for a reader in another zone, as in "2026-11-28 09:00 UTC".
  private static func time(_ moment: Moment) -> String {
    let day = CalendarDay(of: moment)
    return "\(day.text) \(WallClock.text(minute: Int((moment.milliseconds - day.start.milliseconds) / 60_000))) UTC"
  }

  private func document(_ body: [String]) -> String {
    let head = [
      "<!doctype html><html lang=\"\(language.rawValue)\">", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width\">", "<meta name=\"color-scheme\" content=\"light dark\">",
      "<meta name=\"robots\" content=\"noindex\">", "<title>LocalBuddy</title>",
    ]
    return (head + body + ["</html>"]).joined(separator: "\n") + "\n"
  }
}

/// The sentences of the page.
struct MeetingSharePageText: Sendable, Hashable {
  private let meetsPattern: String
  let when: String
  let place: String
  let noPlace: String
  private let homePattern: String
  private let silentPattern: String
  let over: String
  let calledOff: String
  let moved: String
  private let gonePattern: String

  func meets(_ owner: String, _ other: String) -> String { Self.filled(meetsPattern, [owner, other]) }

  func home(_ owner: String) -> String { Self.filled(homePattern, [owner]) }

  /// Nothing was said: no reason to worry by itself, and one to ask.
  func silent(_ owner: String) -> String { Self.filled(silentPattern, [owner]) }

  /// Says nothing of whether the meeting takes place, and whom to ask.
  func gone(_ owner: String) -> String { Self.filled(gonePattern, [owner]) }

  /// A pattern with its places filled in their order; names are put in once, whatever is in them.
  private static func filled(_ pattern: String, _ names: [String]) -> String {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    var (text, names) = (String(parts.first ?? ""), names[...])
    for part in parts.dropFirst() { text += (names.popFirst() ?? "") + part }
    return text
  }

  init(_ language: PageLanguage) {
    switch language {
    case .english:
      self.init(
        meets: "* meets *", when: "When", place: "Where", noPlace: "No place was agreed upon.", home: "* is home.",
        silent: "* has not said here to be home.", over: "This link is over.", calledOff: "The meeting does not take place.",
        moved: "The meeting was moved.", gone: "Nothing is known here of this meeting any more. Please ask *.")
    case .german:
      self.init(
        meets: "* trifft *", when: "Wann", place: "Wo", noPlace: "Es wurde kein Ort vereinbart.", home: "* ist zu Hause.",
        silent: "* hat sich hier nicht zu Hause gemeldet.", over: "Dieser Link gilt nicht mehr.",
        calledOff: "Das Treffen findet nicht statt.",
        moved: "Das Treffen wurde verschoben.", gone: "Über dieses Treffen ist hier nichts mehr bekannt. Bitte bei * nachfragen.")
    case .spanish:
      self.init(
        meets: "* se encuentra con *", when: "Cuándo", place: "Dónde", noPlace: "No se acordó ningún lugar.", home: "* está en casa.",
        silent: "* no ha dicho aquí que está en casa.", over: "Este enlace ya no es válido.", calledOff: "El encuentro no tendrá lugar.",
        moved: "El encuentro se ha aplazado.", gone: "Aquí ya no se sabe nada de este encuentro. Es mejor preguntar a *.")
    case .french:
      self.init(
        meets: "* rencontre *", when: "Quand", place: "Où", noPlace: "Aucun lieu n’a été convenu.", home: "* est à la maison.",
        silent: "* n’a pas dit ici être à la maison.", over: "Ce lien n’est plus valable.", calledOff: "La rencontre n’aura pas lieu.",
        moved: "La rencontre a été déplacée.", gone: "On ne sait plus rien ici de cette rencontre. Mieux vaut demander à *.")
    case .italian:
      self.init(
        meets: "* incontra *", when: "Quando", place: "Dove", noPlace: "Non è stato concordato alcun luogo.", home: "* è a casa.",
        silent: "* non ha detto qui di essere a casa.", over: "Questo link non è più valido.", calledOff: "L’incontro non avrà luogo.",
        moved: "L’incontro è stato spostato.", gone: "Qui non si sa più nulla di questo incontro. Meglio chiedere a *.")
    case .swedish:
      self.init(
        meets: "* träffar *", when: "När", place: "Var", noPlace: "Ingen plats har bestämts.", home: "* är hemma.",
        silent: "* har inte meddelat här att vara hemma.", over: "Länken gäller inte längre.", calledOff: "Mötet blir inte av.",
        moved: "Mötet har flyttats.", gone: "Här är inget längre känt om mötet. Fråga gärna *.")
    }
  }

  private init(
    meets: String, when: String, place: String, noPlace: String, home: String, silent: String, over: String, calledOff: String,
    moved: String, gone: String
  ) {
    (meetsPattern, self.when, self.place, self.noPlace, homePattern) = (meets, when, place, noPlace, home)
    (silentPattern, self.over, self.calledOff, self.moved, gonePattern) = (silent, over, calledOff, moved, gone)
  }
}

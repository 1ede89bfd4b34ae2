/// The apps that let nobody in without a birth date (requirements L-3, X-15).
struct BirthDateDemand: Sendable, Hashable {
  /// As the operator sets it when nothing is set: the app whose sign-up asks for it.
  static let appsDefault = "LocalBuddy"

  /// Beginnings of what apps name themselves, in lower case.
  let apps: [String]

  /// - Parameter list: Names with commas between them.
  init(_ list: String) {
    apps = list.lowercased().split(separator: ",").map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// - Parameter app: As the app names itself, for example "LocalBuddy 2.1".
  func isDemanded(by app: String) -> Bool {
    let name = app.lowercased()
    return apps.contains { name.hasPrefix($0) }
  }
}

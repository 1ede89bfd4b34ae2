package import Timekeeping

/// Limits of newcomers: accounts that may not do all yet because they are young (requirement F-23). Pure.
///
/// People who make accounts to advertise by them make many and use them at once; people who stay hardly notice the limits.
package enum NewcomerRules {
  /// So long an account is a newcomer's: longer than an account that only advertises lives before it is reported.
  package static let time = Duration.seconds(7 * 86_400)

  /// Whether an account is a newcomer's.
  /// - Parameter makingTime: Moment that its id tells, also for a person who came as a guest and has got a name since; nil where the id tells none.
  package static func isNewcomer(since makingTime: Moment?, at now: Moment) -> Bool {
    makingTime.map { now < $0 + time } ?? false
  }

  /// Amount that an account may have at once, where others may have `full`: `first` on its first day, and an equal part more with each day that follows.
  /// - Parameter makingTime: As for `isNewcomer`.
  package static func allowance(first: Int, full: Int, since makingTime: Moment?, at now: Moment) -> Int {
    guard let makingTime, isNewcomer(since: makingTime, at: now) else { return full }
    let (days, week) = (max(0, (now - makingTime) / .seconds(86_400)).rounded(.down), time / .seconds(86_400))
    return first + Int(Double(full - first) * days / week)
  }

  /// Whether a text leads elsewhere: an address with a scheme, one that begins with www, or a name of the Internet with something behind it or
  /// that ends as the names of sites do. Hardly any honest sentence is one; a link that is hidden well enough is not found.
  package static func hasLink(_ text: String) -> Bool {
    let folded = text.lowercased()
    if folded.contains("://") || folded.contains("www.") || folded.contains("mailto:") { return true }
    return folded.split(whereSeparator: \.isWhitespace).contains { isSite($0) }
  }

  /// Ends of names that sites have which are advertised; a sentence without a space behind its full stop has others.
  private static let ends: Set<Substring> = [
    "app", "biz", "cc", "cn", "com", "de", "dev", "eu", "fi", "gg", "info", "io", "link", "ly", "me", "net", "online", "org", "ru", "se",
    "shop",
    "site", "store", "top", "tv", "uk", "xyz",
  ]

  private static func isSite(_ word: Substring) -> Bool {
    // Behind an @ stands the name of a mail's house.
    let word = word.split(separator: "@").last ?? word
    let host = word.drop { !isOfName($0) || $0 == "." }.prefix { isOfName($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: true)
    return labels.count >= 2 && labels.last.map(ends.contains) == true
  }

  private static func isOfName(_ character: Character) -> Bool {
    character == "." || character == "-" || character.isLetter || character.isNumber
  }
}

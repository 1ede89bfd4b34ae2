/// Which names are links (requirement F-23). Pure.
///
/// Nobody's name is one, so they are refused whatever an account's age. Initials and names that are joined by a full stop are not: `J.R.R.`, `Dr.No`,
/// `Anna.Maria`, `T.Ly`. Texts about people have a rule of their own in SocialService (`NewcomerRules`), for newcomers.
enum NameLinkRules {
  static func hasLink(_ name: String) -> Bool {
    let folded = String(name.lowercased().map { dots.contains($0) ? "." : $0 })
    if folded.contains("://") || folded.contains("www.") || folded.contains("mailto:") { return true }
    return folded.split(whereSeparator: \.isWhitespace).contains { isSite($0) }
  }

  /// Characters that a browser takes for a full stop.
  private static let dots: Set<Character> = ["\u{3002}", "\u{FF0E}", "\u{FF61}"]

  /// Ends of names that sites have which are advertised.
  private static let ends: Set<Substring> = [
    "ai", "app", "bet", "biz", "casino", "cc", "click", "club", "cn", "com", "de", "dev", "eu", "fi", "gg", "info", "io", "link", "live",
    "ly",
    "me", "net", "online", "org", "porn", "ru", "se", "sex", "shop", "site", "store", "top", "tv", "uk", "vip", "xxx", "xyz",
  ]

  private static func isSite(_ word: Substring) -> Bool {
    // Behind an @ stands the name of a mail's house.
    let word = word.split(separator: "@").last ?? word
    let host = word.drop { !isOfName($0) || $0 == "." }.prefix { isOfName($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: true)
    guard labels.count >= 2, let end = labels.last, ends.contains(end) else { return false }
    // Initials before a name or a particle, as in "J.de Vries": such a site leads nowhere without something behind it.
    let areInitials = host.endIndex == word.endIndex && labels.dropLast().allSatisfy { $0.count == 1 }
    return !areInitials
  }

  private static func isOfName(_ character: Character) -> Bool {
    character == "." || character == "-" || character.isLetter || character.isNumber
  }
}

/// The languages mails are written in.
package enum MailLanguage: String, Sendable, CaseIterable {
  case en, it, sv, de, fr, es

  /// For whoever reads none of the others.
  static let fallback = MailLanguage.en

  /// The language of a tag like "de" or "de-AT" (BCP 47); nil for one that mails are not written in.
  init?(tag: some StringProtocol) {
    let language = tag.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).first.map { $0.lowercased() }
    guard let language, let known = MailLanguage(rawValue: language) else { return nil }
    self = known
  }

  /// The language of an account's locale, or the fallback.
  init(locale: String?) {
    self = locale.flatMap { MailLanguage(tag: $0) } ?? .fallback
  }

  /// The language that a client likes best of those there are (RFC 9110 §12.5.4); nil when it names none of them.
  /// - Parameter header: A client's accept-language, which may be anything.
  init?(acceptLanguage header: String) {
    let wishes = header.prefix(Self.headerLengthMax).split(separator: ",").enumerated().compactMap { place, wish -> (Double, Int, Self)? in
      let parts = wish.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let tag = parts.first, let language = Self(tag: tag) else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      return weight > 0 ? (weight, -place, language) : nil
    }
    guard let best = wishes.max(by: { ($0.0, $0.1) < ($1.0, $1.1) }) else { return nil }
    self = best.2
  }

  /// No browser sends more.
  private static let headerLengthMax = 512
}

package import FoundationEssentials
package import Postgres
import Timekeeping

/// Every SQL statement about profiles. One function, one statement.
package struct ProfileStore: Sendable {
  package init() {}

  // MARK: Writing

  /// Makes a profile that tells nothing yet, unless there is one; together with the statement after it, as the other writes.
  func make(_ accountID: UUID, at time: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO profiles (account_id, given_name, family_name, change_time) VALUES (\(accountID), '', '', \(time))
      ON CONFLICT (account_id) DO NOTHING
      """)
  }

  /// Keeps a profile but for its facets, in the row that there is.
  func set(_ profile: StoredProfile, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let (details, visibility) = (profile.details, profile.visibility)
    try await transaction.executeLater(
      """
      UPDATE profiles SET
        given_name = \(details.givenName), family_name = \(details.familyName), gender = \(details.gender), about = \(profile.about),
        languages = \(profile.languages), given_name_visibility = \(visibility.givenName), family_name_visibility = \(visibility.familyName),
        gender_visibility = \(visibility.gender), about_visibility = \(visibility.about), languages_visibility = \(visibility.languages),
        last_seen_visibility = \(visibility.lastSeen), picture_visibility = \(visibility.picture), picture_media_id = \(profile.pictureID),
        is_picture_chosen = \(profile.isPictureChosen), is_picture_narrowed = \(profile.isPictureNarrowed), album_visibility = \(visibility.album),
        about_language = \(profile.aboutLanguage), version = \(profile.version), change_time = \(now)
      WHERE account_id = \(accountID)
      """)
  }

  func setFacet(_ facet: StoredFacet, in realm: StoredRealm, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO app_facets (account_id, realm, about, about_language, about_visibility, share_time)
      VALUES (\(accountID), \(realm), \(facet.about), \(facet.aboutLanguage), \(facet.aboutVisibility), \(facet.shareTime))
      ON CONFLICT (account_id, realm) DO UPDATE SET
        about = excluded.about, about_language = excluded.about_language, about_visibility = excluded.about_visibility,
        share_time = excluded.share_time
      """)
  }

  // MARK: Reading

  /// A profile with its facets, as it was at one moment.
  package func find(_ accountID: UUID, in querying: some Querying) async throws -> StoredProfile? {
    let rows = try await querying.query(
      """
      SELECT p.given_name, p.family_name, p.gender, p.about, p.languages, p.given_name_visibility, p.family_name_visibility,
        p.gender_visibility, p.about_visibility, p.languages_visibility, p.last_seen_visibility, p.picture_visibility, p.picture_media_id,
        p.is_picture_chosen, p.version, f.realm, f.about, f.about_visibility, f.share_time,
        p.is_picture_narrowed, p.album_visibility, p.about_language, f.about_language
      FROM profiles p LEFT JOIN app_facets f ON f.account_id = p.account_id WHERE p.account_id = \(accountID)
      """)
    guard let first = rows.first else { return nil }
    var profile = StoredProfile(
      details: PersonalDetails(givenName: try first.get(0), familyName: try first.get(1), gender: try first.get(2)),
      about: try first.get(3), aboutLanguage: try first.get(21), languages: try first.get(4),
      visibility: ProfileAudiences(
        givenName: try first.get(5), familyName: try first.get(6), gender: try first.get(7), about: try first.get(8),
        languages: try first.get(9), lastSeen: try first.get(10), picture: try first.get(11),
        album: try first.get(20)),
      pictureID: try first.get(12), isPictureChosen: try first.get(13), isPictureNarrowed: try first.get(19),
      version: try first.get(14))
    for row in rows {
      // One that a newer version of this service has kept is passed over.
      guard let name: String = try row.get(15), let realm = StoredRealm(rawValue: name) else { continue }
      profile.facets[realm] = StoredFacet(
        about: try row.get(16), aboutLanguage: try row.get(22), aboutVisibility: try row.get(17), shareTime: try row.get(18))
    }
    return profile
  }

  /// Pictures by account; accounts that have none are left out. For lists: one question for a page.
  package func pictures(of accountIDs: [UUID], in querying: some Querying) async throws -> [UUID: StoredPicture] {
    if accountIDs.isEmpty { return [:] }
    let rows = try await querying.query(
      """
      SELECT account_id, picture_media_id, picture_visibility FROM profiles
      WHERE account_id = ANY (\(accountIDs)) AND picture_media_id IS NOT NULL
      """)
    return try rows.reduce(into: [:]) { found, row in found[try row.get(0)] = try StoredPicture(row, at: 1) }
  }
}

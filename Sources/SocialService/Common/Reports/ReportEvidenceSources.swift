package import CairnProto
package import FoundationEssentials
import Identity
package import Postgres
import Protobuf

/// Where a reporter stands at the moment of a report.
package struct ReportView: Sendable {
  package var reporterID: UUID
  /// Person who is reported, or whose media is.
  package var person: KnownPerson
  /// Nil when that one has blocked the reporter.
  package var relation: Relation?
  /// In which app.
  package var realm: StoredRealm
  /// The media that is reported.
  package var mediaID: UUID?
  /// Content that is reported, or in which it has happened, as the reporter sees it.
  var contents: [ContentDirectory.Found] = []
}

/// A source of what can be shown to moderators as a reporter saw it. Captured evidence is never changed: a feature that has more to show, as the
/// last messages of a conversation, adds a source and a field of `ReportEvidence`.
package protocol ReportEvidenceSource: Sendable {
  /// Adds what there is of it, in the transaction that makes the report.
  func capture(_ view: ReportView, into evidence: inout ReportEvidence, in transaction: Transaction) async throws
}

/// Profile of the person as it was shown. A reporter from whom a block hides it is given what everybody sees: that was there to be reported.
///
/// The profile of a suspended person is kept as the reporter saw it before: it is shown again when the suspension
/// ends, to those for whom its owner meant it; here moderators see it.
struct ProfileEvidenceSource: ReportEvidenceSource {
  let store = ProfileStore()

  func capture(_ view: ReportView, into evidence: inout ReportEvidence, in transaction: Transaction) async throws {
    var profile = Profile(person: Person(view.person))
    if let stored = try await store.find(view.person.accountID, in: transaction) {
      let viewer = view.relation.flatMap { ProfileRules.Viewer($0) } ?? .other
      profile.show(ProfileRules.shown(stored, in: view.realm, to: viewer, isMinor: view.person.isMinor))
    }
    evidence.profile = profile
  }
}

/// The media that is reported, or of a person the picture as far as it was shown: what it was, and its small version.
struct MediaEvidenceSource: ReportEvidenceSource {
  let media = MediaStore()
  let profiles = ProfileStore()
  let reports = ReportStore()

  func capture(_ view: ReportView, into evidence: inout ReportEvidence, in transaction: Transaction) async throws {
    guard let mediaID = try await mediaID(of: view, in: transaction),
      let found = try await media.find([mediaID], includesDeleted: true, in: transaction).first
    else { return }
    let full = found.files.first { $0.variant == .full }
    var shown = MediaEvidence(mediaID: mediaID.text, purpose: found.purpose.rawValue, sha256: full?.sha256 ?? [])
    if let thumbnail = found.files.first(where: { $0.variant == .thumbnail }),
      let bytes = try await reports.thumbnail(of: mediaID, bytesMax: ReportRules.thumbnailBytesMax, in: transaction)
    {
      (shown.thumbnail, shown.contentType) = (bytes, thumbnail.contentType)
    }
    evidence.media = shown
  }

  private func mediaID(of view: ReportView, in transaction: Transaction) async throws -> UUID? {
    if let mediaID = view.mediaID { return mediaID }
    guard let picture = try await profiles.find(view.person.accountID, in: transaction)?.picture else { return nil }
    let viewer = view.relation.flatMap { ProfileRules.Viewer($0) } ?? .other
    return ProfileRules.isShown(picture, to: viewer, isMinor: view.person.isMinor) ? picture.mediaID : nil
  }
}

/// Content of an app that is reported, or in which it has happened. Its owner was asked for it before.
struct ContentEvidenceSource: ReportEvidenceSource {
  let media = MediaStore()

  func capture(_ view: ReportView, into evidence: inout ReportEvidence, in transaction: Transaction) async throws {
    for content in view.contents { evidence.contents.append(try await self.evidence(of: content, in: transaction)) }
  }

  func evidence(of content: ContentDirectory.Found, in transaction: Transaction) async throws -> ContentEvidence {
    var shown = ContentEvidence(content)
    for media in try await media.find(content.mediaIDs, includesDeleted: true, in: transaction) {
      let full = media.files.first { $0.variant == .full }
      shown.mediaItems.append(MediaEvidence(mediaID: media.mediaID.text, purpose: media.purpose.rawValue, sha256: full?.sha256 ?? []))
    }
    return shown
  }
}

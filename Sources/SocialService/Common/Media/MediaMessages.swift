package import CairnProto
package import FoundationEssentials
import Identity
package import RPC
package import Timekeeping

extension MediaPurpose {
  /// - Throws: `invalid_argument`.
  init(_ purpose: CairnProto.MediaPurpose, _ field: String = "purpose") throws(RPCError) {
    switch purpose {
    case .avatar: self = .avatar
    case .album: self = .album
    case .photo: self = .photo
    case .video: self = .video
    case .voice: self = .voice
    case .document: self = .document
    case .track: self = .track
    case .import: self = .import
    case .unspecified: throw .invalid(field, .missing)
    case .unrecognized: throw .invalid(field, .unknownValue)
    }
  }

  var message: CairnProto.MediaPurpose {
    switch self {
    case .avatar: .avatar
    case .album: .album
    case .photo: .photo
    case .video: .video
    case .voice: .voice
    case .document: .document
    case .track: .track
    case .import: .import
    }
  }
}

extension MediaLinks {
  /// A media with paths to its files: only for those who are allowed to see them.
  /// - Parameter forModerators: Whether the paths are for moderators: they end soon, and lead also to a media that its owner has deleted.
  package func message(of media: StoredMedia, forModerators: Bool = false, at now: Moment) -> CairnProto.Media {
    let expireTime = forModerators ? Self.moderatorExpireTime(at: now) : Self.expireTime(at: now)
    let files = media.files.map { file in
      let link = MediaLink(
        mediaID: media.mediaID, variant: file.variant, purpose: media.purpose, expireTime: expireTime, isForModerators: forModerators)
      return CairnProto.MediaFile(
        variant: file.variant == .full ? .full : .thumbnail, path: path(of: link), contentType: file.contentType, width: Int32(file.width),
        height: Int32(file.height), sizeBytes: file.sizeBytes, durationMs: Int32(file.milliseconds))
    }
    return CairnProto.Media(
      mediaID: media.mediaID.text, purpose: media.purpose.message, createTime: media.createTime, files: files, urlExpireTime: expireTime)
  }
}

extension MediaLinks {
  /// Somebody's picture: only for those who are allowed to see it.
  package func picture(_ mediaID: UUID, at now: Moment) -> CairnProto.Picture {
    let expireTime = Self.expireTime(at: now)
    let paths = self.paths(ofPicture: mediaID, until: expireTime)
    return CairnProto.Picture(thumbnailPath: paths.thumbnail, path: paths.full, urlExpireTime: expireTime, mediaID: mediaID.text)
  }
}

extension RPCError {
  static let uploadNotFound = RPCError(.notFound, reason: .uploadNotFound)
  package static let mediaNotFound = RPCError(.notFound, reason: .mediaNotFound)

  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: MediaRules.Refusal) {
    switch refusal {
    case .tooLarge(let sizeBytesMax):
      self.init(.resourceExhausted, reason: .mediaTooLarge, metadata: ["size_bytes_max": String(sizeBytesMax)])
    case .quotaExceeded: self.init(.resourceExhausted, reason: .uploadQuotaExceeded)
    case .storageFull: self.init(.resourceExhausted, reason: .mediaStorageFull)
    case .wrongOffset(let offset): self.init(.outOfRange, reason: .uploadOffsetMismatch, metadata: ["offset": String(offset)])
    case .complete: self.init(.failedPrecondition, reason: .uploadComplete)
    case .totalFull: self.init(.resourceExhausted, reason: .mediaTotalFull, message: "the installation has no room for more media")
    case .inProgress: self.init(.aborted, reason: .requestInProgress, message: "this upload is being completed by another call")
    case .attemptsExceeded:
      self.init(.failedPrecondition, reason: .uploadAttemptsExceeded, message: "tried \(MediaRules.attemptsMax) times without an end")
    case .refused: self = .uploadNotFound
    case .pieceSize:
      let least = "\(MediaRules.pieceBytesMin), of a file above \(MediaRules.documentBytesMax) \(MediaRules.largePieceBytesMin),"
      self = .invalid("data", .outOfRange, "from \(least) to \(MediaRules.pieceBytesMax) bytes, the last one less")
    }
  }

  init(_ refusal: MediaWorkshop.Refusal) {
    switch refusal {
    case .busy, .late, .ended:
      self.init(.resourceExhausted, reason: .mediaBusy, metadata: ["retry_after_ms": String(MediaWorkshop.retryMs)])
    case .unsupported: self.init(.invalidArgument, reason: .unsupportedMedia)
    case .tooLarge: self.init(.resourceExhausted, reason: .mediaTooLarge)
    case .missing, .broken: self.init(.internal, reason: .mediaWorkerBroken)
    }
  }
}

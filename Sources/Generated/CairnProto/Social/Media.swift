// Written by protoc-gen-cairn from cairn/social/v1/media.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Purpose of a media: its form, which says how large it may be and which sizes are made of it. To what it belongs is told by the content that
/// shows it.
public enum MediaPurpose: MessageEnum {
  /// Refused.
  case unspecified
  /// A picture of oneself. At most 10 MiB; kept as a square of at most 512 pixels, and one of 96.
  case avatar
  /// A photo of one's album, which others see by ListAlbum. At most 20 MiB; kept with at most 2,048 pixels a side, and 320. Stays until it is deleted.
  case album
  /// A photo of content: of a message, or of what an app shows. As large as ALBUM.
  case photo
  /// A short video, MP4 with H.264 or H.265, and AAC. At most 25,000,000 bytes and 60 seconds.
  case video
  /// A voice message, MP4 with AAC. At most 5 MiB and 5 minutes. Served for download.
  case voice
  /// A document, PDF. At most 25,000,000 bytes. Kept as it is sent, with all that is in it, and served for download.
  case document
  /// A recorded track, GPX. At most 10 MiB. Kept as it is sent, and served for download.
  case track
  /// A file of another catalogue, GPX, to be taken in by an app. At most 512 MiB, less in an account's first week. Kept as it is sent, and served for download.
  case `import`
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .avatar, .album, .photo, .video, .voice, .document, .track, .`import`]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .avatar: 1
    case .album: 2
    case .photo: 3
    case .video: 7
    case .voice: 8
    case .document: 9
    case .track: 10
    case .`import`: 11
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .avatar
    case 2: self = .album
    case 3: self = .photo
    case 7: self = .video
    case 8: self = .voice
    case 9: self = .document
    case 10: self = .track
    case 11: self = .`import`
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MEDIA_PURPOSE_UNSPECIFIED"
    case .avatar: "MEDIA_PURPOSE_AVATAR"
    case .album: "MEDIA_PURPOSE_ALBUM"
    case .photo: "MEDIA_PURPOSE_PHOTO"
    case .video: "MEDIA_PURPOSE_VIDEO"
    case .voice: "MEDIA_PURPOSE_VOICE"
    case .document: "MEDIA_PURPOSE_DOCUMENT"
    case .track: "MEDIA_PURPOSE_TRACK"
    case .`import`: "MEDIA_PURPOSE_IMPORT"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MEDIA_PURPOSE_UNSPECIFIED": self = .unspecified
    case "MEDIA_PURPOSE_AVATAR": self = .avatar
    case "MEDIA_PURPOSE_ALBUM": self = .album
    case "MEDIA_PURPOSE_PHOTO": self = .photo
    case "MEDIA_PURPOSE_VIDEO": self = .video
    case "MEDIA_PURPOSE_VOICE": self = .voice
    case "MEDIA_PURPOSE_DOCUMENT": self = .document
    case "MEDIA_PURPOSE_TRACK": self = .track
    case "MEDIA_PURPOSE_IMPORT": self = .`import`
    default: return nil
    }
  }
}

/// A file of a media.
public struct MediaFile: Message {
  public static let protoName = "cairn.social.v1.MediaFile"

  /// Variant of a media's file.
  public enum Variant: MessageEnum {
    /// Never sent.
    case unspecified
    /// The largest.
    case full
    /// A small one, for lists; of images only.
    case thumbnail
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .full, .thumbnail]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .full: 1
      case .thumbnail: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .full
      case 2: self = .thumbnail
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "VARIANT_UNSPECIFIED"
      case .full: "VARIANT_FULL"
      case .thumbnail: "VARIANT_THUMBNAIL"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "VARIANT_UNSPECIFIED": self = .unspecified
      case "VARIANT_FULL": self = .full
      case "VARIANT_THUMBNAIL": self = .thumbnail
      default: return nil
      }
    }
  }

  /// Variant of this file.
  public var variant: MediaFile.Variant = .unspecified

  /// Path from which the file is fetched by GET, below the gateway's address, without a token: everybody who has the path sees the file until
  /// url_expire_time of its media.
  public var path: String = ""

  /// "image/webp", "video/mp4", "audio/mp4", "application/pdf" or "application/gpx+xml".
  public var contentType: String = ""

  /// Pixels; 0 for what is no picture.
  public var width: Int32 = 0

  /// Pixels; 0 for what is no picture.
  public var height: Int32 = 0

  /// Bytes.
  public var sizeBytes: Int64 = 0

  /// Duration of a video or a voice message; 0 for everything else.
  public var durationMs: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(variant: MediaFile.Variant = .unspecified, path: String = "", contentType: String = "", width: Int32 = 0, height: Int32 = 0, sizeBytes: Int64 = 0, durationMs: Int32 = 0) {
    self.variant = variant
    self.path = path
    self.contentType = contentType
    self.width = width
    self.height = height
    self.sizeBytes = sizeBytes
    self.durationMs = durationMs
  }
}

/// Picture, video or other file that was made of an upload.
public struct Media: Message {
  public static let protoName = "cairn.social.v1.Media"

  /// UUID.
  public var mediaID: String = ""

  /// Purpose of the media.
  public var purpose: MediaPurpose = .unspecified

  /// Time at which it was made.
  public var createTime: Moment? = nil

  /// The largest first.
  public var files: [MediaFile] = []

  /// Time until which the paths of its files can be used; between one and two hours from now. Ask again for new ones.
  public var urlExpireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "", purpose: MediaPurpose = .unspecified, createTime: Moment? = nil, files: [MediaFile] = [], urlExpireTime: Moment? = nil) {
    self.mediaID = mediaID
    self.purpose = purpose
    self.createTime = createTime
    self.files = files
    self.urlExpireTime = urlExpireTime
  }
}

/// A file that is going to be sent.
public struct BeginUploadRequest: Message {
  public static let protoName = "cairn.social.v1.BeginUploadRequest"

  /// Purpose of the media.
  public var purpose: MediaPurpose = .unspecified

  /// Its size. At least 1.
  public var sizeBytes: Int64 = 0

  /// SHA-256 of it, 32 bytes.
  public var sha256: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(purpose: MediaPurpose = .unspecified, sizeBytes: Int64 = 0, sha256: [UInt8] = []) {
    self.purpose = purpose
    self.sizeBytes = sizeBytes
    self.sha256 = sha256
  }
}

/// Upload to which the file is sent.
public struct BeginUploadResponse: Message {
  public static let protoName = "cairn.social.v1.BeginUploadResponse"

  /// UUID.
  public var uploadID: String = ""

  /// Bytes of the largest piece.
  public var pieceBytesMax: Int32 = 0

  /// Time at which the pieces that were sent are forgotten, unless the upload is complete.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(uploadID: String = "", pieceBytesMax: Int32 = 0, expireTime: Moment? = nil) {
    self.uploadID = uploadID
    self.pieceBytesMax = pieceBytesMax
    self.expireTime = expireTime
  }
}

/// A piece of a file.
public struct AppendUploadRequest: Message {
  public static let protoName = "cairn.social.v1.AppendUploadRequest"

  /// The upload, as BeginUpload named it. UUID.
  public var uploadID: String = ""

  /// Offset at which the piece begins, from 0.
  public var offset: Int64 = 0

  /// From 16,384 to 524,288 bytes, of a file above 25,000,000 bytes from 262,144; the last piece may be smaller.
  public var data: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(uploadID: String = "", offset: Int64 = 0, data: [UInt8] = []) {
    self.uploadID = uploadID
    self.offset = offset
    self.data = data
  }
}

/// Progress of the upload.
public struct AppendUploadResponse: Message {
  public static let protoName = "cairn.social.v1.AppendUploadResponse"

  /// Offset at which the next piece begins; the file's size when all of it is there.
  public var offset: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(offset: Int64 = 0) {
    self.offset = offset
  }
}

/// Upload that is asked for.
public struct GetUploadRequest: Message {
  public static let protoName = "cairn.social.v1.GetUploadRequest"

  /// The upload, as BeginUpload named it. UUID.
  public var uploadID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(uploadID: String = "") {
    self.uploadID = uploadID
  }
}

/// Progress of the upload.
public struct GetUploadResponse: Message {
  public static let protoName = "cairn.social.v1.GetUploadResponse"

  /// Offset at which the next piece begins.
  public var offset: Int64 = 0

  /// Size of the whole file.
  public var sizeBytes: Int64 = 0

  /// Time at which the pieces that were sent are forgotten.
  public var expireTime: Moment? = nil

  /// Media that was made of the upload; absent while it is not complete.
  public var media: Media? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(offset: Int64 = 0, sizeBytes: Int64 = 0, expireTime: Moment? = nil, media: Media? = nil) {
    self.offset = offset
    self.sizeBytes = sizeBytes
    self.expireTime = expireTime
    self.media = media
  }
}

/// Upload to complete.
public struct CompleteUploadRequest: Message {
  public static let protoName = "cairn.social.v1.CompleteUploadRequest"

  /// The upload, as BeginUpload named it. UUID.
  public var uploadID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(uploadID: String = "") {
    self.uploadID = uploadID
  }
}

/// Media that was made.
public struct CompleteUploadResponse: Message {
  public static let protoName = "cairn.social.v1.CompleteUploadResponse"

  /// The media, as it is kept.
  public var media: Media? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(media: Media? = nil) {
    self.media = media
  }
}

/// Media of the caller to list.
public struct ListMediaRequest: Message {
  public static let protoName = "cairn.social.v1.ListMediaRequest"

  /// Purpose of the media.
  public var purpose: MediaPurpose = .unspecified

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(purpose: MediaPurpose = .unspecified, pageSize: Int32 = 0, pageToken: String = "") {
    self.purpose = purpose
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of media.
public struct ListMediaResponse: Message {
  public static let protoName = "cairn.social.v1.ListMediaResponse"

  /// The latest first.
  public var entries: [Media] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [Media] = [], nextPageToken: String = "") {
    self.entries = entries
    self.nextPageToken = nextPageToken
  }
}

/// Album to list.
public struct ListAlbumRequest: Message {
  public static let protoName = "cairn.social.v1.ListAlbumRequest"

  /// Owner of the album. UUID.
  public var accountID: String = ""

  /// The app in which it is looked at.
  public var realm: Realm = .unspecified

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", realm: Realm = .unspecified, pageSize: Int32 = 0, pageToken: String = "") {
    self.accountID = accountID
    self.realm = realm
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of an album.
public struct ListAlbumResponse: Message {
  public static let protoName = "cairn.social.v1.ListAlbumResponse"

  /// The latest first.
  public var entries: [Media] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [Media] = [], nextPageToken: String = "") {
    self.entries = entries
    self.nextPageToken = nextPageToken
  }
}

/// Media to find, and content that shows them.
public struct FindContentMediaRequest: Message {
  public static let protoName = "cairn.social.v1.FindContentMediaRequest"

  /// 1 to 20 contents of one app.
  public var contents: [ContentRef] = []

  /// 1 to 100 media that the content has named. UUIDs.
  public var mediaIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(contents: [ContentRef] = [], mediaIDs: [String] = []) {
    self.contents = contents
    self.mediaIDs = mediaIDs
  }
}

/// Media that were found.
public struct FindContentMediaResponse: Message {
  public static let protoName = "cairn.social.v1.FindContentMediaResponse"

  /// In no order.
  public var entries: [Media] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [Media] = []) {
    self.entries = entries
  }
}

/// Media to remove.
public struct DeleteMediaRequest: Message {
  public static let protoName = "cairn.social.v1.DeleteMediaRequest"

  /// UUID.
  public var mediaID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "") {
    self.mediaID = mediaID
  }
}

/// The media is gone.
public struct DeleteMediaResponse: Message {
  public static let protoName = "cairn.social.v1.DeleteMediaResponse"

  /// Every field at its default.
  public init() {}
}

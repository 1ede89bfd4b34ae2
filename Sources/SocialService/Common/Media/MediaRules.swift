import Timekeeping

/// How much media people may send, and how (requirements W-55, W-57, W-89, E-38, C-30, X-14). Pure.
enum MediaRules {
  /// Bytes of a picture of oneself: a telephone's photo has three to eight megabytes, and apps cut it out before.
  static let avatarBytesMax: Int64 = 10 << 20
  /// Bytes of another photo: the largest that telephones take in JPEG or HEIF.
  static let photoBytesMax: Int64 = 20 << 20
  /// Bytes of a video, the largest that a message brings (requirement L-S18): forty seconds of 1280 × 720 at 5 Mbit/s, or a minute at two thirds of that.
  static let videoBytesMax: Int64 = 25_000_000
  /// Duration of a video: "short".
  static let videoTimeMax = Duration.seconds(60)
  /// Bytes of a voice message: five minutes at 128 kbit/s.
  static let voiceBytesMax: Int64 = 5 << 20
  /// Duration of a voice message: more is a recording.
  static let voiceTimeMax = Duration.seconds(300)
  /// Bytes of a document, as of a video: a scanned form or a map to print.
  static let documentBytesMax: Int64 = 25_000_000
  /// Bytes of a recorded track: a day's, a point a second.
  static let trackBytesMax: Int64 = 10 << 20
  /// Bytes of a file of caches or finds: twenty thousand with long descriptions, as many as are read of one. It is kept as it is, piece by piece, so that its
  /// size is nobody's memory.
  static let importBytesMax: Int64 = 512 << 20

  /// Bytes of a piece at most: 800 ms at 5 Mbit/s, so that a lost connection costs little; as JSON, within the call's largest body.
  static let pieceBytesMax = 524_288
  /// Bytes of a piece at least, except of the last one: a file is at most 1,536 rows, however it is cut.
  static let pieceBytesMin = 16_384
  /// The same of a file that is larger than a document: at most 2,048 rows.
  static let largePieceBytesMin = 262_144

  /// How long a file may take, from its beginning to its end, and how long it counts for the day.
  static let uploadLifetime = Duration.seconds(86_400)
  /// Bytes that an account may announce in that time: the largest file of caches, and some photos; or a holiday's hundred photos and videos.
  static let dayBytesMax: Int64 = 600 << 20
  /// Files that an account may announce in that time: more are no person's.
  static let dayCountMax: Int64 = 300
  /// Files of an account that are being sent: an app sends a few at once, and what is left behind is forgotten within a day.
  static let openMax: Int64 = 16
  /// Bytes of all media of an account, unless the operator says otherwise: some four thousand photos as they are kept.
  static let accountBytesMax: Int64 = 2 << 30
  /// Bytes of the media of all accounts, unless the operator says otherwise: fifty accounts that use all they may, or thousands that keep what
  /// people keep; with a backup it fits on the disk of a small server.
  static let totalBytesMax: Int64 = 100 << 30
  /// Parts of which an account may send and keep one on its first day; more each day, and all after a week (F-23). The first day's part is a
  /// few videos, or some thirty photos, and no large file of caches; a person who wants to fill the storage of others needs many accounts, and a week.
  static let newcomerPart: Int64 = 4
  /// Bytes of a photo as it is kept: more than most have.
  static let keptPhotoBytes: Int64 = 524_288

  /// Attempts to make a media of an upload. One is enough; a process that is replaced meanwhile, and a database that is away, cost one each.
  /// A file that has not come to an end then ends processes, or its account has no room for it.
  static let attemptsMax = 3
  /// How long an attempt is left alone: the reading of 25 megabytes, the sixteen seconds a process may work at them, the keeping, and clocks
  /// that differ. An upload whose process dies meanwhile can be tried again then.
  static let attemptTime = Duration.seconds(30)
  /// Bytes in each second of which an attempt at a large file takes longer: read and written by a slow disk that others use too.
  static let attemptBytesPerSecond: Int64 = 4 << 20
  /// Bytes of a file in memory that is kept as it is: the piece that has come, and the piece that is kept.
  static let carriedBytes: Int64 = 1 << 20

  /// How long an orphan is kept: a person who sends a file and loses the connection shows it later the same day.
  static let orphanLifetime = Duration.seconds(86_400)
  /// How long it is kept for content that is about to be written: an event may take a week (`OutboxRules.ageMax`).
  static let holdLifetime = Duration.seconds(8 * 86_400)
  /// How long beyond that it is kept for moderators while a case of it is open: three months are more than a queue that anybody works at has,
  /// and where nobody does, a report alone must not keep for ever what its owner has deleted.
  static let evidenceLifetime = Duration.seconds(90 * 86_400)

  /// Bytes of a piece as it is kept. A range of a file begins in piece (first byte ÷ this).
  static let keptPieceBytes = 262_144

  /// Work, as `ImageHead.cost` counts it, from which on a file is dear: it takes a second and more, and waits behind those that are not.
  static let dearCost = 8_000_000
  /// Pixels of an image that no camera has written and a newcomer sends, and of a progressive JPEG, which no camera writes either: twice the largest
  /// screen. Fifty million of them fit into 157 KB, and cost four seconds.
  static let newcomerDrawnPixelsMax = 16_000_000
  /// Pixels of a HEIF that a newcomer sends: what telephones write unless they are told otherwise (12 or 24 million). Each is as dear as two of a drawing.
  static let newcomerHEIFPixelsMax = 25_000_000

  enum Refusal: Error, Hashable {
    case tooLarge(sizeBytesMax: Int64)
    case quotaExceeded
    case storageFull
    case wrongOffset(Int64)
    case complete
    case refused
    case pieceSize
    /// All media together are too many bytes.
    case totalFull
    /// Somebody works at it.
    case inProgress
    case attemptsExceeded
  }

  /// Files and bytes that an account has announced and has.
  struct Usage: Sendable, Hashable {
    var dayBytes: Int64 = 0
    var dayCount: Int64 = 0
    var openCount: Int64 = 0
    var keptBytes: Int64 = 0
  }

  /// Bytes that an account may announce and have.
  struct Share: Sendable, Hashable {
    var dayBytesMax = MediaRules.dayBytesMax
    var accountBytesMax = MediaRules.accountBytesMax
  }

  /// An image that is made of the one that is sent.
  struct Size: Sendable, Hashable {
    var variant: MediaVariant
    /// Pixels of its longer side.
    var side: Int
    /// Whether it is cut to a square.
    var isSquare: Bool
  }

  /// Work that is done on a file before it is kept.
  enum Work: Sendable, Hashable {
    /// It is decoded, and encoded anew in these sizes, the largest first.
    case image([Size])
    /// All but pictures and sound is taken out of it.
    case video(timeMax: Duration)
    /// All but sound is taken out of it.
    case voice(timeMax: Duration)
    /// It is kept as it is, when it is of this form.
    case none(FileForm)
  }

  /// Form of a file that is kept as it is sent.
  enum FileForm: String, Sendable, Hashable {
    case pdf = "application/pdf"
    case gpx = "application/gpx+xml"
  }

  /// Row of the table of purposes.
  struct Traits: Sendable, Hashable {
    /// Bytes of a file as it is sent.
    var sizeBytesMax: Int64
    var work: Work
    /// Type of what is kept.
    var contentType = "image/webp"
    /// Whether browsers save it and show nothing: everything but pictures and videos.
    var isDownload = false
  }

  // A third of a telephone's screen at three pixels a point; a row of a list.
  private static let avatarSizes = [
    Size(variant: .full, side: 512, isSquare: true), Size(variant: .thumbnail, side: 96, isSquare: true),
  ]
  // A whole screen; three in a row.
  private static let photoSizes = [
    Size(variant: .full, side: 2_048, isSquare: false), Size(variant: .thumbnail, side: 320, isSquare: false),
  ]

  /// The table of purposes: how large, what is done, how it is served (requirements W-55, E-38, L-S7, E-22).
  static func traits(of purpose: MediaPurpose) -> Traits {
    switch purpose {
    case .avatar: Traits(sizeBytesMax: avatarBytesMax, work: .image(avatarSizes))
    case .album, .photo: Traits(sizeBytesMax: photoBytesMax, work: .image(photoSizes))
    case .video: Traits(sizeBytesMax: videoBytesMax, work: .video(timeMax: videoTimeMax), contentType: "video/mp4")
    case .voice:
      Traits(sizeBytesMax: voiceBytesMax, work: .voice(timeMax: voiceTimeMax), contentType: "audio/mp4", isDownload: true)
    case .document:
      Traits(sizeBytesMax: documentBytesMax, work: .none(.pdf), contentType: FileForm.pdf.rawValue, isDownload: true)
    case .track: Traits(sizeBytesMax: trackBytesMax, work: .none(.gpx), contentType: FileForm.gpx.rawValue, isDownload: true)
    case .import: Traits(sizeBytesMax: importBytesMax, work: .none(.gpx), contentType: FileForm.gpx.rawValue, isDownload: true)
    }
  }

  /// Whether a file begins as its form does. Its content is never looked at here, and never shown by a browser.
  static func isForm(_ form: FileForm, _ bytes: [UInt8]) -> Bool {
    switch form {
    case .pdf: return bytes.starts(with: "%PDF-".utf8)
    case .gpx:
      let head = String(decoding: bytes.prefix(gpxHeadBytes), as: UTF8.self)
      return head.drop { $0 == "\u{FEFF}" || $0.isWhitespace }.hasPrefix("<") && head.contains("<gpx")
    }
  }

  /// Bytes within which a track says that it is one: behind them are points.
  private static let gpxHeadBytes = 4_096

  static func sizeBytesMax(of purpose: MediaPurpose) -> Int64 { traits(of: purpose).sizeBytesMax }

  /// Form of files of a purpose that are kept as they are sent; nil for those that are worked on.
  static func keptForm(of purpose: MediaPurpose) -> FileForm? {
    if case .none(let form) = traits(of: purpose).work { form } else { nil }
  }

  /// Bytes of a file that are in memory while a media is made of it.
  static func workBytes(of upload: Upload) -> Int64 {
    keptForm(of: upload.purpose) == nil ? upload.sizeBytes : min(upload.sizeBytes, carriedBytes)
  }

  /// Whether a file is larger than all but files of caches: its pieces are as well, and it makes way for others.
  static func isLarge(_ sizeBytes: Int64) -> Bool { sizeBytes > documentBytesMax }

  /// How long an attempt at a file is left alone.
  static func attemptTime(of upload: Upload) -> Duration { attemptTime + .seconds(upload.sizeBytes / attemptBytesPerSecond) }

  /// Whether a file is dear. A file whose first bytes do not say it is taken for the worst, and so is each HEIF: what it shows may be told at its end.
  static func isDear(_ head: ImageHead?) -> Bool { head?.kind == .heif || (head?.cost ?? .max) > dearCost }

  /// Whether a newcomer may send an image of that size. A file that does not say it is none that can be decoded, once all of it is there.
  static func mayNewcomerSend(_ head: ImageHead?) -> Bool {
    switch head?.kind {
    case nil, .jpeg: true
    case .heif: (head?.pixelCount ?? 0) <= newcomerHEIFPixelsMax
    case .png, .webp, .progressiveJPEG: (head?.pixelCount ?? 0) <= newcomerDrawnPixelsMax
    }
  }

  /// Images that are made of an image, the largest first; empty for everything else.
  static func sizes(of purpose: MediaPurpose) -> [Size] {
    if case .image(let sizes) = traits(of: purpose).work { sizes } else { [] }
  }

  static func isImage(_ purpose: MediaPurpose) -> Bool { !sizes(of: purpose).isEmpty }

  /// When a new media is removed unless something shows it; nil when it is there for itself.
  static func orphanTime(of purpose: MediaPurpose, at now: Moment) -> Moment? {
    purpose == .album ? nil : now + orphanLifetime
  }

  /// - Parameter isFull: Whether all media together are too many bytes.
  static func begin(_ purpose: MediaPurpose, sizeBytes: Int64, _ usage: Usage, _ share: Share, isFull: Bool) throws(Refusal) {
    let most = sizeBytesMax(of: purpose)
    if sizeBytes > most { throw .tooLarge(sizeBytesMax: most) }
    if usage.dayBytes + sizeBytes > share.dayBytesMax || usage.dayCount >= dayCountMax || usage.openCount >= openMax {
      throw .quotaExceeded
    }
    if isFull { throw .totalFull }
    try keep(0, usage, share)
  }

  /// Whether what was made of a file may be kept.
  static func keep(_ sizeBytes: Int64, _ usage: Usage, _ share: Share) throws(Refusal) {
    if usage.keptBytes + sizeBytes >= share.accountBytesMax { throw .storageFull }
  }

  /// Whether something can be made of a file now. Room is asked for before the work, as far as can be told what will be kept.
  /// - Parameter isFull: Whether all media together are too many bytes without the pieces of this one.
  /// - Returns: False when it was tried so often that it is refused for good.
  static func attempt(_ upload: Upload, _ usage: Usage, _ share: Share, isFull: Bool, at now: Moment) throws(Refusal) -> Bool {
    if let end = upload.attemptEndTime, now < end { throw .inProgress }
    if upload.attemptCount >= attemptsMax { return false }
    if isFull { throw .totalFull }
    try keep(isImage(upload.purpose) ? min(upload.sizeBytes, keptPhotoBytes) : upload.sizeBytes, usage, share)
    return true
  }

  /// - Parameter isFull: Whether all media together are too many bytes: then no new piece is taken, also of an upload that was begun before.
  /// - Returns: Whether the piece is new; false when it is there already.
  static func append(_ byteCount: Int, at offset: Int64, to upload: Upload, isFull: Bool) throws(Refusal) -> Bool {
    switch upload.state {
    case .completed: throw .complete
    case .refused: throw .refused
    case .open: break
    }
    let (end, overflow) = offset.addingReportingOverflow(Int64(byteCount))
    guard !overflow, offset >= 0, end <= upload.sizeBytes else { throw .wrongOffset(upload.receivedBytes) }
    if end <= upload.receivedBytes { return false }
    guard offset == upload.receivedBytes else { throw .wrongOffset(upload.receivedBytes) }
    let least = isLarge(upload.sizeBytes) ? largePieceBytesMin : pieceBytesMin
    guard byteCount <= pieceBytesMax, byteCount >= least || end == upload.sizeBytes else { throw .pieceSize }
    if isFull { throw .totalFull }
    return true
  }

  /// Whether what has come can be worked on.
  static func complete(_ upload: Upload) throws(Refusal) {
    if upload.state == .refused { throw .refused }
    guard upload.receivedBytes == upload.sizeBytes else { throw .wrongOffset(upload.receivedBytes) }
  }
}

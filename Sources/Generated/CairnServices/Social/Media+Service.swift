// Written by protoc-gen-cairn from cairn/social/v1/media.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.MediaService`: known before a body is read.
public enum MediaServiceMethods {
  /// Begins to send a file.
  public static let beginUpload = MethodRow(
    path: "/cairn.social.v1.MediaService/BeginUpload",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.BeginUploadRequest", responseType: "cairn.social.v1.BeginUploadResponse")

  /// Sends a piece. Safe to repeat: a piece that is there already is not changed.
  public static let appendUpload = MethodRow(
    path: "/cairn.social.v1.MediaService/AppendUpload",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_048_576, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.AppendUploadRequest", responseType: "cairn.social.v1.AppendUploadResponse")

  /// Tells where to go on.
  public static let getUpload = MethodRow(
    path: "/cairn.social.v1.MediaService/GetUpload",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.GetUploadRequest", responseType: "cairn.social.v1.GetUploadResponse")

  /// Makes of the file the media that is kept. Safe to repeat: an upload makes one media. Work that has begun goes on when the call is given up or
  public static let completeUpload = MethodRow(
    path: "/cairn.social.v1.MediaService/CompleteUpload",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.CompleteUploadRequest", responseType: "cairn.social.v1.CompleteUploadResponse")

  /// Lists the caller's own media of a purpose, the latest first.
  public static let listMedia = MethodRow(
    path: "/cairn.social.v1.MediaService/ListMedia",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListMediaRequest", responseType: "cairn.social.v1.ListMediaResponse")

  /// Lists the photos of somebody's album, the latest first, as far as the caller may see it: as other parts of the profile of all apps, where its
  public static let listAlbum = MethodRow(
    path: "/cairn.social.v1.MediaService/ListAlbum",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListAlbumRequest", responseType: "cairn.social.v1.ListAlbumResponse")

  /// Finds media that content of other people shows, as far as the caller sees the content: photos of a cache, of a log, of a question. Media that none
  public static let findContentMedia = MethodRow(
    path: "/cairn.social.v1.MediaService/FindContentMedia",
    access: .guest, idempotency: .read,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.FindContentMediaRequest", responseType: "cairn.social.v1.FindContentMediaResponse")

  /// Removes a media. Everything that has shown it shows it no more. A media that moderators have an open case of is kept for them until the case is closed.
  public static let deleteMedia = MethodRow(
    path: "/cairn.social.v1.MediaService/DeleteMedia",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.DeleteMediaRequest", responseType: "cairn.social.v1.DeleteMediaResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [beginUpload, appendUpload, getUpload, completeUpload, listMedia, listAlbum, findContentMedia, deleteMedia]
}

/// Pictures and short videos of people, over all apps.
///
/// A file is sent in pieces, each with the offset it begins at, so that a connection that is lost costs one piece: GetUpload tells where to go on.
/// When all of it is there, CompleteUpload makes of it the media that is kept: images are decoded, turned upright and encoded anew as WebP in the
/// sizes of their purpose, videos and voice messages keep their pictures and sound; places, cameras and whatever else was in the file are gone.
/// Documents and tracks are kept as they are sent, and served for download only. A media that no content shows a day later is removed.
public protocol MediaServiceHandlers: Sendable {
  /// Begins to send a file.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED MEDIA_TOO_LARGE with size_bytes_max when the purpose
  /// takes no file of that size; RESOURCE_EXHAUSTED UPLOAD_QUOTA_EXCEEDED for too many bytes or files in 24 hours, or too many that are not
  /// complete, less of all in an account's first week; RESOURCE_EXHAUSTED MEDIA_STORAGE_FULL when all of the account's media are too many bytes;
  /// RESOURCE_EXHAUSTED MEDIA_TOTAL_FULL when the installation has no room for more; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func beginUpload(_ request: BeginUploadRequest, _ context: RequestContext) async throws -> BeginUploadResponse

  /// Sends a piece. Safe to repeat: a piece that is there already is not changed.
  ///
  /// Errors: NOT_FOUND UPLOAD_NOT_FOUND; OUT_OF_RANGE UPLOAD_OFFSET_MISMATCH with offset, where to go on; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (OUT_OF_RANGE for a piece that is too small or too large); FAILED_PRECONDITION UPLOAD_COMPLETE when its media is made
  /// already; RESOURCE_EXHAUSTED MEDIA_TOTAL_FULL when the installation has no room for more: the upload stays as it is until its time is over.
  nonisolated(nonsending) func appendUpload(_ request: AppendUploadRequest, _ context: RequestContext) async throws -> AppendUploadResponse

  /// Tells where to go on.
  ///
  /// Errors: NOT_FOUND UPLOAD_NOT_FOUND.
  nonisolated(nonsending) func getUpload(_ request: GetUploadRequest, _ context: RequestContext) async throws -> GetUploadResponse

  /// Makes of the file the media that is kept. Safe to repeat: an upload makes one media. Work that has begun goes on when the call is given up or
  /// its time is over: a repeated call waits for the same work, or finds it done.
  ///
  /// Errors: NOT_FOUND UPLOAD_NOT_FOUND; OUT_OF_RANGE UPLOAD_OFFSET_MISMATCH with offset, when pieces are missing; INVALID_ARGUMENT
  /// DIGEST_MISMATCH when what has come is not what was meant; INVALID_ARGUMENT UNSUPPORTED_MEDIA for a kind that the purpose does not take, or
  /// a damaged file; RESOURCE_EXHAUSTED MEDIA_TOO_LARGE for too many pixels (50 million; in the first seven days of an account 25 million of a HEIF, and
  /// 16 million of a PNG, a WebP or a progressive JPEG, which no camera writes) or too long a video; RESOURCE_EXHAUSTED MEDIA_BUSY with
  /// retry_after_ms when many files are being worked on, or two of the account's, or it took too long for that, or something else has ended the
  /// work; RESOURCE_EXHAUSTED MEDIA_STORAGE_FULL; RESOURCE_EXHAUSTED MEDIA_TOTAL_FULL; ABORTED REQUEST_IN_PROGRESS while another process
  /// works at it, 30 seconds at most, of a large file up to three minutes; FAILED_PRECONDITION UPLOAD_ATTEMPTS_EXCEEDED when three attempts came
  /// to no end; INTERNAL
  /// MEDIA_WORKER_BROKEN when the program that works on files cannot be started or is not understood: an operator has to look. After
  /// DIGEST_MISMATCH, UNSUPPORTED_MEDIA, MEDIA_TOO_LARGE and UPLOAD_ATTEMPTS_EXCEEDED the upload is gone.
  nonisolated(nonsending) func completeUpload(_ request: CompleteUploadRequest, _ context: RequestContext) async throws -> CompleteUploadResponse

  /// Lists the caller's own media of a purpose, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func listMedia(_ request: ListMediaRequest, _ context: RequestContext) async throws -> ListMediaResponse

  /// Lists the photos of somebody's album, the latest first, as far as the caller may see it: as other parts of the profile of all apps, where its
  /// owner has shared that in the app, and as ProfileVisibility.album says. An owner who has blocked the caller is not found; an owner whom the
  /// caller has blocked, who is suspended or who does not show the album has no photos here.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, UNKNOWN_VALUE, OUT_OF_RANGE,
  /// PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listAlbum(_ request: ListAlbumRequest, _ context: RequestContext) async throws -> ListAlbumResponse

  /// Finds media that content of other people shows, as far as the caller sees the content: photos of a cache, of a log, of a question. Media that none
  /// of the contents shows, or whose content the caller does not see, are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, TOO_MANY, INVALID_UUID, UNKNOWN_VALUE, MALFORMED); UNAVAILABLE UNAVAILABLE
  /// when the service that owns the content does not answer.
  nonisolated(nonsending) func findContentMedia(_ request: FindContentMediaRequest, _ context: RequestContext) async throws -> FindContentMediaResponse

  /// Removes a media. Everything that has shown it shows it no more. A media that moderators have an open case of is kept for them until the case is closed.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func deleteMedia(_ request: DeleteMediaRequest, _ context: RequestContext) async throws -> DeleteMediaResponse
}

extension MediaServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MediaServiceMethods.beginUpload) { (request: BeginUploadRequest, context) in
        try await self.beginUpload(request, context)
      },
      .unary(MediaServiceMethods.appendUpload) { (request: AppendUploadRequest, context) in
        try await self.appendUpload(request, context)
      },
      .unary(MediaServiceMethods.getUpload) { (request: GetUploadRequest, context) in
        try await self.getUpload(request, context)
      },
      .unary(MediaServiceMethods.completeUpload) { (request: CompleteUploadRequest, context) in
        try await self.completeUpload(request, context)
      },
      .unary(MediaServiceMethods.listMedia) { (request: ListMediaRequest, context) in
        try await self.listMedia(request, context)
      },
      .unary(MediaServiceMethods.listAlbum) { (request: ListAlbumRequest, context) in
        try await self.listAlbum(request, context)
      },
      .unary(MediaServiceMethods.findContentMedia) { (request: FindContentMediaRequest, context) in
        try await self.findContentMedia(request, context)
      },
      .unary(MediaServiceMethods.deleteMedia) { (request: DeleteMediaRequest, context) in
        try await self.deleteMedia(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.MediaService`.
public struct MediaServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Begins to send a file.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED MEDIA_TOO_LARGE with size_bytes_max when the purpose
  /// takes no file of that size; RESOURCE_EXHAUSTED UPLOAD_QUOTA_EXCEEDED for too many bytes or files in 24 hours, or too many that are not
  /// complete, less of all in an account's first week; RESOURCE_EXHAUSTED MEDIA_STORAGE_FULL when all of the account's media are too many bytes;
  /// RESOURCE_EXHAUSTED MEDIA_TOTAL_FULL when the installation has no room for more; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func beginUpload(
    _ request: BeginUploadRequest, _ options: CallOptions = .init()
  ) async throws -> BeginUploadResponse {
    try await channel.unary(MediaServiceMethods.beginUpload, request, options)
  }

  /// Sends a piece. Safe to repeat: a piece that is there already is not changed.
  ///
  /// Errors: NOT_FOUND UPLOAD_NOT_FOUND; OUT_OF_RANGE UPLOAD_OFFSET_MISMATCH with offset, where to go on; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (OUT_OF_RANGE for a piece that is too small or too large); FAILED_PRECONDITION UPLOAD_COMPLETE when its media is made
  /// already; RESOURCE_EXHAUSTED MEDIA_TOTAL_FULL when the installation has no room for more: the upload stays as it is until its time is over.
  public nonisolated(nonsending) func appendUpload(
    _ request: AppendUploadRequest, _ options: CallOptions = .init()
  ) async throws -> AppendUploadResponse {
    try await channel.unary(MediaServiceMethods.appendUpload, request, options)
  }

  /// Tells where to go on.
  ///
  /// Errors: NOT_FOUND UPLOAD_NOT_FOUND.
  public nonisolated(nonsending) func getUpload(
    _ request: GetUploadRequest, _ options: CallOptions = .init()
  ) async throws -> GetUploadResponse {
    try await channel.unary(MediaServiceMethods.getUpload, request, options)
  }

  /// Makes of the file the media that is kept. Safe to repeat: an upload makes one media. Work that has begun goes on when the call is given up or
  /// its time is over: a repeated call waits for the same work, or finds it done.
  ///
  /// Errors: NOT_FOUND UPLOAD_NOT_FOUND; OUT_OF_RANGE UPLOAD_OFFSET_MISMATCH with offset, when pieces are missing; INVALID_ARGUMENT
  /// DIGEST_MISMATCH when what has come is not what was meant; INVALID_ARGUMENT UNSUPPORTED_MEDIA for a kind that the purpose does not take, or
  /// a damaged file; RESOURCE_EXHAUSTED MEDIA_TOO_LARGE for too many pixels (50 million; in the first seven days of an account 25 million of a HEIF, and
  /// 16 million of a PNG, a WebP or a progressive JPEG, which no camera writes) or too long a video; RESOURCE_EXHAUSTED MEDIA_BUSY with
  /// retry_after_ms when many files are being worked on, or two of the account's, or it took too long for that, or something else has ended the
  /// work; RESOURCE_EXHAUSTED MEDIA_STORAGE_FULL; RESOURCE_EXHAUSTED MEDIA_TOTAL_FULL; ABORTED REQUEST_IN_PROGRESS while another process
  /// works at it, 30 seconds at most, of a large file up to three minutes; FAILED_PRECONDITION UPLOAD_ATTEMPTS_EXCEEDED when three attempts came
  /// to no end; INTERNAL
  /// MEDIA_WORKER_BROKEN when the program that works on files cannot be started or is not understood: an operator has to look. After
  /// DIGEST_MISMATCH, UNSUPPORTED_MEDIA, MEDIA_TOO_LARGE and UPLOAD_ATTEMPTS_EXCEEDED the upload is gone.
  public nonisolated(nonsending) func completeUpload(
    _ request: CompleteUploadRequest, _ options: CallOptions = .init()
  ) async throws -> CompleteUploadResponse {
    try await channel.unary(MediaServiceMethods.completeUpload, request, options)
  }

  /// Lists the caller's own media of a purpose, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func listMedia(
    _ request: ListMediaRequest, _ options: CallOptions = .init()
  ) async throws -> ListMediaResponse {
    try await channel.unary(MediaServiceMethods.listMedia, request, options)
  }

  /// Lists the photos of somebody's album, the latest first, as far as the caller may see it: as other parts of the profile of all apps, where its
  /// owner has shared that in the app, and as ProfileVisibility.album says. An owner who has blocked the caller is not found; an owner whom the
  /// caller has blocked, who is suspended or who does not show the album has no photos here.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, UNKNOWN_VALUE, OUT_OF_RANGE,
  /// PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listAlbum(
    _ request: ListAlbumRequest, _ options: CallOptions = .init()
  ) async throws -> ListAlbumResponse {
    try await channel.unary(MediaServiceMethods.listAlbum, request, options)
  }

  /// Finds media that content of other people shows, as far as the caller sees the content: photos of a cache, of a log, of a question. Media that none
  /// of the contents shows, or whose content the caller does not see, are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, TOO_MANY, INVALID_UUID, UNKNOWN_VALUE, MALFORMED); UNAVAILABLE UNAVAILABLE
  /// when the service that owns the content does not answer.
  public nonisolated(nonsending) func findContentMedia(
    _ request: FindContentMediaRequest, _ options: CallOptions = .init()
  ) async throws -> FindContentMediaResponse {
    try await channel.unary(MediaServiceMethods.findContentMedia, request, options)
  }

  /// Removes a media. Everything that has shown it shows it no more. A media that moderators have an open case of is kept for them until the case is closed.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func deleteMedia(
    _ request: DeleteMediaRequest, _ options: CallOptions = .init()
  ) async throws -> DeleteMediaResponse {
    try await channel.unary(MediaServiceMethods.deleteMedia, request, options)
  }
}

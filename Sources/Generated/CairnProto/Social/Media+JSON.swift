// Written by protoc-gen-cairn from cairn/social/v1/media.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension MediaFile {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MediaFile(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MediaFile") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("variant") {
        variant = try json.enumeration("MediaFile.variant", MediaFile.Variant.self)
      } else if json.isKey("path") {
        path = try json.string("MediaFile.path")
      } else if json.isKey("contentType", "content_type") {
        contentType = try json.string("MediaFile.content_type")
      } else if json.isKey("width") {
        width = try json.int32("MediaFile.width")
      } else if json.isKey("height") {
        height = try json.int32("MediaFile.height")
      } else if json.isKey("sizeBytes", "size_bytes") {
        sizeBytes = try json.int64("MediaFile.size_bytes")
      } else if json.isKey("durationMs", "duration_ms") {
        durationMs = try json.int32("MediaFile.duration_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if variant != .unspecified {
      json.key("variant")
      json.value(variant)
    }
    if !path.isEmpty, !json.redact("path") {
      json.key("path")
      json.value(path)
    }
    if !contentType.isEmpty {
      json.key("contentType")
      json.value(contentType)
    }
    if width != 0 {
      json.key("width")
      json.value(width)
    }
    if height != 0 {
      json.key("height")
      json.value(height)
    }
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.value(sizeBytes)
    }
    if durationMs != 0 {
      json.key("durationMs")
      json.value(durationMs)
    }
    json.endObject()
  }
}

extension Media {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Media(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Media") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("Media.media_id")
      } else if json.isKey("purpose") {
        purpose = try json.enumeration("Media.purpose", MediaPurpose.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Media.create_time")
      } else if json.isKey("files") {
        files = try json.list("Media.files") { (json: inout JSONReader) throws(DecodingError) in try MediaFile(reading: &json) }
      } else if json.isKey("urlExpireTime", "url_expire_time") {
        urlExpireTime = try json.moment("Media.url_expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if purpose != .unspecified {
      json.key("purpose")
      json.value(purpose)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if !files.isEmpty {
      json.key("files")
      json.list(files) { json, element in element.write(to: &json) }
    }
    if let urlExpireTime {
      json.key("urlExpireTime")
      json.value(urlExpireTime)
    }
    json.endObject()
  }
}

extension BeginUploadRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BeginUploadRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BeginUploadRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("purpose") {
        purpose = try json.enumeration("BeginUploadRequest.purpose", MediaPurpose.self)
      } else if json.isKey("sizeBytes", "size_bytes") {
        sizeBytes = try json.int64("BeginUploadRequest.size_bytes")
      } else if json.isKey("sha256") {
        sha256 = try json.bytes("BeginUploadRequest.sha256")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if purpose != .unspecified {
      json.key("purpose")
      json.value(purpose)
    }
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.value(sizeBytes)
    }
    if !sha256.isEmpty {
      json.key("sha256")
      json.value(sha256)
    }
    json.endObject()
  }
}

extension BeginUploadResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BeginUploadResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BeginUploadResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("uploadId", "upload_id") {
        uploadID = try json.string("BeginUploadResponse.upload_id")
      } else if json.isKey("pieceBytesMax", "piece_bytes_max") {
        pieceBytesMax = try json.int32("BeginUploadResponse.piece_bytes_max")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("BeginUploadResponse.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !uploadID.isEmpty {
      json.key("uploadId")
      json.value(uploadID)
    }
    if pieceBytesMax != 0 {
      json.key("pieceBytesMax")
      json.value(pieceBytesMax)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}

extension AppendUploadRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppendUploadRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppendUploadRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("uploadId", "upload_id") {
        uploadID = try json.string("AppendUploadRequest.upload_id")
      } else if json.isKey("offset") {
        offset = try json.int64("AppendUploadRequest.offset")
      } else if json.isKey("data") {
        data = try json.bytes("AppendUploadRequest.data")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !uploadID.isEmpty {
      json.key("uploadId")
      json.value(uploadID)
    }
    if offset != 0 {
      json.key("offset")
      json.value(offset)
    }
    if !data.isEmpty, !json.redact("data") {
      json.key("data")
      json.value(data)
    }
    json.endObject()
  }
}

extension AppendUploadResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppendUploadResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppendUploadResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("offset") {
        offset = try json.int64("AppendUploadResponse.offset")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if offset != 0 {
      json.key("offset")
      json.value(offset)
    }
    json.endObject()
  }
}

extension GetUploadRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetUploadRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetUploadRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("uploadId", "upload_id") {
        uploadID = try json.string("GetUploadRequest.upload_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !uploadID.isEmpty {
      json.key("uploadId")
      json.value(uploadID)
    }
    json.endObject()
  }
}

extension GetUploadResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetUploadResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetUploadResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("offset") {
        offset = try json.int64("GetUploadResponse.offset")
      } else if json.isKey("sizeBytes", "size_bytes") {
        sizeBytes = try json.int64("GetUploadResponse.size_bytes")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("GetUploadResponse.expire_time")
      } else if json.isKey("media") {
        media = try json.skipNull() ? nil : try Media(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if offset != 0 {
      json.key("offset")
      json.value(offset)
    }
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.value(sizeBytes)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if let media {
      json.key("media")
      media.write(to: &json)
    }
    json.endObject()
  }
}

extension CompleteUploadRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CompleteUploadRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CompleteUploadRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("uploadId", "upload_id") {
        uploadID = try json.string("CompleteUploadRequest.upload_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !uploadID.isEmpty {
      json.key("uploadId")
      json.value(uploadID)
    }
    json.endObject()
  }
}

extension CompleteUploadResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CompleteUploadResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CompleteUploadResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("media") {
        media = try json.skipNull() ? nil : try Media(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let media {
      json.key("media")
      media.write(to: &json)
    }
    json.endObject()
  }
}

extension ListMediaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMediaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMediaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("purpose") {
        purpose = try json.enumeration("ListMediaRequest.purpose", MediaPurpose.self)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMediaRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMediaRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if purpose != .unspecified {
      json.key("purpose")
      json.value(purpose)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension ListMediaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMediaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMediaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("ListMediaResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try Media(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMediaResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entries.isEmpty {
      json.key("entries")
      json.list(entries) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension ListAlbumRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListAlbumRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListAlbumRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ListAlbumRequest.account_id")
      } else if json.isKey("realm") {
        realm = try json.enumeration("ListAlbumRequest.realm", Realm.self)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListAlbumRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListAlbumRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension ListAlbumResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListAlbumResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListAlbumResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("ListAlbumResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try Media(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListAlbumResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entries.isEmpty {
      json.key("entries")
      json.list(entries) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension FindContentMediaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindContentMediaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindContentMediaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("contents") {
        contents = try json.list("FindContentMediaRequest.contents") { (json: inout JSONReader) throws(DecodingError) in try ContentRef(reading: &json) }
      } else if json.isKey("mediaIds", "media_ids") {
        mediaIDs = try json.list("FindContentMediaRequest.media_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindContentMediaRequest.media_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !contents.isEmpty {
      json.key("contents")
      json.list(contents) { json, element in element.write(to: &json) }
    }
    if !mediaIDs.isEmpty {
      json.key("mediaIds")
      json.list(mediaIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindContentMediaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindContentMediaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindContentMediaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("FindContentMediaResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try Media(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entries.isEmpty {
      json.key("entries")
      json.list(entries) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension DeleteMediaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteMediaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteMediaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("DeleteMediaRequest.media_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    json.endObject()
  }
}

extension DeleteMediaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteMediaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteMediaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

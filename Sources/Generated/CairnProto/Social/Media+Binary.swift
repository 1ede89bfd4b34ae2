// Written by protoc-gen-cairn from cairn/social/v1/media.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension MediaFile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__media_file__descriptor_pointer(), as: Cairn__Social__V1__MediaFile.self) {
      (c) throws(DecodingError) in try MediaFile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MediaFile>) throws(DecodingError) {
    variant = MediaFile.Variant(rawValue: c.pointee.variant_)
    path = try Binary.string(c.pointee.path_, "MediaFile.path")
    contentType = try Binary.string(c.pointee.content_type_, "MediaFile.content_type")
    width = c.pointee.width_
    height = c.pointee.height_
    sizeBytes = c.pointee.size_bytes_
    durationMs = c.pointee.duration_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if variant != .unspecified {
      binary.field(1, variant)
    }
    if !path.isEmpty {
      binary.field(2, path)
    }
    if !contentType.isEmpty {
      binary.field(3, contentType)
    }
    if width != 0 {
      binary.field(4, width)
    }
    if height != 0 {
      binary.field(5, height)
    }
    if sizeBytes != 0 {
      binary.field(6, sizeBytes)
    }
    if durationMs != 0 {
      binary.field(7, durationMs)
    }
  }
}

extension Media {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__media__descriptor_pointer(), as: Cairn__Social__V1__Media.self) {
      (c) throws(DecodingError) in try Media(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Media>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "Media.media_id")
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    createTime = try moment(c.pointee.create_time_, "Media.create_time")
    files = try Binary.list(c.pointee.n_files_, c.pointee.files_, messages: { (value) throws(DecodingError) in try MediaFile(c: value) })
    urlExpireTime = try moment(c.pointee.url_expire_time_, "Media.url_expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
    if purpose != .unspecified {
      binary.field(2, purpose)
    }
    if let createTime {
      binary.field(3, createTime)
    }
    if !files.isEmpty {
      for element in files {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let urlExpireTime {
      binary.field(5, urlExpireTime)
    }
  }
}

extension BeginUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__begin_upload_request__descriptor_pointer(), as: Cairn__Social__V1__BeginUploadRequest.self) {
      (c) throws(DecodingError) in try BeginUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BeginUploadRequest>) throws(DecodingError) {
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    sizeBytes = c.pointee.size_bytes_
    sha256 = Binary.bytes(c.pointee.sha256_)
  }

  func write(to binary: inout BinaryWriter) {
    if purpose != .unspecified {
      binary.field(1, purpose)
    }
    if sizeBytes != 0 {
      binary.field(2, sizeBytes)
    }
    if !sha256.isEmpty {
      binary.field(3, sha256)
    }
  }
}

extension BeginUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__begin_upload_response__descriptor_pointer(), as: Cairn__Social__V1__BeginUploadResponse.self) {
      (c) throws(DecodingError) in try BeginUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BeginUploadResponse>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "BeginUploadResponse.upload_id")
    pieceBytesMax = c.pointee.piece_bytes_max_
    expireTime = try moment(c.pointee.expire_time_, "BeginUploadResponse.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !uploadID.isEmpty {
      binary.field(1, uploadID)
    }
    if pieceBytesMax != 0 {
      binary.field(2, pieceBytesMax)
    }
    if let expireTime {
      binary.field(3, expireTime)
    }
  }
}

extension AppendUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__append_upload_request__descriptor_pointer(), as: Cairn__Social__V1__AppendUploadRequest.self) {
      (c) throws(DecodingError) in try AppendUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppendUploadRequest>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "AppendUploadRequest.upload_id")
    offset = c.pointee.offset_
    data = Binary.bytes(c.pointee.data_)
  }

  func write(to binary: inout BinaryWriter) {
    if !uploadID.isEmpty {
      binary.field(1, uploadID)
    }
    if offset != 0 {
      binary.field(2, offset)
    }
    if !data.isEmpty {
      binary.field(3, data)
    }
  }
}

extension AppendUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__append_upload_response__descriptor_pointer(), as: Cairn__Social__V1__AppendUploadResponse.self) {
      (c) throws(DecodingError) in try AppendUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppendUploadResponse>) throws(DecodingError) {
    offset = c.pointee.offset_
  }

  func write(to binary: inout BinaryWriter) {
    if offset != 0 {
      binary.field(1, offset)
    }
  }
}

extension GetUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_upload_request__descriptor_pointer(), as: Cairn__Social__V1__GetUploadRequest.self) {
      (c) throws(DecodingError) in try GetUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetUploadRequest>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "GetUploadRequest.upload_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !uploadID.isEmpty {
      binary.field(1, uploadID)
    }
  }
}

extension GetUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_upload_response__descriptor_pointer(), as: Cairn__Social__V1__GetUploadResponse.self) {
      (c) throws(DecodingError) in try GetUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetUploadResponse>) throws(DecodingError) {
    offset = c.pointee.offset_
    sizeBytes = c.pointee.size_bytes_
    expireTime = try moment(c.pointee.expire_time_, "GetUploadResponse.expire_time")
    if let field = c.pointee.media_ { media = try Media(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if offset != 0 {
      binary.field(1, offset)
    }
    if sizeBytes != 0 {
      binary.field(2, sizeBytes)
    }
    if let expireTime {
      binary.field(3, expireTime)
    }
    if let media {
      let start = binary.begin(4)
      media.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CompleteUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__complete_upload_request__descriptor_pointer(), as: Cairn__Social__V1__CompleteUploadRequest.self) {
      (c) throws(DecodingError) in try CompleteUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CompleteUploadRequest>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "CompleteUploadRequest.upload_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !uploadID.isEmpty {
      binary.field(1, uploadID)
    }
  }
}

extension CompleteUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__complete_upload_response__descriptor_pointer(), as: Cairn__Social__V1__CompleteUploadResponse.self) {
      (c) throws(DecodingError) in try CompleteUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CompleteUploadResponse>) throws(DecodingError) {
    if let field = c.pointee.media_ { media = try Media(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let media {
      let start = binary.begin(1)
      media.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_media_request__descriptor_pointer(), as: Cairn__Social__V1__ListMediaRequest.self) {
      (c) throws(DecodingError) in try ListMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMediaRequest>) throws(DecodingError) {
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMediaRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if purpose != .unspecified {
      binary.field(1, purpose)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_media_response__descriptor_pointer(), as: Cairn__Social__V1__ListMediaResponse.self) {
      (c) throws(DecodingError) in try ListMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMediaResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try Media(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMediaResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension ListAlbumRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_album_request__descriptor_pointer(), as: Cairn__Social__V1__ListAlbumRequest.self) {
      (c) throws(DecodingError) in try ListAlbumRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListAlbumRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListAlbumRequest.account_id")
    realm = Realm(rawValue: c.pointee.realm_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListAlbumRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if realm != .unspecified {
      binary.field(2, realm)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
  }
}

extension ListAlbumResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_album_response__descriptor_pointer(), as: Cairn__Social__V1__ListAlbumResponse.self) {
      (c) throws(DecodingError) in try ListAlbumResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListAlbumResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try Media(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListAlbumResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension FindContentMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_content_media_request__descriptor_pointer(), as: Cairn__Social__V1__FindContentMediaRequest.self) {
      (c) throws(DecodingError) in try FindContentMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindContentMediaRequest>) throws(DecodingError) {
    contents = try Binary.list(c.pointee.n_contents_, c.pointee.contents_, messages: { (value) throws(DecodingError) in try ContentRef(c: value) })
    mediaIDs = try Binary.list(c.pointee.n_media_ids_, c.pointee.media_ids_, { (value) throws(DecodingError) in try Binary.string(value, "FindContentMediaRequest.media_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !contents.isEmpty {
      for element in contents {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !mediaIDs.isEmpty {
      for element in mediaIDs {
        binary.field(2, element)
      }
    }
  }
}

extension FindContentMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_content_media_response__descriptor_pointer(), as: Cairn__Social__V1__FindContentMediaResponse.self) {
      (c) throws(DecodingError) in try FindContentMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindContentMediaResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try Media(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension DeleteMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delete_media_request__descriptor_pointer(), as: Cairn__Social__V1__DeleteMediaRequest.self) {
      (c) throws(DecodingError) in try DeleteMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeleteMediaRequest>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "DeleteMediaRequest.media_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
  }
}

extension DeleteMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delete_media_response__descriptor_pointer(), as: Cairn__Social__V1__DeleteMediaResponse.self) {
      (c) throws(DecodingError) in try DeleteMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeleteMediaResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

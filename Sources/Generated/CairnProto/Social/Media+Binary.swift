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
    Binary.encode { arena in lower(in: arena) }
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

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__MediaFile> {
    let c = arena.make(Cairn__Social__V1__MediaFile.self)
    cairn__social__v1__media_file__init(c)
    c.pointee.variant_ = variant.rawValue
    c.pointee.path_ = arena.string(path)
    c.pointee.content_type_ = arena.string(contentType)
    c.pointee.width_ = width
    c.pointee.height_ = height
    c.pointee.size_bytes_ = sizeBytes
    c.pointee.duration_ms_ = durationMs
    return c
  }
}

extension Media {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__media__descriptor_pointer(), as: Cairn__Social__V1__Media.self) {
      (c) throws(DecodingError) in try Media(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Media>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "Media.media_id")
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    createTime = try moment(c.pointee.create_time_, "Media.create_time")
    files = try Binary.list(c.pointee.n_files_, c.pointee.files_, messages: { (value) throws(DecodingError) in try MediaFile(c: value) })
    urlExpireTime = try moment(c.pointee.url_expire_time_, "Media.url_expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Media> {
    let c = arena.make(Cairn__Social__V1__Media.self)
    cairn__social__v1__media__init(c)
    c.pointee.media_id_ = arena.string(mediaID)
    c.pointee.purpose_ = purpose.rawValue
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    c.pointee.n_files_ = files.count
    c.pointee.files_ = arena.list(files) { value in value.lower(in: arena) }
    if let urlExpireTime {
      c.pointee.url_expire_time_ = arena.timestamp(urlExpireTime)
    }
    return c
  }
}

extension BeginUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__begin_upload_request__descriptor_pointer(), as: Cairn__Social__V1__BeginUploadRequest.self) {
      (c) throws(DecodingError) in try BeginUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BeginUploadRequest>) throws(DecodingError) {
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    sizeBytes = c.pointee.size_bytes_
    sha256 = Binary.bytes(c.pointee.sha256_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__BeginUploadRequest> {
    let c = arena.make(Cairn__Social__V1__BeginUploadRequest.self)
    cairn__social__v1__begin_upload_request__init(c)
    c.pointee.purpose_ = purpose.rawValue
    c.pointee.size_bytes_ = sizeBytes
    c.pointee.sha256_ = arena.bytes(sha256)
    return c
  }
}

extension BeginUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__begin_upload_response__descriptor_pointer(), as: Cairn__Social__V1__BeginUploadResponse.self) {
      (c) throws(DecodingError) in try BeginUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BeginUploadResponse>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "BeginUploadResponse.upload_id")
    pieceBytesMax = c.pointee.piece_bytes_max_
    expireTime = try moment(c.pointee.expire_time_, "BeginUploadResponse.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__BeginUploadResponse> {
    let c = arena.make(Cairn__Social__V1__BeginUploadResponse.self)
    cairn__social__v1__begin_upload_response__init(c)
    c.pointee.upload_id_ = arena.string(uploadID)
    c.pointee.piece_bytes_max_ = pieceBytesMax
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension AppendUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__append_upload_request__descriptor_pointer(), as: Cairn__Social__V1__AppendUploadRequest.self) {
      (c) throws(DecodingError) in try AppendUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppendUploadRequest>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "AppendUploadRequest.upload_id")
    offset = c.pointee.offset_
    data = Binary.bytes(c.pointee.data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AppendUploadRequest> {
    let c = arena.make(Cairn__Social__V1__AppendUploadRequest.self)
    cairn__social__v1__append_upload_request__init(c)
    c.pointee.upload_id_ = arena.string(uploadID)
    c.pointee.offset_ = offset
    c.pointee.data_ = arena.bytes(data)
    return c
  }
}

extension AppendUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__append_upload_response__descriptor_pointer(), as: Cairn__Social__V1__AppendUploadResponse.self) {
      (c) throws(DecodingError) in try AppendUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppendUploadResponse>) throws(DecodingError) {
    offset = c.pointee.offset_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AppendUploadResponse> {
    let c = arena.make(Cairn__Social__V1__AppendUploadResponse.self)
    cairn__social__v1__append_upload_response__init(c)
    c.pointee.offset_ = offset
    return c
  }
}

extension GetUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_upload_request__descriptor_pointer(), as: Cairn__Social__V1__GetUploadRequest.self) {
      (c) throws(DecodingError) in try GetUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetUploadRequest>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "GetUploadRequest.upload_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetUploadRequest> {
    let c = arena.make(Cairn__Social__V1__GetUploadRequest.self)
    cairn__social__v1__get_upload_request__init(c)
    c.pointee.upload_id_ = arena.string(uploadID)
    return c
  }
}

extension GetUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_upload_response__descriptor_pointer(), as: Cairn__Social__V1__GetUploadResponse.self) {
      (c) throws(DecodingError) in try GetUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetUploadResponse>) throws(DecodingError) {
    offset = c.pointee.offset_
    sizeBytes = c.pointee.size_bytes_
    expireTime = try moment(c.pointee.expire_time_, "GetUploadResponse.expire_time")
    if let field = c.pointee.media_ { media = try Media(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetUploadResponse> {
    let c = arena.make(Cairn__Social__V1__GetUploadResponse.self)
    cairn__social__v1__get_upload_response__init(c)
    c.pointee.offset_ = offset
    c.pointee.size_bytes_ = sizeBytes
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    if let media {
      c.pointee.media_ = media.lower(in: arena)
    }
    return c
  }
}

extension CompleteUploadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__complete_upload_request__descriptor_pointer(), as: Cairn__Social__V1__CompleteUploadRequest.self) {
      (c) throws(DecodingError) in try CompleteUploadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CompleteUploadRequest>) throws(DecodingError) {
    uploadID = try Binary.string(c.pointee.upload_id_, "CompleteUploadRequest.upload_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CompleteUploadRequest> {
    let c = arena.make(Cairn__Social__V1__CompleteUploadRequest.self)
    cairn__social__v1__complete_upload_request__init(c)
    c.pointee.upload_id_ = arena.string(uploadID)
    return c
  }
}

extension CompleteUploadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__complete_upload_response__descriptor_pointer(), as: Cairn__Social__V1__CompleteUploadResponse.self) {
      (c) throws(DecodingError) in try CompleteUploadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CompleteUploadResponse>) throws(DecodingError) {
    if let field = c.pointee.media_ { media = try Media(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CompleteUploadResponse> {
    let c = arena.make(Cairn__Social__V1__CompleteUploadResponse.self)
    cairn__social__v1__complete_upload_response__init(c)
    if let media {
      c.pointee.media_ = media.lower(in: arena)
    }
    return c
  }
}

extension ListMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_media_request__descriptor_pointer(), as: Cairn__Social__V1__ListMediaRequest.self) {
      (c) throws(DecodingError) in try ListMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMediaRequest>) throws(DecodingError) {
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMediaRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListMediaRequest> {
    let c = arena.make(Cairn__Social__V1__ListMediaRequest.self)
    cairn__social__v1__list_media_request__init(c)
    c.pointee.purpose_ = purpose.rawValue
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_media_response__descriptor_pointer(), as: Cairn__Social__V1__ListMediaResponse.self) {
      (c) throws(DecodingError) in try ListMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMediaResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try Media(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMediaResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListMediaResponse> {
    let c = arena.make(Cairn__Social__V1__ListMediaResponse.self)
    cairn__social__v1__list_media_response__init(c)
    c.pointee.n_entries_ = entries.count
    c.pointee.entries_ = arena.list(entries) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension DeleteMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delete_media_request__descriptor_pointer(), as: Cairn__Social__V1__DeleteMediaRequest.self) {
      (c) throws(DecodingError) in try DeleteMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeleteMediaRequest>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "DeleteMediaRequest.media_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DeleteMediaRequest> {
    let c = arena.make(Cairn__Social__V1__DeleteMediaRequest.self)
    cairn__social__v1__delete_media_request__init(c)
    c.pointee.media_id_ = arena.string(mediaID)
    return c
  }
}

extension DeleteMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delete_media_response__descriptor_pointer(), as: Cairn__Social__V1__DeleteMediaResponse.self) {
      (c) throws(DecodingError) in try DeleteMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeleteMediaResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DeleteMediaResponse> {
    let c = arena.make(Cairn__Social__V1__DeleteMediaResponse.self)
    cairn__social__v1__delete_media_response__init(c)
    return c
  }
}

// Written by protoc-gen-cairn from cairn/social/internal/v1/media_bytes.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Part of a file to read.
public struct ReadMediaRequest: Message {
  public static let protoName = "cairn.social.internal.v1.ReadMediaRequest"

  /// Token of the path that cairn.social.v1.MediaFile holds: what follows "/media/".
  public var token: String = ""

  /// First byte of the part, from 0. Behind the end there is nothing.
  public var firstByte: Int64 = 0

  /// Largest number of bytes; fewer are no sign of the end. 0 for none. At most 65,536.
  public var byteCountMax: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(token: String = "", firstByte: Int64 = 0, byteCountMax: Int32 = 0) {
    self.token = token
    self.firstByte = firstByte
    self.byteCountMax = byteCountMax
  }
}

/// A part of a file.
public struct ReadMediaResponse: Message {
  public static let protoName = "cairn.social.internal.v1.ReadMediaResponse"

  /// As cairn.social.v1.MediaFile has it.
  public var contentType: String = ""

  /// Size of the whole file.
  public var sizeBytes: Int64 = 0

  /// SHA-256 of the whole file.
  public var sha256: [UInt8] = []

  /// Time at which the path ends.
  public var expireTime: Moment? = nil

  /// The part; empty when there is nothing there, or none was asked for.
  public var data: [UInt8] = []

  /// Whether browsers are to save the file and not to show it: everything but pictures and videos.
  public var isDownload: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(contentType: String = "", sizeBytes: Int64 = 0, sha256: [UInt8] = [], expireTime: Moment? = nil, data: [UInt8] = [], isDownload: Bool = false) {
    self.contentType = contentType
    self.sizeBytes = sizeBytes
    self.sha256 = sha256
    self.expireTime = expireTime
    self.data = data
    self.isDownload = isDownload
  }
}

// Written by protoc-gen-cairn from cairn/internal/v1/notification_mails.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension NotificationMailRequested {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__notification_mail_requested__descriptor_pointer(), as: Cairn__Internal__V1__NotificationMailRequested.self) {
      (c) throws(DecodingError) in try NotificationMailRequested(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationMailRequested>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    news = try Binary.list(c.pointee.n_news_, c.pointee.news_, messages: { (value) throws(DecodingError) in try MailedNews(c: value) })
    moreCount = c.pointee.more_count_
    unsubscribeToken = try Binary.string(c.pointee.unsubscribe_token_, "NotificationMailRequested.unsubscribe_token")
    language = try Binary.string(c.pointee.language_, "NotificationMailRequested.language")
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !news.isEmpty {
      for element in news {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if moreCount != 0 {
      binary.field(3, moreCount)
    }
    if !unsubscribeToken.isEmpty {
      binary.field(4, unsubscribeToken)
    }
    if !language.isEmpty {
      binary.field(5, language)
    }
  }
}

extension MailedNews {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__mailed_news__descriptor_pointer(), as: Cairn__Internal__V1__MailedNews.self) {
      (c) throws(DecodingError) in try MailedNews(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__MailedNews>) throws(DecodingError) {
    kind = try Binary.string(c.pointee.kind_, "MailedNews.kind")
    subject = Binary.bytes(c.pointee.subject_)
    objectName = try Binary.string(c.pointee.object_name_, "MailedNews.object_name")
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !kind.isEmpty {
      binary.field(1, kind)
    }
    if !subject.isEmpty {
      binary.field(2, subject)
    }
    if !objectName.isEmpty {
      binary.field(3, objectName)
    }
    if realm != .unspecified {
      binary.field(4, realm)
    }
  }
}

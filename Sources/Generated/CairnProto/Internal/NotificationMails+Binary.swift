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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationMailRequested>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    news = try Binary.list(c.pointee.n_news_, c.pointee.news_, messages: { (value) throws(DecodingError) in try MailedNews(c: value) })
    moreCount = c.pointee.more_count_
    unsubscribeToken = try Binary.string(c.pointee.unsubscribe_token_, "NotificationMailRequested.unsubscribe_token")
    language = try Binary.string(c.pointee.language_, "NotificationMailRequested.language")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__NotificationMailRequested> {
    let c = arena.make(Cairn__Internal__V1__NotificationMailRequested.self)
    cairn__internal__v1__notification_mail_requested__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.n_news_ = news.count
    c.pointee.news_ = arena.list(news) { value in value.lower(in: arena) }
    c.pointee.more_count_ = moreCount
    c.pointee.unsubscribe_token_ = arena.string(unsubscribeToken)
    c.pointee.language_ = arena.string(language)
    return c
  }
}

extension MailedNews {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__mailed_news__descriptor_pointer(), as: Cairn__Internal__V1__MailedNews.self) {
      (c) throws(DecodingError) in try MailedNews(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__MailedNews>) throws(DecodingError) {
    kind = try Binary.string(c.pointee.kind_, "MailedNews.kind")
    subject = Binary.bytes(c.pointee.subject_)
    objectName = try Binary.string(c.pointee.object_name_, "MailedNews.object_name")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__MailedNews> {
    let c = arena.make(Cairn__Internal__V1__MailedNews.self)
    cairn__internal__v1__mailed_news__init(c)
    c.pointee.kind_ = arena.string(kind)
    c.pointee.subject_ = arena.bytes(subject)
    c.pointee.object_name_ = arena.string(objectName)
    return c
  }
}

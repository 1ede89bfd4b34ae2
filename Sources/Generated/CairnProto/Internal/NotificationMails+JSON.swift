// Written by protoc-gen-cairn from cairn/internal/v1/notification_mails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension NotificationMailRequested {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationMailRequested(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationMailRequested") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("NotificationMailRequested.account")
      } else if json.isKey("news") {
        news = try json.list("NotificationMailRequested.news") { (json: inout JSONReader) throws(DecodingError) in try MailedNews(reading: &json) }
      } else if json.isKey("moreCount", "more_count") {
        moreCount = try json.int32("NotificationMailRequested.more_count")
      } else if json.isKey("unsubscribeToken", "unsubscribe_token") {
        unsubscribeToken = try json.string("NotificationMailRequested.unsubscribe_token")
      } else if json.isKey("language") {
        language = try json.string("NotificationMailRequested.language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    if !news.isEmpty {
      json.key("news")
      json.list(news) { json, element in element.write(to: &json) }
    }
    if moreCount != 0 {
      json.key("moreCount")
      json.value(moreCount)
    }
    if !unsubscribeToken.isEmpty, !json.redact("unsubscribeToken") {
      json.key("unsubscribeToken")
      json.value(unsubscribeToken)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    json.endObject()
  }
}

extension MailedNews {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MailedNews(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MailedNews") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.string("MailedNews.kind")
      } else if json.isKey("subject") {
        subject = try json.bytes("MailedNews.subject")
      } else if json.isKey("objectName", "object_name") {
        objectName = try json.string("MailedNews.object_name")
      } else if json.isKey("realm") {
        realm = try json.enumeration("MailedNews.realm", Realm.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !kind.isEmpty {
      json.key("kind")
      json.value(kind)
    }
    if !subject.isEmpty {
      json.key("subject")
      json.value(subject)
    }
    if !objectName.isEmpty {
      json.key("objectName")
      json.value(objectName)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    json.endObject()
  }
}

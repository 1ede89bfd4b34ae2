// Written by protoc-gen-cairn from cairn/social/v1/support.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SupportTicket {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SupportTicket(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SupportTicket") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticketId", "ticket_id") {
        ticketID = try json.string("SupportTicket.ticket_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("SupportTicket.account_id")
      } else if json.isKey("realm") {
        realm = try json.enumeration("SupportTicket.realm", Realm.self)
      } else if json.isKey("subject") {
        subject = try json.string("SupportTicket.subject")
      } else if json.isKey("state") {
        state = try json.enumeration("SupportTicket.state", SupportTicketState.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("SupportTicket.create_time")
      } else if json.isKey("stateTime", "state_time") {
        stateTime = try json.moment("SupportTicket.state_time")
      } else if json.isKey("entryCount", "entry_count") {
        entryCount = try json.int32("SupportTicket.entry_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticketID.isEmpty {
      json.key("ticketId")
      json.value(ticketID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !subject.isEmpty, !json.redact("subject") {
      json.key("subject")
      json.value(subject)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let stateTime {
      json.key("stateTime")
      json.value(stateTime)
    }
    if entryCount != 0 {
      json.key("entryCount")
      json.value(entryCount)
    }
    json.endObject()
  }
}

extension SupportEntry {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SupportEntry(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SupportEntry") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entryId", "entry_id") {
        entryID = try json.string("SupportEntry.entry_id")
      } else if json.isKey("isFromDesk", "is_from_desk") {
        isFromDesk = try json.bool("SupportEntry.is_from_desk")
      } else if json.isKey("text") {
        text = try json.string("SupportEntry.text")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("SupportEntry.create_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entryID.isEmpty {
      json.key("entryId")
      json.value(entryID)
    }
    if isFromDesk {
      json.key("isFromDesk")
      json.value(isFromDesk)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    json.endObject()
  }
}

extension OpenSupportTicketRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenSupportTicketRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenSupportTicketRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("OpenSupportTicketRequest.realm", Realm.self)
      } else if json.isKey("subject") {
        subject = try json.string("OpenSupportTicketRequest.subject")
      } else if json.isKey("text") {
        text = try json.string("OpenSupportTicketRequest.text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !subject.isEmpty, !json.redact("subject") {
      json.key("subject")
      json.value(subject)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    json.endObject()
  }
}

extension OpenSupportTicketResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenSupportTicketResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenSupportTicketResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticketId", "ticket_id") {
        ticketID = try json.string("OpenSupportTicketResponse.ticket_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticketID.isEmpty {
      json.key("ticketId")
      json.value(ticketID)
    }
    json.endObject()
  }
}

extension ListMySupportTicketsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMySupportTicketsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMySupportTicketsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMySupportTicketsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMySupportTicketsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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

extension ListMySupportTicketsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMySupportTicketsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMySupportTicketsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("tickets") {
        tickets = try json.list("ListMySupportTicketsResponse.tickets") { (json: inout JSONReader) throws(DecodingError) in try SupportTicket(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMySupportTicketsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !tickets.isEmpty {
      json.key("tickets")
      json.list(tickets) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetMySupportTicketRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMySupportTicketRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMySupportTicketRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticketId", "ticket_id") {
        ticketID = try json.string("GetMySupportTicketRequest.ticket_id")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("GetMySupportTicketRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticketID.isEmpty {
      json.key("ticketId")
      json.value(ticketID)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension GetMySupportTicketResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMySupportTicketResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMySupportTicketResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticket") {
        ticket = try json.skipNull() ? nil : try SupportTicket(reading: &json)
      } else if json.isKey("entries") {
        entries = try json.list("GetMySupportTicketResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try SupportEntry(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("GetMySupportTicketResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let ticket {
      json.key("ticket")
      ticket.write(to: &json)
    }
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

extension AnswerSupportTicketRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerSupportTicketRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerSupportTicketRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticketId", "ticket_id") {
        ticketID = try json.string("AnswerSupportTicketRequest.ticket_id")
      } else if json.isKey("text") {
        text = try json.string("AnswerSupportTicketRequest.text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticketID.isEmpty {
      json.key("ticketId")
      json.value(ticketID)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    json.endObject()
  }
}

extension AnswerSupportTicketResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerSupportTicketResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerSupportTicketResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entryCount", "entry_count") {
        entryCount = try json.int32("AnswerSupportTicketResponse.entry_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if entryCount != 0 {
      json.key("entryCount")
      json.value(entryCount)
    }
    json.endObject()
  }
}

extension CloseMySupportTicketRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CloseMySupportTicketRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CloseMySupportTicketRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticketId", "ticket_id") {
        ticketID = try json.string("CloseMySupportTicketRequest.ticket_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticketID.isEmpty {
      json.key("ticketId")
      json.value(ticketID)
    }
    json.endObject()
  }
}

extension CloseMySupportTicketResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CloseMySupportTicketResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CloseMySupportTicketResponse") { json in write(to: &json) }
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

// Written by protoc-gen-cairn from cairn/social/v1/support.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SupportTicket {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__support_ticket__descriptor_pointer(), as: Cairn__Social__V1__SupportTicket.self) {
      (c) throws(DecodingError) in try SupportTicket(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SupportTicket>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "SupportTicket.ticket_id")
    accountID = try Binary.string(c.pointee.account_id_, "SupportTicket.account_id")
    realm = Realm(rawValue: c.pointee.realm_)
    subject = try Binary.string(c.pointee.subject_, "SupportTicket.subject")
    state = SupportTicketState(rawValue: c.pointee.state_)
    createTime = try moment(c.pointee.create_time_, "SupportTicket.create_time")
    stateTime = try moment(c.pointee.state_time_, "SupportTicket.state_time")
    entryCount = c.pointee.entry_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if realm != .unspecified {
      binary.field(3, realm)
    }
    if !subject.isEmpty {
      binary.field(4, subject)
    }
    if state != .unspecified {
      binary.field(5, state)
    }
    if let createTime {
      binary.field(6, createTime)
    }
    if let stateTime {
      binary.field(7, stateTime)
    }
    if entryCount != 0 {
      binary.field(8, entryCount)
    }
  }
}

extension SupportEntry {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__support_entry__descriptor_pointer(), as: Cairn__Social__V1__SupportEntry.self) {
      (c) throws(DecodingError) in try SupportEntry(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SupportEntry>) throws(DecodingError) {
    entryID = try Binary.string(c.pointee.entry_id_, "SupportEntry.entry_id")
    isFromDesk = c.pointee.is_from_desk_ != 0
    text = try Binary.string(c.pointee.text_, "SupportEntry.text")
    createTime = try moment(c.pointee.create_time_, "SupportEntry.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !entryID.isEmpty {
      binary.field(1, entryID)
    }
    if isFromDesk {
      binary.field(2, isFromDesk)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
    if let createTime {
      binary.field(4, createTime)
    }
  }
}

extension OpenSupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__open_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__OpenSupportTicketRequest.self) {
      (c) throws(DecodingError) in try OpenSupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__OpenSupportTicketRequest>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    subject = try Binary.string(c.pointee.subject_, "OpenSupportTicketRequest.subject")
    text = try Binary.string(c.pointee.text_, "OpenSupportTicketRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !subject.isEmpty {
      binary.field(2, subject)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
  }
}

extension OpenSupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__open_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__OpenSupportTicketResponse.self) {
      (c) throws(DecodingError) in try OpenSupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__OpenSupportTicketResponse>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "OpenSupportTicketResponse.ticket_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
  }
}

extension ListMySupportTicketsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_support_tickets_request__descriptor_pointer(), as: Cairn__Social__V1__ListMySupportTicketsRequest.self) {
      (c) throws(DecodingError) in try ListMySupportTicketsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMySupportTicketsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMySupportTicketsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListMySupportTicketsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_support_tickets_response__descriptor_pointer(), as: Cairn__Social__V1__ListMySupportTicketsResponse.self) {
      (c) throws(DecodingError) in try ListMySupportTicketsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMySupportTicketsResponse>) throws(DecodingError) {
    tickets = try Binary.list(c.pointee.n_tickets_, c.pointee.tickets_, messages: { (value) throws(DecodingError) in try SupportTicket(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMySupportTicketsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !tickets.isEmpty {
      for element in tickets {
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

extension GetMySupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_my_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__GetMySupportTicketRequest.self) {
      (c) throws(DecodingError) in try GetMySupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetMySupportTicketRequest>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "GetMySupportTicketRequest.ticket_id")
    pageToken = try Binary.string(c.pointee.page_token_, "GetMySupportTicketRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension GetMySupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_my_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__GetMySupportTicketResponse.self) {
      (c) throws(DecodingError) in try GetMySupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetMySupportTicketResponse>) throws(DecodingError) {
    if let field = c.pointee.ticket_ { ticket = try SupportTicket(c: field) }
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try SupportEntry(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetMySupportTicketResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if let ticket {
      let start = binary.begin(1)
      ticket.write(to: &binary)
      binary.end(start)
    }
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(3, nextPageToken)
    }
  }
}

extension AnswerSupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__answer_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__AnswerSupportTicketRequest.self) {
      (c) throws(DecodingError) in try AnswerSupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AnswerSupportTicketRequest>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "AnswerSupportTicketRequest.ticket_id")
    text = try Binary.string(c.pointee.text_, "AnswerSupportTicketRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
    if !text.isEmpty {
      binary.field(2, text)
    }
  }
}

extension AnswerSupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__answer_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__AnswerSupportTicketResponse.self) {
      (c) throws(DecodingError) in try AnswerSupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AnswerSupportTicketResponse>) throws(DecodingError) {
    entryCount = c.pointee.entry_count_
  }

  func write(to binary: inout BinaryWriter) {
    if entryCount != 0 {
      binary.field(1, entryCount)
    }
  }
}

extension CloseMySupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__close_my_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__CloseMySupportTicketRequest.self) {
      (c) throws(DecodingError) in try CloseMySupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CloseMySupportTicketRequest>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "CloseMySupportTicketRequest.ticket_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
  }
}

extension CloseMySupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__close_my_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__CloseMySupportTicketResponse.self) {
      (c) throws(DecodingError) in try CloseMySupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CloseMySupportTicketResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

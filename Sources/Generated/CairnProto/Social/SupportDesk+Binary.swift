// Written by protoc-gen-cairn from cairn/social/v1/support_desk.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ListSupportTicketsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_support_tickets_request__descriptor_pointer(), as: Cairn__Social__V1__ListSupportTicketsRequest.self) {
      (c) throws(DecodingError) in try ListSupportTicketsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListSupportTicketsRequest>) throws(DecodingError) {
    state = SupportTicketState(rawValue: c.pointee.state_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSupportTicketsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListSupportTicketsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_support_tickets_response__descriptor_pointer(), as: Cairn__Social__V1__ListSupportTicketsResponse.self) {
      (c) throws(DecodingError) in try ListSupportTicketsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListSupportTicketsResponse>) throws(DecodingError) {
    tickets = try Binary.list(c.pointee.n_tickets_, c.pointee.tickets_, messages: { (value) throws(DecodingError) in try SupportTicket(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSupportTicketsResponse.next_page_token")
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

extension GetSupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__GetSupportTicketRequest.self) {
      (c) throws(DecodingError) in try GetSupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetSupportTicketRequest>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "GetSupportTicketRequest.ticket_id")
    pageToken = try Binary.string(c.pointee.page_token_, "GetSupportTicketRequest.page_token")
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

extension GetSupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__GetSupportTicketResponse.self) {
      (c) throws(DecodingError) in try GetSupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetSupportTicketResponse>) throws(DecodingError) {
    if let field = c.pointee.ticket_ { ticket = try SupportTicket(c: field) }
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try SupportEntry(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetSupportTicketResponse.next_page_token")
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

extension ReplyToSupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__reply_to_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__ReplyToSupportTicketRequest.self) {
      (c) throws(DecodingError) in try ReplyToSupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReplyToSupportTicketRequest>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "ReplyToSupportTicketRequest.ticket_id")
    text = try Binary.string(c.pointee.text_, "ReplyToSupportTicketRequest.text")
    seenEntryCount = c.pointee.seen_entry_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
    if !text.isEmpty {
      binary.field(2, text)
    }
    if seenEntryCount != 0 {
      binary.field(3, seenEntryCount)
    }
  }
}

extension ReplyToSupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__reply_to_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__ReplyToSupportTicketResponse.self) {
      (c) throws(DecodingError) in try ReplyToSupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReplyToSupportTicketResponse>) throws(DecodingError) {
    entryCount = c.pointee.entry_count_
  }

  func write(to binary: inout BinaryWriter) {
    if entryCount != 0 {
      binary.field(1, entryCount)
    }
  }
}

extension CloseSupportTicketRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__close_support_ticket_request__descriptor_pointer(), as: Cairn__Social__V1__CloseSupportTicketRequest.self) {
      (c) throws(DecodingError) in try CloseSupportTicketRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CloseSupportTicketRequest>) throws(DecodingError) {
    ticketID = try Binary.string(c.pointee.ticket_id_, "CloseSupportTicketRequest.ticket_id")
    seenEntryCount = c.pointee.seen_entry_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !ticketID.isEmpty {
      binary.field(1, ticketID)
    }
    if seenEntryCount != 0 {
      binary.field(2, seenEntryCount)
    }
  }
}

extension CloseSupportTicketResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__close_support_ticket_response__descriptor_pointer(), as: Cairn__Social__V1__CloseSupportTicketResponse.self) {
      (c) throws(DecodingError) in try CloseSupportTicketResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CloseSupportTicketResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

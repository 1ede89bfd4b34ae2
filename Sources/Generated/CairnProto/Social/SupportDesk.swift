// Written by protoc-gen-cairn from cairn/social/v1/support_desk.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Tickets to list.
public struct ListSupportTicketsRequest: Message {
  public static let protoName = "cairn.social.v1.ListSupportTicketsRequest"

  /// State of the tickets to list.
  public var state: SupportTicketState = .unspecified

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: SupportTicketState = .unspecified, pageSize: Int32 = 0, pageToken: String = "") {
    self.state = state
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of tickets.
public struct ListSupportTicketsResponse: Message {
  public static let protoName = "cairn.social.v1.ListSupportTicketsResponse"

  /// The one that has been in its state for longest first.
  public var tickets: [SupportTicket] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(tickets: [SupportTicket] = [], nextPageToken: String = "") {
    self.tickets = tickets
    self.nextPageToken = nextPageToken
  }
}

/// Ticket to show.
public struct GetSupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.GetSupportTicketRequest"

  /// UUID.
  public var ticketID: String = ""

  /// From the page of entries before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "", pageToken: String = "") {
    self.ticketID = ticketID
    self.pageToken = pageToken
  }
}

/// A ticket, with a page of its entries.
public struct GetSupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.GetSupportTicketResponse"

  /// The ticket.
  public var ticket: SupportTicket? = nil

  /// Entries, at most 20, the first written first.
  public var entries: [SupportEntry] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticket: SupportTicket? = nil, entries: [SupportEntry] = [], nextPageToken: String = "") {
    self.ticket = ticket
    self.entries = entries
    self.nextPageToken = nextPageToken
  }
}

/// Answer to give.
public struct ReplyToSupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.ReplyToSupportTicketRequest"

  /// UUID.
  public var ticketID: String = ""

  /// 1 to 4,000 characters.
  public var text: String = ""

  /// The ticket's entry_count when it was read.
  public var seenEntryCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "", text: String = "", seenEntryCount: Int32 = 0) {
    self.ticketID = ticketID
    self.text = text
    self.seenEntryCount = seenEntryCount
  }
}

/// It is answered.
public struct ReplyToSupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.ReplyToSupportTicketResponse"

  /// Number of the ticket's entries now.
  public var entryCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entryCount: Int32 = 0) {
    self.entryCount = entryCount
  }
}

/// Ticket to close.
public struct CloseSupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.CloseSupportTicketRequest"

  /// UUID.
  public var ticketID: String = ""

  /// The ticket's entry_count when it was read.
  public var seenEntryCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "", seenEntryCount: Int32 = 0) {
    self.ticketID = ticketID
    self.seenEntryCount = seenEntryCount
  }
}

/// It is closed.
public struct CloseSupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.CloseSupportTicketResponse"

  /// Every field at its default.
  public init() {}
}

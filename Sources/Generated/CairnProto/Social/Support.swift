// Written by protoc-gen-cairn from cairn/social/v1/support.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// State of a support ticket.
public enum SupportTicketState: MessageEnum {
  /// A state of a later version. In a request: as SUPPORT_TICKET_STATE_WAITING.
  case unspecified
  /// The person waits for an answer.
  case waiting
  /// The last word was the desk's.
  case answered
  /// Nobody writes any more.
  case closed
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .waiting, .answered, .closed]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .waiting: 1
    case .answered: 2
    case .closed: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .waiting
    case 2: self = .answered
    case 3: self = .closed
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "SUPPORT_TICKET_STATE_UNSPECIFIED"
    case .waiting: "SUPPORT_TICKET_STATE_WAITING"
    case .answered: "SUPPORT_TICKET_STATE_ANSWERED"
    case .closed: "SUPPORT_TICKET_STATE_CLOSED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "SUPPORT_TICKET_STATE_UNSPECIFIED": self = .unspecified
    case "SUPPORT_TICKET_STATE_WAITING": self = .waiting
    case "SUPPORT_TICKET_STATE_ANSWERED": self = .answered
    case "SUPPORT_TICKET_STATE_CLOSED": self = .closed
    default: return nil
    }
  }
}

/// A question or problem of somebody.
public struct SupportTicket: Message {
  public static let protoName = "cairn.social.v1.SupportTicket"

  /// UUID.
  public var ticketID: String = ""

  /// Account that has opened it. UUID.
  public var accountID: String = ""

  /// App that it is about.
  public var realm: Realm = .unspecified

  /// Subject, as the person wrote it.
  public var subject: String = ""

  /// State of it.
  public var state: SupportTicketState = .unspecified

  /// Time at which it was opened.
  public var createTime: Moment? = nil

  /// Time since which it is in this state.
  public var stateTime: Moment? = nil

  /// Number of its entries.
  public var entryCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "", accountID: String = "", realm: Realm = .unspecified, subject: String = "", state: SupportTicketState = .unspecified, createTime: Moment? = nil, stateTime: Moment? = nil, entryCount: Int32 = 0) {
    self.ticketID = ticketID
    self.accountID = accountID
    self.realm = realm
    self.subject = subject
    self.state = state
    self.createTime = createTime
    self.stateTime = stateTime
    self.entryCount = entryCount
  }
}

/// Something that was written in a ticket.
public struct SupportEntry: Message {
  public static let protoName = "cairn.social.v1.SupportEntry"

  /// UUID.
  public var entryID: String = ""

  /// Whether the desk has written it; otherwise the person has.
  public var isFromDesk: Bool = false

  /// Text of it.
  public var text: String = ""

  /// Time at which it was written.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entryID: String = "", isFromDesk: Bool = false, text: String = "", createTime: Moment? = nil) {
    self.entryID = entryID
    self.isFromDesk = isFromDesk
    self.text = text
    self.createTime = createTime
  }
}

/// Ticket to open.
public struct OpenSupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.OpenSupportTicketRequest"

  /// App that it is about.
  public var realm: Realm = .unspecified

  /// Subject in a line. 1 to 120 characters.
  public var subject: String = ""

  /// The question, or what has happened. 1 to 4,000 characters.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, subject: String = "", text: String = "") {
    self.realm = realm
    self.subject = subject
    self.text = text
  }
}

/// It is open.
public struct OpenSupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.OpenSupportTicketResponse"

  /// UUID.
  public var ticketID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "") {
    self.ticketID = ticketID
  }
}

/// Which page.
public struct ListMySupportTicketsRequest: Message {
  public static let protoName = "cairn.social.v1.ListMySupportTicketsRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of tickets.
public struct ListMySupportTicketsResponse: Message {
  public static let protoName = "cairn.social.v1.ListMySupportTicketsResponse"

  /// The latest opened first.
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
public struct GetMySupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.GetMySupportTicketRequest"

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
public struct GetMySupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.GetMySupportTicketResponse"

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

/// Text to add.
public struct AnswerSupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.AnswerSupportTicketRequest"

  /// UUID.
  public var ticketID: String = ""

  /// 1 to 4,000 characters.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "", text: String = "") {
    self.ticketID = ticketID
    self.text = text
  }
}

/// It is written.
public struct AnswerSupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.AnswerSupportTicketResponse"

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
public struct CloseMySupportTicketRequest: Message {
  public static let protoName = "cairn.social.v1.CloseMySupportTicketRequest"

  /// UUID.
  public var ticketID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticketID: String = "") {
    self.ticketID = ticketID
  }
}

/// It is closed.
public struct CloseMySupportTicketResponse: Message {
  public static let protoName = "cairn.social.v1.CloseMySupportTicketResponse"

  /// Every field at its default.
  public init() {}
}

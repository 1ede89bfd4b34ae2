import Curl
import EventLoop
import Lifecycle

/// Where mails come from and how they leave the house.
struct MailConfig {
  let sender: Mailbox
  /// Ends in a slash; nil in a house without a page for links: its mails have codes only.
  let linkBase: String?
  /// The gateway's own address, for ending mails of news with a single click (RFC 8058). Ends in a slash; nil where programs are not offered it.
  let oneClickBase: String?
  let transport: any MailTransport
  /// Words that tell an operator about it.
  let way: ConfiguredWay

  /// Tells what is wrong to `settings`.
  init(_ settings: Settings) {
    let text = settings.text("MAIL_FROM")
    let sender = Mailbox(text ?? "Cairn <cairn@localhost>")
    if sender == nil {
      settings.refuse("CAIRN_MAIL_FROM is \"\(text ?? "")\": expected an address, for example Cairn <noreply@example.org>")
    }
    self.sender = sender ?? Mailbox("cairn@localhost")!
    linkBase = Self.base(settings, "MAIL_LINK_BASE", schemes: ["https://", "http://"], "https://app.example.org/")
    // Addresses that a program calls by itself are called over HTTPS or not at all.
    oneClickBase = Self.base(settings, "MAIL_ONE_CLICK_BASE", schemes: ["https://"], "https://api.example.org/")
    if oneClickBase != nil, linkBase == nil {
      settings.refuse(
        "CAIRN_MAIL_ONE_CLICK_BASE needs CAIRN_MAIL_LINK_BASE: people whose programs have no such click follow the mail's link")
    }
    if let server = Self.server(settings, ownName: String(self.sender.domain)) {
      if text == nil { settings.refuse("CAIRN_MAIL_FROM is not set: the address mails come from") }
      transport = SMTPMailTransport(server)
      way = ConfiguredWay(
        "mails", by: "server", "\(server.host), \(server.security == .tls ? "TLS" : "STARTTLS"), from \(self.sender.address)")
    } else {
      let folder = settings.requiredText("MAIL_FOLDER", why: "the folder for mails, or CAIRN_MAIL_SERVER for a server that sends them")
      transport = FolderMailTransport(MailFolder(path: folder))
      let isKept = !MailFolder.isInMemory(folder)
      way = ConfiguredWay(
        "mails", by: isKept ? "files" : "memory", folder,
        shortcoming: "mails reach nobody\(isKept ? "" : " and are lost with the container"): CAIRN_MAIL_SERVER is not set")
    }
  }

  private static func base(_ settings: Settings, _ name: String, schemes: [String], _ example: String) -> String? {
    guard let text = settings.text(name) else { return nil }
    let isAddress = schemes.contains { text.hasPrefix($0) && text.count > $0.count }
    if !isAddress || text.contains(where: { " #?\"<>".contains($0) }) {
      settings.refuse("CAIRN_\(name) is \"\(text)\": expected an address, for example \(example)")
    }
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// "smtp://mail.example.org:587" with STARTTLS, "smtps://mail.example.org:465" with TLS from the first byte.
  private static func server(_ settings: Settings, ownName: String) -> SMTPServer? {
    guard let text = settings.text("MAIL_SERVER") else { return nil }
    let schemes: [(String, SMTPServer.Security)] = [("smtp://", .startTLS), ("smtps://", .tls)]
    guard let (scheme, security) = schemes.first(where: { text.hasPrefix($0.0) }), let host = HostPort(String(text.dropFirst(scheme.count)))
    else {
      settings.refuse("CAIRN_MAIL_SERVER is \"\(text)\": expected smtp://host:587 or smtps://host:465")
      return nil
    }
    var server = SMTPServer(host: host, security: security, ownName: ownName)
    server.user = settings.text("MAIL_USER")
    if server.user != nil {
      server.password = settings.file("MAIL_PASSWORD", why: "the file with the password of CAIRN_MAIL_USER").trimmed
    }
    server.authorityFile = settings.text("MAIL_AUTHORITY")
    server.connectLimit = settings.duration("MAIL_CONNECT_MS", default: .seconds(10), in: 100...120_000)
    server.transferLimit = settings.duration("MAIL_TRANSFER_MS", default: .seconds(30), in: 100...600_000)
    return server
  }
}

extension String {
  /// Without the line break that an editor leaves.
  fileprivate var trimmed: String { String(reversed().drop { $0.isNewline }.reversed()) }
}

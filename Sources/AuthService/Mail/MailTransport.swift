import Curl
import EventLoop

/// Why a mail did not go out.
enum MailFailure: Error, Hashable, CustomStringConvertible {
  /// Never to be sent again: the mail, or its reader's server, is the cause.
  case refused(String)
  /// To be tried again.
  case later(String)

  var description: String {
    switch self {
    case .refused(let words), .later(let words): words
    }
  }
}

/// How mails leave the house.
protocol MailTransport: Sendable {
  /// Longest time of one mail: when a process dies, another takes its mails over after that.
  var timeMax: Duration { get }

  /// - Throws: `MailFailure`.
  func send(_ message: MailMessage) async throws
}

/// By a mail server.
struct SMTPMailTransport: MailTransport {
  /// Two mails at once: a server that takes a second for each still takes more than this house has to say.
  static let threads = 2
  /// The outbox keeps what does not fit.
  static let queueMax = 64

  let server: SMTPServer
  private let offload: Offload

  var timeMax: Duration { server.transferLimit + .seconds(1) }

  init(_ server: SMTPServer) {
    self.server = server
    offload = Offload(threads: Self.threads, queueMax: Self.queueMax)
  }

  func send(_ message: MailMessage) async throws {
    let (server, bytes, sender, recipient) = (server, message.encoded, message.sender.address, message.recipient)
    do {
      try await offload.run { try server.send(bytes, from: sender, to: recipient) }
    } catch let failure as SMTPFailure {
      throw failure.isPermanent ? MailFailure.refused(failure.description) : .later(failure.description)
    } catch Offload.Refusal.queueFull {
      throw MailFailure.later("too many mails at once")
    }
  }
}

/// Into a folder, for development and for trying out.
struct FolderMailTransport: MailTransport {
  let timeMax: Duration = .seconds(5)
  let folder: MailFolder
  /// One at a time: writing a file is quick, and the order stays.
  private let offload = Offload(threads: 1, queueMax: 256)

  init(_ folder: MailFolder) {
    self.folder = folder
  }

  func send(_ message: MailMessage) async throws {
    let folder = folder
    do {
      try await offload.run { try folder.write(message) }
    } catch let failure as MailFailure {
      throw failure
    } catch {
      throw MailFailure.later("\(error)")
    }
  }
}

import Cryptography
import Timekeeping

/// Somebody mails come from: "Cairn <noreply@example.org>".
struct Mailbox: Sendable, Hashable {
  /// May be empty.
  let name: String
  let address: String

  /// - Returns: Nil when there is no plain address in it.
  init?(_ text: String) {
    var address = text[...]
    var name = ""
    if let begin = text.lastIndex(of: "<") {
      guard text.last == ">" else { return nil }
      address = text[text.index(after: begin)...].dropLast()
      name = text[..<begin].split(separator: " ").joined(separator: " ")
    }
    do { try EmailRules.check(String(address)) } catch { return nil }
    self.name = name
    self.address = EmailRules.delivered(String(address))
  }

  /// Part of the address behind the at.
  var domain: Substring { address.unicodeScalars.lastIndex(of: "@").map { address[address.unicodeScalars.index(after: $0)...] } ?? "" }
}

/// One mail as it travels (RFC 5322, 2045, 2047): plain text for one reader.
struct MailMessage: Sendable, Hashable {
  let sender: Mailbox
  /// A plain address, as mail servers deliver to it.
  let recipient: String
  let subject, body: String
  let language: MailLanguage
  let time: Moment
  /// The same whenever the same mail is sent again, so that a reader's program can tell that it has it. Letters, digits and hyphens.
  let identifier: String
  /// Where somebody says that no more such mails are wanted (RFC 2369); nil for those that belong to an account.
  var unsubscribeLink: String?
  /// Where a mail program says the same by itself, with a POST (RFC 8058), over HTTPS; takes the place of the other one, for a mail may name one.
  var oneClickLink: String?

  /// - Returns: Nil when `recipient` is no plain address; such a mail cannot be written without danger to its headers.
  init?(
    from sender: Mailbox, to recipient: String, subject: String, body: String, language: MailLanguage, time: Moment, identifier: String
  ) {
    do { try EmailRules.check(recipient) } catch { return nil }
    self.sender = sender
    self.recipient = EmailRules.delivered(recipient)
    self.subject = subject
    self.body = body
    self.language = language
    self.time = time
    self.identifier = identifier
  }

  /// Headers and body, every line with CRLF at its end.
  var encoded: [UInt8] {
    let phrase = MailHeader.phrase(sender.name)
    var headers = [
      "Date: \(MailDate(time).headerText)",
      "From: \(phrase.isEmpty ? "" : phrase + " ")<\(sender.address)>",
      "To: <\(recipient)>",
      "Message-ID: <\(identifier)@\(sender.domain)>",
      "Subject: \(MailHeader.text(subject))",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "Content-Language: \(language.rawValue)",
      // RFC 3834: no holiday answers, please.
      "Auto-Submitted: auto-generated",
    ]
    if let oneClickLink {
      headers.append("List-Unsubscribe: <\(MailText.oneLine(oneClickLink))>")
      headers.append("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    } else if let unsubscribeLink {
      headers.append("List-Unsubscribe: <\(MailText.oneLine(unsubscribeLink))>")
    }
    return Array((headers.joined(separator: "\r\n") + "\r\n\r\n").utf8) + QuotedPrintable.encode(body)
  }
}

/// Texts in header fields.
enum MailHeader {
  /// RFC 2047 §2, in characters.
  private static let encodedWordMax = 75
  private static let begin = "=?UTF-8?B?"
  private static let end = "?="

  /// Unstructured text: as it is where it is short and in ASCII, otherwise in encoded words.
  static func text(_ text: String) -> String {
    let line = MailText.oneLine(text)
    let isPlain = line.utf8.allSatisfy { (0x20...0x7E).contains($0) } && line.utf8.count <= 60 && !line.contains("=?")
    return isPlain ? line : encodedWords(line)
  }

  /// The name before an address: atoms as they are, anything else in encoded words (RFC 5322 §3.2.5).
  static func phrase(_ name: String) -> String {
    let line = MailText.oneLine(name)
    let isPlain = line.utf8.allSatisfy { byte in
      byte == UInt8(ascii: " ") || byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
    }
    return isPlain && line.utf8.count <= 60 ? line : encodedWords(line)
  }

  /// Words of whole scalars, each on a line of its own.
  private static func encodedWords(_ line: String) -> String {
    let room = (encodedWordMax - begin.count - end.count) / 4 * 3
    var words: [[UInt8]] = [[]]
    for scalar in line.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if words[words.count - 1].count + bytes.count > room { words.append([]) }
      words[words.count - 1] += bytes
    }
    return words.map { begin + Base64.standard.encode($0) + end }.joined(separator: "\r\n ")
  }

  /// A header's text with its encoded words read, for showing what `text` wrote.
  static func read(_ text: String) -> String {
    text.split(separator: " ").map { word -> (String, Bool) in
      guard word.hasPrefix(begin), word.hasSuffix(end), let bytes = Base64.standard.decode(word.dropFirst(begin.count).dropLast(end.count))
      else { return (String(word), false) }
      return (String(decoding: bytes, as: UTF8.self), true)
    }.reduce(into: ("", false)) { line, word in
      // Between two encoded words a space is nothing (RFC 2047 §6.2).
      line.0 += (line.0.isEmpty || (line.1 && word.1) ? "" : " ") + word.0
      line.1 = word.1
    }.0
  }
}

/// RFC 2045 §6.7: text that stays readable, in lines of at most 76 characters.
enum QuotedPrintable {
  private static let lineMax = 76

  /// - Parameter text: Lines end in "\n".
  static func encode(_ text: String) -> [UInt8] {
    var out: [UInt8] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      out += encode(line: Array(line.utf8)) + [0x0D, 0x0A]
    }
    return out
  }

  private static func encode(line: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var width = 0
    for (index, byte) in line.enumerated() {
      let isSpace = byte == 0x20 && index + 1 < line.count
      let isPlain = isSpace || ((0x21...0x7E).contains(byte) && byte != UInt8(ascii: "="))
      let piece = isPlain ? [byte] : [UInt8(ascii: "=")] + Array(Hex.encode([byte]).uppercased().utf8)
      // One is left for the soft line break.
      if width + piece.count > lineMax - 1 {
        out += Array("=\r\n".utf8)
        width = 0
      }
      out += piece
      width += piece.count
    }
    return out
  }

  /// The text that `encode` was given.
  static func decode(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x0D { continue }
      guard byte == UInt8(ascii: "=") else {
        out.append(byte)
        continue
      }
      if rest.first == 0x0D {
        rest = rest.dropFirst(2)
      } else if let value = Hex.decode(String(decoding: rest.prefix(2), as: UTF8.self)) {
        out += value
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

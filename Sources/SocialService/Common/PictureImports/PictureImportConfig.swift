import Curl
import Lifecycle
import Timekeeping

/// From where pictures of providers are fetched, and how.
struct PictureImportConfig: Sendable {
  /// Which addresses a host may have.
  enum Addresses: String, CaseIterable {
    /// Addresses of the Internet.
    case `public`
    /// Addresses of this network too: for a stand-in.
    case any
  }

  /// Hosts of Google and Facebook.
  static let hostsDefault = "*.googleusercontent.com,platform-lookaside.fbsbx.com,graph.facebook.com,*.fbcdn.net"

  /// The value that turns it off.
  private static let noHosts = "none"

  /// Empty when nothing is fetched.
  let hosts: [String]
  /// Before the second attempt.
  let pauseFirst: Duration
  /// A file of PEM certificates, the only ones a host's may be signed by; nil for the ones of the machine.
  let authorityFile: String?
  /// How hosts are asked.
  let limits: WebLimits

  /// Tells what is wrong to `settings`.
  init(_ settings: Settings) {
    let text = settings.text("PICTURE_HOSTS") ?? Self.hostsDefault
    hosts = text == Self.noHosts ? [] : text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    for host in hosts where !PictureImportRules.isHost(host) {
      settings.refuse("CAIRN_PICTURE_HOSTS holds \"\(host)\": expected names like pictures.example.org or *.example.org, or none")
    }
    pauseFirst = settings.duration("PICTURE_RETRY_MS", default: PictureImportRules.pauseFirst, in: 100...3_600_000)
    authorityFile = settings.text("PICTURE_AUTHORITY")
    var limits = WebLimits()
    limits.bodyBytesMax = PictureImportRules.bodyBytesMax
    limits.timeMax = PictureImportRules.answerTimeMax
    limits.threads = 1
    limits.queueMax = 4
    limits.publicAddressesOnly = settings.choice("PICTURE_ADDRESSES", default: Addresses.public) == .public
    self.limits = limits
  }
}

// Written by protoc-gen-cairn from cairn/auth/v1/identities.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The token that a client brings from a provider.
public struct ProviderCredential: Message {
  public static let protoName = "cairn.auth.v1.ProviderCredential"

  /// A provider of this installation: "google", "apple", "facebook" or the name of another.
  public var provider: String = ""

  /// A signed statement about its owner: of every provider, of Facebook by its Limited Login. At most 8,192 bytes. Either this or access_token.
  public var idToken: String = ""

  /// Facebook's classic access token. At most 4,096 bytes. Either this or id_token.
  public var accessToken: String = ""

  /// The nonce as BeginProviderLogin gave it; the id token must hold it, or the SHA-256 of its characters in lower-case hexadecimal digits. Empty
  /// for an access token.
  public var nonce: String = ""

  /// The person's name as the provider told it to the client, where the token holds none: Apple tells it once, to the client. May be empty.
  public var name: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(provider: String = "", idToken: String = "", accessToken: String = "", nonce: String = "", name: String = "") {
    self.provider = provider
    self.idToken = idToken
    self.accessToken = accessToken
    self.nonce = nonce
    self.name = name
  }
}

/// Which provider.
public struct BeginProviderLoginRequest: Message {
  public static let protoName = "cairn.auth.v1.BeginProviderLoginRequest"

  /// A provider of this installation.
  public var provider: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(provider: String = "") {
    self.provider = provider
  }
}

/// The nonce to pass on.
public struct BeginProviderLoginResponse: Message {
  public static let protoName = "cairn.auth.v1.BeginProviderLoginResponse"

  /// The nonce, to be passed to the provider, as it is or as its SHA-256, and to LogInWithProvider as it is. Good once.
  public var nonce: String = ""

  /// The time from which the nonce is no good: 10 minutes from now.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(nonce: String = "", expireTime: Moment? = nil) {
    self.nonce = nonce
    self.expireTime = expireTime
  }
}

/// A log-in.
public struct LogInWithProviderRequest: Message {
  public static let protoName = "cairn.auth.v1.LogInWithProviderRequest"

  /// The provider's token.
  public var credential: ProviderCredential? = nil

  /// The device's name in the owner's list of sessions, for example "Anna's phone". Kept to 100 scalars, without what no label can hold; may be empty.
  public var deviceName: String = ""

  /// The app that logs in, as the owner sees it, for example "Where am I 2.1". Kept to 64 scalars, without what no label can hold; may be empty.
  public var app: String = ""

  /// Whether a suspended account gets a session too, good for methods that allow it and nothing else (SuspendAccount). Without it a suspended
  /// account is answered ACCOUNT_SUSPENDED.
  public var evenIfSuspended: Bool = false

  /// How much of what the account may do the session does; left out: SCOPE_FULL. It stays, whatever the session refreshes.
  public var scope: Scope = .unspecified

  /// The code of an invitation, for whoever comes for the first time where people need one. At most 64 characters.
  public var invitationCode: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(credential: ProviderCredential? = nil, deviceName: String = "", app: String = "", evenIfSuspended: Bool = false, scope: Scope = .unspecified, invitationCode: String = "") {
    self.credential = credential
    self.deviceName = deviceName
    self.app = app
    self.evenIfSuspended = evenIfSuspended
    self.scope = scope
    self.invitationCode = invitationCode
  }
}

/// A new session.
public struct LogInWithProviderResponse: Message {
  public static let protoName = "cairn.auth.v1.LogInWithProviderResponse"

  /// The account; with the capability "profile_incomplete" it has no user name yet.
  public var account: Account? = nil

  /// Whether this call has made the account.
  public var isNewAccount: Bool = false

  /// The session's tokens.
  public var tokens: SessionTokens? = nil

  /// The person as the provider tells of them; for suggestions, nothing of it is shown to others.
  public var identity: Identity? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil, isNewAccount: Bool = false, tokens: SessionTokens? = nil, identity: Identity? = nil) {
    self.account = account
    self.isNewAccount = isNewAccount
    self.tokens = tokens
    self.identity = identity
  }
}

/// One identity of an account, as its owner sees it.
public struct Identity: Message {
  public static let protoName = "cairn.auth.v1.Identity"

  /// UUID.
  public var identityID: String = ""

  /// The provider that vouches.
  public var provider: String = ""

  /// As the provider last told it; may be empty.
  public var name: String = ""

  /// As the provider last told it; may be empty.
  public var email: String = ""

  /// Whether the provider has confirmed the address.
  public var emailVerified: Bool = false

  /// An https address, as the provider last told it; may be empty.
  public var pictureURL: String = ""

  /// When it was linked.
  public var createTime: Moment? = nil

  /// When it was last used to log in.
  public var lastUseTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(identityID: String = "", provider: String = "", name: String = "", email: String = "", emailVerified: Bool = false, pictureURL: String = "", createTime: Moment? = nil, lastUseTime: Moment? = nil) {
    self.identityID = identityID
    self.provider = provider
    self.name = name
    self.email = email
    self.emailVerified = emailVerified
    self.pictureURL = pictureURL
    self.createTime = createTime
    self.lastUseTime = lastUseTime
  }
}

/// Asks for the identities.
public struct ListIdentitiesRequest: Message {
  public static let protoName = "cairn.auth.v1.ListIdentitiesRequest"

  /// At most so many; 0 means 20, more than 100 counts as 100.
  public var pageSize: Int32 = 0

  /// Where the list goes on: next_page_token of the page before; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of the identities.
public struct ListIdentitiesResponse: Message {
  public static let protoName = "cairn.auth.v1.ListIdentitiesResponse"

  /// Newest first.
  public var identities: [Identity] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(identities: [Identity] = [], nextPageToken: String = "") {
    self.identities = identities
    self.nextPageToken = nextPageToken
  }
}

/// The identity to link.
public struct LinkIdentityRequest: Message {
  public static let protoName = "cairn.auth.v1.LinkIdentityRequest"

  /// The provider's token.
  public var credential: ProviderCredential? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(credential: ProviderCredential? = nil) {
    self.credential = credential
  }
}

/// The identity that is linked.
public struct LinkIdentityResponse: Message {
  public static let protoName = "cairn.auth.v1.LinkIdentityResponse"

  /// The identity.
  public var identity: Identity? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(identity: Identity? = nil) {
    self.identity = identity
  }
}

/// The identity to unlink.
public struct UnlinkIdentityRequest: Message {
  public static let protoName = "cairn.auth.v1.UnlinkIdentityRequest"

  /// UUID, 36 lower-case characters.
  public var identityID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(identityID: String = "") {
    self.identityID = identityID
  }
}

/// Nothing to tell.
public struct UnlinkIdentityResponse: Message {
  public static let protoName = "cairn.auth.v1.UnlinkIdentityResponse"

  /// Every field at its default.
  public init() {}
}

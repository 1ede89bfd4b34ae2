// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

public import LocalBuddyProto
public import RPC

/// Rows of the methods of `cairn.social.localbuddy.v1.BuddyService`: known before a body is read.
public enum BuddyServiceMethods {
  /// Gets the caller's own settings.
  public static let getBuddySettings = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/GetBuddySettings",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.GetBuddySettingsRequest", responseType: "cairn.social.localbuddy.v1.GetBuddySettingsResponse")

  /// Makes the caller a buddy, or changes the settings of one. Conversations and meetings that there are stay, whomever the new settings leave out.
  public static let setBuddySettings = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/SetBuddySettings",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.SetBuddySettingsRequest", responseType: "cairn.social.localbuddy.v1.SetBuddySettingsResponse")

  /// Adds a city to those of the caller. One that is among them already stays where it is.
  public static let addBuddyCity = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/AddBuddyCity",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.AddBuddyCityRequest", responseType: "cairn.social.localbuddy.v1.AddBuddyCityResponse")

  /// Takes a city from those of the caller, who may be without one for a while. One that is not among them is no error.
  public static let removeBuddyCity = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/RemoveBuddyCity",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.RemoveBuddyCityRequest", responseType: "cairn.social.localbuddy.v1.RemoveBuddyCityResponse")

  /// Hides the caller from travellers for a while, or shows the caller again. Conversations and meetings stay.
  public static let pauseBuddy = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/PauseBuddy",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.PauseBuddyRequest", responseType: "cairn.social.localbuddy.v1.PauseBuddyResponse")

  /// Ends to be a buddy: the settings are forgotten. Conversations, meetings and feedback stay. A caller who is no buddy stays so.
  public static let stopBuddy = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/StopBuddy",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.StopBuddyRequest", responseType: "cairn.social.localbuddy.v1.StopBuddyResponse")

  /// Finds buddies of a city whose settings let the caller find them, and where it is asked for, those of cities around it behind them: the nearest cities
  public static let findBuddies = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/FindBuddies",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 3, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.FindBuddiesRequest", responseType: "cairn.social.localbuddy.v1.FindBuddiesResponse")

  /// Gets the profile of a buddy.
  public static let getBuddy = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/GetBuddy",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.GetBuddyRequest", responseType: "cairn.social.localbuddy.v1.GetBuddyResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getBuddySettings, setBuddySettings, addBuddyCity, removeBuddyCity, pauseBuddy, stopBuddy, findBuddies, getBuddy]
}

/// Serves locals whom travellers may find and write to: LocalBuddy. For people of 18 years and over.
///
/// Everything that asks for the caller's age answers FAILED_PRECONDITION BIRTH_DATE_MISSING where none was told (GuardianService.SetBirthDate tells it), and
/// FAILED_PRECONDITION TOO_YOUNG below 18.
public protocol BuddyServiceHandlers: Sendable {
  /// Gets the caller's own settings.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy.
  nonisolated(nonsending) func getBuddySettings(_ request: GetBuddySettingsRequest, _ context: RequestContext) async throws -> GetBuddySettingsResponse

  /// Makes the caller a buddy, or changes the settings of one. Conversations and meetings that there are stay, whomever the new settings leave out.
  ///
  /// Errors: FAILED_PRECONDITION BIRTH_DATE_MISSING or TOO_YOUNG; NOT_FOUND CITY_NOT_FOUND with metadata city_id; ABORTED VERSION_MISMATCH with metadata
  /// version; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: city_ids (TOO_MANY, DUPLICATE), min_age and max_age (OUT_OF_RANGE), genders
  /// (UNKNOWN_VALUE), languages (TOO_MANY, MALFORMED), about (TOO_LONG, NOT_WRITING, LINK_TOO_EARLY),
  /// about_language (MALFORMED);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setBuddySettings(_ request: SetBuddySettingsRequest, _ context: RequestContext) async throws -> SetBuddySettingsResponse

  /// Adds a city to those of the caller. One that is among them already stays where it is.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy; NOT_FOUND CITY_NOT_FOUND; FAILED_PRECONDITION TOO_MANY_CITIES with metadata max.
  nonisolated(nonsending) func addBuddyCity(_ request: AddBuddyCityRequest, _ context: RequestContext) async throws -> AddBuddyCityResponse

  /// Takes a city from those of the caller, who may be without one for a while. One that is not among them is no error.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy.
  nonisolated(nonsending) func removeBuddyCity(_ request: RemoveBuddyCityRequest, _ context: RequestContext) async throws -> RemoveBuddyCityResponse

  /// Hides the caller from travellers for a while, or shows the caller again. Conversations and meetings stay.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy.
  nonisolated(nonsending) func pauseBuddy(_ request: PauseBuddyRequest, _ context: RequestContext) async throws -> PauseBuddyResponse

  /// Ends to be a buddy: the settings are forgotten. Conversations, meetings and feedback stay. A caller who is no buddy stays so.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func stopBuddy(_ request: StopBuddyRequest, _ context: RequestContext) async throws -> StopBuddyResponse

  /// Finds buddies of a city whose settings let the caller find them, and where it is asked for, those of cities around it behind them: the nearest cities
  /// first, by the distance of the centres in steps of 10 km. Buddies who do not let the caller find them are neither listed nor counted. A caller who wants the
  /// buddies of the place they are at asks CityService.ReverseGeocodeCity for its city: no position is sent here. A page may hold fewer than asked for, and
  /// none, though another one follows.
  ///
  /// Errors: FAILED_PRECONDITION BIRTH_DATE_MISSING or TOO_YOUNG; NOT_FOUND CITY_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: city_id
  /// (MISSING), page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func findBuddies(_ request: FindBuddiesRequest, _ context: RequestContext) async throws -> FindBuddiesResponse

  /// Gets the profile of a buddy.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for somebody who is no buddy, and alike for one whose settings do not let the caller find them;
  /// FAILED_PRECONDITION BIRTH_DATE_MISSING or TOO_YOUNG; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID.
  nonisolated(nonsending) func getBuddy(_ request: GetBuddyRequest, _ context: RequestContext) async throws -> GetBuddyResponse
}

extension BuddyServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(BuddyServiceMethods.getBuddySettings) { (request: GetBuddySettingsRequest, context) in
        try await self.getBuddySettings(request, context)
      },
      .unary(BuddyServiceMethods.setBuddySettings) { (request: SetBuddySettingsRequest, context) in
        try await self.setBuddySettings(request, context)
      },
      .unary(BuddyServiceMethods.addBuddyCity) { (request: AddBuddyCityRequest, context) in
        try await self.addBuddyCity(request, context)
      },
      .unary(BuddyServiceMethods.removeBuddyCity) { (request: RemoveBuddyCityRequest, context) in
        try await self.removeBuddyCity(request, context)
      },
      .unary(BuddyServiceMethods.pauseBuddy) { (request: PauseBuddyRequest, context) in
        try await self.pauseBuddy(request, context)
      },
      .unary(BuddyServiceMethods.stopBuddy) { (request: StopBuddyRequest, context) in
        try await self.stopBuddy(request, context)
      },
      .unary(BuddyServiceMethods.findBuddies) { (request: FindBuddiesRequest, context) in
        try await self.findBuddies(request, context)
      },
      .unary(BuddyServiceMethods.getBuddy) { (request: GetBuddyRequest, context) in
        try await self.getBuddy(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.localbuddy.v1.BuddyService`.
public struct BuddyServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the caller's own settings.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy.
  public nonisolated(nonsending) func getBuddySettings(
    _ request: GetBuddySettingsRequest, _ options: CallOptions = .init()
  ) async throws -> GetBuddySettingsResponse {
    try await channel.unary(BuddyServiceMethods.getBuddySettings, request, options)
  }

  /// Makes the caller a buddy, or changes the settings of one. Conversations and meetings that there are stay, whomever the new settings leave out.
  ///
  /// Errors: FAILED_PRECONDITION BIRTH_DATE_MISSING or TOO_YOUNG; NOT_FOUND CITY_NOT_FOUND with metadata city_id; ABORTED VERSION_MISMATCH with metadata
  /// version; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: city_ids (TOO_MANY, DUPLICATE), min_age and max_age (OUT_OF_RANGE), genders
  /// (UNKNOWN_VALUE), languages (TOO_MANY, MALFORMED), about (TOO_LONG, NOT_WRITING, LINK_TOO_EARLY),
  /// about_language (MALFORMED);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setBuddySettings(
    _ request: SetBuddySettingsRequest, _ options: CallOptions = .init()
  ) async throws -> SetBuddySettingsResponse {
    try await channel.unary(BuddyServiceMethods.setBuddySettings, request, options)
  }

  /// Adds a city to those of the caller. One that is among them already stays where it is.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy; NOT_FOUND CITY_NOT_FOUND; FAILED_PRECONDITION TOO_MANY_CITIES with metadata max.
  public nonisolated(nonsending) func addBuddyCity(
    _ request: AddBuddyCityRequest, _ options: CallOptions = .init()
  ) async throws -> AddBuddyCityResponse {
    try await channel.unary(BuddyServiceMethods.addBuddyCity, request, options)
  }

  /// Takes a city from those of the caller, who may be without one for a while. One that is not among them is no error.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy.
  public nonisolated(nonsending) func removeBuddyCity(
    _ request: RemoveBuddyCityRequest, _ options: CallOptions = .init()
  ) async throws -> RemoveBuddyCityResponse {
    try await channel.unary(BuddyServiceMethods.removeBuddyCity, request, options)
  }

  /// Hides the caller from travellers for a while, or shows the caller again. Conversations and meetings stay.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for a caller who is no buddy.
  public nonisolated(nonsending) func pauseBuddy(
    _ request: PauseBuddyRequest, _ options: CallOptions = .init()
  ) async throws -> PauseBuddyResponse {
    try await channel.unary(BuddyServiceMethods.pauseBuddy, request, options)
  }

  /// Ends to be a buddy: the settings are forgotten. Conversations, meetings and feedback stay. A caller who is no buddy stays so.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func stopBuddy(
    _ request: StopBuddyRequest, _ options: CallOptions = .init()
  ) async throws -> StopBuddyResponse {
    try await channel.unary(BuddyServiceMethods.stopBuddy, request, options)
  }

  /// Finds buddies of a city whose settings let the caller find them, and where it is asked for, those of cities around it behind them: the nearest cities
  /// first, by the distance of the centres in steps of 10 km. Buddies who do not let the caller find them are neither listed nor counted. A caller who wants the
  /// buddies of the place they are at asks CityService.ReverseGeocodeCity for its city: no position is sent here. A page may hold fewer than asked for, and
  /// none, though another one follows.
  ///
  /// Errors: FAILED_PRECONDITION BIRTH_DATE_MISSING or TOO_YOUNG; NOT_FOUND CITY_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: city_id
  /// (MISSING), page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func findBuddies(
    _ request: FindBuddiesRequest, _ options: CallOptions = .init()
  ) async throws -> FindBuddiesResponse {
    try await channel.unary(BuddyServiceMethods.findBuddies, request, options)
  }

  /// Gets the profile of a buddy.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND for somebody who is no buddy, and alike for one whose settings do not let the caller find them;
  /// FAILED_PRECONDITION BIRTH_DATE_MISSING or TOO_YOUNG; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID.
  public nonisolated(nonsending) func getBuddy(
    _ request: GetBuddyRequest, _ options: CallOptions = .init()
  ) async throws -> GetBuddyResponse {
    try await channel.unary(BuddyServiceMethods.getBuddy, request, options)
  }
}

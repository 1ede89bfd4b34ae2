// Written by protoc-gen-cairn from cairn/social/v1/profiles.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.ProfileService`: known before a body is read.
public enum ProfileServiceMethods {
  /// Tells the caller's own profile, all of it.
  public static let getMyProfile = MethodRow(
    path: "/cairn.social.v1.ProfileService/GetMyProfile",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.GetMyProfileRequest", responseType: "cairn.social.v1.GetMyProfileResponse")

  /// Tells what the caller may see of somebody. A person who has blocked the caller is not found; of a person whom the caller has blocked only the
  public static let getProfile = MethodRow(
    path: "/cairn.social.v1.ProfileService/GetProfile",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.GetProfileRequest", responseType: "cairn.social.v1.GetProfileResponse")

  /// Tells what the caller may see of several people, each as GetProfile does. People who are not found are left out.
  public static let getProfiles = MethodRow(
    path: "/cairn.social.v1.ProfileService/GetProfiles",
    access: .user, idempotency: .read,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 5, scopes: [.web],
    requestType: "cairn.social.v1.GetProfilesRequest", responseType: "cairn.social.v1.GetProfilesResponse")

  /// Changes the parts of the caller's profile that are given. Names and gender are changed by AccountService.SetPersonalDetails; who sees
  public static let updateProfile = MethodRow(
    path: "/cairn.social.v1.ProfileService/UpdateProfile",
    access: .user, idempotency: .key,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .profile, scopes: [.web],
    requestType: "cairn.social.v1.UpdateProfileRequest", responseType: "cairn.social.v1.UpdateProfileResponse")

  /// Replaces the caller's facet in one app, and with it whether the profile of all apps is shown there: never before this says so, and no more once
  public static let setAppFacet = MethodRow(
    path: "/cairn.social.v1.ProfileService/SetAppFacet",
    access: .user, idempotency: .key,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .profile, scopes: [.web],
    requestType: "cairn.social.v1.SetAppFacetRequest", responseType: "cairn.social.v1.SetAppFacetResponse")

  /// Shows a picture of the caller beside the name, or none any more. The picture before is removed a day later, unless it is shown again.
  public static let setProfilePicture = MethodRow(
    path: "/cairn.social.v1.ProfileService/SetProfilePicture",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .profile, scopes: [.web],
    requestType: "cairn.social.v1.SetProfilePictureRequest", responseType: "cairn.social.v1.SetProfilePictureResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getMyProfile, getProfile, getProfiles, updateProfile, setAppFacet, setProfilePicture]
}

/// Profiles, in which people tell of themselves: one over all apps, each part of it with its visibility, and a facet for each app.
///
/// People who have not shared their identity in an app are known there by user name, by their picture, which goes with the name in all apps, and by
/// what they say in that app alone. Parts of a minor's profile that everybody could see are seen by friends only, as far as a birth date was told.
public protocol ProfileServiceHandlers: Sendable {
  /// Tells the caller's own profile, all of it.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getMyProfile(_ request: GetMyProfileRequest, _ context: RequestContext) async throws -> GetMyProfileResponse

  /// Tells what the caller may see of somebody. A person who has blocked the caller is not found; of a person whom the caller has blocked only the
  /// name is told.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func getProfile(_ request: GetProfileRequest, _ context: RequestContext) async throws -> GetProfileResponse

  /// Tells what the caller may see of several people, each as GetProfile does. People who are not found are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_ids (MISSING, TOO_MANY, INVALID_UUID), realm (UNKNOWN_VALUE).
  nonisolated(nonsending) func getProfiles(_ request: GetProfilesRequest, _ context: RequestContext) async throws -> GetProfilesResponse

  /// Changes the parts of the caller's profile that are given. Names and gender are changed by AccountService.SetPersonalDetails; who sees
  /// them, here.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_LONG, NOT_WRITING, TOO_MANY, MALFORMED, UNKNOWN_VALUE,
  /// visibility.last_seen NOT_APPLICABLE for everyone;
  /// LINK_TOO_EARLY for links in the first seven days of an account); ABORTED VERSION_CONFLICT when the profile has another version than the one
  /// expected: read it again; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func updateProfile(_ request: UpdateProfileRequest, _ context: RequestContext) async throws -> UpdateProfileResponse

  /// Replaces the caller's facet in one app, and with it whether the profile of all apps is shown there: never before this says so, and no more once
  /// this takes it back.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, TOO_LONG, NOT_WRITING, MALFORMED, UNKNOWN_VALUE; LINK_TOO_EARLY as in
  /// UpdateProfile); ABORTED VERSION_CONFLICT; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setAppFacet(_ request: SetAppFacetRequest, _ context: RequestContext) async throws -> SetAppFacetResponse

  /// Shows a picture of the caller beside the name, or none any more. The picture before is removed a day later, unless it is shown again.
  /// Where friends alone saw the picture before because it was found at a provider, everybody sees the one that is chosen, unless the caller has said
  /// who sees it.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND when the caller has no such media; INVALID_ARGUMENT INVALID_ARGUMENT with field violations
  /// (INVALID_UUID; NOT_APPLICABLE for media that was not sent as an AVATAR; OUT_OF_RANGE); ABORTED VERSION_CONFLICT; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setProfilePicture(_ request: SetProfilePictureRequest, _ context: RequestContext) async throws -> SetProfilePictureResponse
}

extension ProfileServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ProfileServiceMethods.getMyProfile) { (request: GetMyProfileRequest, context) in
        try await self.getMyProfile(request, context)
      },
      .unary(ProfileServiceMethods.getProfile) { (request: GetProfileRequest, context) in
        try await self.getProfile(request, context)
      },
      .unary(ProfileServiceMethods.getProfiles) { (request: GetProfilesRequest, context) in
        try await self.getProfiles(request, context)
      },
      .unary(ProfileServiceMethods.updateProfile) { (request: UpdateProfileRequest, context) in
        try await self.updateProfile(request, context)
      },
      .unary(ProfileServiceMethods.setAppFacet) { (request: SetAppFacetRequest, context) in
        try await self.setAppFacet(request, context)
      },
      .unary(ProfileServiceMethods.setProfilePicture) { (request: SetProfilePictureRequest, context) in
        try await self.setProfilePicture(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.ProfileService`.
public struct ProfileServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells the caller's own profile, all of it.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getMyProfile(
    _ request: GetMyProfileRequest, _ options: CallOptions = .init()
  ) async throws -> GetMyProfileResponse {
    try await channel.unary(ProfileServiceMethods.getMyProfile, request, options)
  }

  /// Tells what the caller may see of somebody. A person who has blocked the caller is not found; of a person whom the caller has blocked only the
  /// name is told.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func getProfile(
    _ request: GetProfileRequest, _ options: CallOptions = .init()
  ) async throws -> GetProfileResponse {
    try await channel.unary(ProfileServiceMethods.getProfile, request, options)
  }

  /// Tells what the caller may see of several people, each as GetProfile does. People who are not found are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_ids (MISSING, TOO_MANY, INVALID_UUID), realm (UNKNOWN_VALUE).
  public nonisolated(nonsending) func getProfiles(
    _ request: GetProfilesRequest, _ options: CallOptions = .init()
  ) async throws -> GetProfilesResponse {
    try await channel.unary(ProfileServiceMethods.getProfiles, request, options)
  }

  /// Changes the parts of the caller's profile that are given. Names and gender are changed by AccountService.SetPersonalDetails; who sees
  /// them, here.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_LONG, NOT_WRITING, TOO_MANY, MALFORMED, UNKNOWN_VALUE,
  /// visibility.last_seen NOT_APPLICABLE for everyone;
  /// LINK_TOO_EARLY for links in the first seven days of an account); ABORTED VERSION_CONFLICT when the profile has another version than the one
  /// expected: read it again; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func updateProfile(
    _ request: UpdateProfileRequest, _ options: CallOptions = .init()
  ) async throws -> UpdateProfileResponse {
    try await channel.unary(ProfileServiceMethods.updateProfile, request, options)
  }

  /// Replaces the caller's facet in one app, and with it whether the profile of all apps is shown there: never before this says so, and no more once
  /// this takes it back.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, TOO_LONG, NOT_WRITING, MALFORMED, UNKNOWN_VALUE; LINK_TOO_EARLY as in
  /// UpdateProfile); ABORTED VERSION_CONFLICT; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setAppFacet(
    _ request: SetAppFacetRequest, _ options: CallOptions = .init()
  ) async throws -> SetAppFacetResponse {
    try await channel.unary(ProfileServiceMethods.setAppFacet, request, options)
  }

  /// Shows a picture of the caller beside the name, or none any more. The picture before is removed a day later, unless it is shown again.
  /// Where friends alone saw the picture before because it was found at a provider, everybody sees the one that is chosen, unless the caller has said
  /// who sees it.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND when the caller has no such media; INVALID_ARGUMENT INVALID_ARGUMENT with field violations
  /// (INVALID_UUID; NOT_APPLICABLE for media that was not sent as an AVATAR; OUT_OF_RANGE); ABORTED VERSION_CONFLICT; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setProfilePicture(
    _ request: SetProfilePictureRequest, _ options: CallOptions = .init()
  ) async throws -> SetProfilePictureResponse {
    try await channel.unary(ProfileServiceMethods.setProfilePicture, request, options)
  }
}

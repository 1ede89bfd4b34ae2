// Written by protoc-gen-cairn from every service of the contract; not by hand.
// swift-format-ignore-file

public import RPC

/// The whole contract's table of methods: what the gateway routes by.
public enum CairnMethods {
  /// Every method of every service.
  public static let all: [MethodRow] = [
    AccountDeletionServiceMethods.all,
    SessionServiceMethods.all,
    AccountServiceMethods.all,
    DirectoryServiceMethods.all,
    EmailServiceMethods.all,
    ExportServiceMethods.all,
    GuardianServiceMethods.all,
    IdentityServiceMethods.all,
    GuestServiceMethods.all,
    RevocationServiceMethods.all,
    SecurityEventServiceMethods.all,
    ModerationServiceMethods.all,
    PasswordServiceMethods.all,
    PublicKeyServiceMethods.all,
    SecondFactorServiceMethods.all,
    UsernameServiceMethods.all,
    BenchServiceMethods.all,
    AchievementServiceMethods.all,
    MapServiceMethods.all,
    LocationServiceMethods.all,
    GeoGuessServiceMethods.all,
    DailyGameServiceMethods.all,
    InvitationServiceMethods.all,
    PeopleServiceMethods.all,
    LeaderboardServiceMethods.all,
    MatchmakingServiceMethods.all,
    RatingServiceMethods.all,
    ResultsServiceMethods.all,
    StatisticsServiceMethods.all,
    CityServiceMethods.all,
    ParkServiceMethods.all,
    InboxServiceMethods.all,
    MediaBytesServiceMethods.all,
    NotificationServiceMethods.all,
    PersonalDataServiceMethods.all,
    BlockServiceMethods.all,
    PresenceServiceMethods.all,
    FriendServiceMethods.all,
    PreferenceServiceMethods.all,
    ProfileServiceMethods.all,
    StreamServiceMethods.all,
    HomeServiceMethods.all,
    MediaServiceMethods.all,
    NotificationPreferenceServiceMethods.all,
    PushDeviceServiceMethods.all,
    ReportServiceMethods.all,
    ReportModerationServiceMethods.all,
    HealthServiceMethods.all,
  ].flatMap { $0 }
}

// Written by protoc-gen-cairn from every service of the contract; not by hand.
// swift-format-ignore-file

internal import AllAppsServices
internal import CairnServices
internal import ExpeditionsServices
internal import GeocachesServices
internal import LocalBuddyServices
internal import QuizWalksServices
internal import WhereAmIServices
public import RPC

/// The whole contract's table of methods: what the gateway routes by.
public enum CairnMethods {
  /// Every method of every service.
  public static let all: [MethodRow] = [
    CairnServices.DirectoryServiceMethods.all,
    CairnServices.ModeratorServiceMethods.all,
    CairnServices.SecurityEventServiceMethods.all,
    CairnServices.ModerationServiceMethods.all,
    CairnServices.RevocationServiceMethods.all,
    CairnServices.AccountDeletionServiceMethods.all,
    CairnServices.SessionServiceMethods.all,
    CairnServices.AccountServiceMethods.all,
    CairnServices.EmailServiceMethods.all,
    CairnServices.ExportServiceMethods.all,
    CairnServices.GuardianServiceMethods.all,
    CairnServices.IdentityServiceMethods.all,
    CairnServices.GuestServiceMethods.all,
    CairnServices.PasswordServiceMethods.all,
    CairnServices.PublicKeyServiceMethods.all,
    CairnServices.SecondFactorServiceMethods.all,
    CairnServices.ServerInfoServiceMethods.all,
    CairnServices.UsernameServiceMethods.all,
    CairnServices.BenchServiceMethods.all,
    ExpeditionsServices.ChallengeServiceMethods.all,
    ExpeditionsServices.AttemptServiceMethods.all,
    ExpeditionsServices.AttemptModerationServiceMethods.all,
    ExpeditionsServices.ResultServiceMethods.all,
    GeocachesServices.CacheServiceMethods.all,
    GeocachesServices.CacheLogServiceMethods.all,
    GeocachesServices.CacheMarkServiceMethods.all,
    GeocachesServices.CacheSearchServiceMethods.all,
    GeocachesServices.CacherServiceMethods.all,
    WhereAmIServices.GeoGuessServiceMethods.all,
    WhereAmIServices.InvitationServiceMethods.all,
    WhereAmIServices.ReplayServiceMethods.all,
    AllAppsServices.ResultsServiceMethods.all,
    QuizWalksServices.RunModerationServiceMethods.all,
    QuizWalksServices.RunServiceMethods.all,
    QuizWalksServices.WalkServiceMethods.all,
    CairnServices.AchievementServiceMethods.all,
    CairnServices.LeaderboardServiceMethods.all,
    WhereAmIServices.DailyGameServiceMethods.all,
    WhereAmIServices.RematchServiceMethods.all,
    WhereAmIServices.RoomServiceMethods.all,
    WhereAmIServices.GhostServiceMethods.all,
    WhereAmIServices.MatchmakingServiceMethods.all,
    WhereAmIServices.RatingServiceMethods.all,
    WhereAmIServices.SignalServiceMethods.all,
    WhereAmIServices.StatisticsServiceMethods.all,
    CairnServices.MapServiceMethods.all,
    CairnServices.LocationServiceMethods.all,
    CairnServices.ParkPlaceServiceMethods.all,
    CairnServices.PlaceZoneServiceMethods.all,
    CairnServices.CityServiceMethods.all,
    CairnServices.ParkServiceMethods.all,
    CairnServices.PointOfInterestServiceMethods.all,
    CairnServices.ZoneServiceMethods.all,
    CairnServices.InboxServiceMethods.all,
    CairnServices.NotificationServiceMethods.all,
    CairnServices.PersonalDataServiceMethods.all,
    CairnServices.BlockServiceMethods.all,
    CairnServices.PresenceServiceMethods.all,
    CairnServices.FriendServiceMethods.all,
    CairnServices.PreferenceServiceMethods.all,
    CairnServices.PeopleServiceMethods.all,
    CairnServices.ProfileServiceMethods.all,
    AllAppsServices.StreamServiceMethods.all,
    CairnServices.BlockLookupServiceMethods.all,
    CairnServices.MediaBytesServiceMethods.all,
    CairnServices.PeopleLookupServiceMethods.all,
    CairnServices.SharePageServiceMethods.all,
    LocalBuddyServices.BuddyServiceMethods.all,
    AllAppsServices.HomeServiceMethods.all,
    CairnServices.MediaServiceMethods.all,
    CairnServices.NotificationPreferenceServiceMethods.all,
    CairnServices.PushDeviceServiceMethods.all,
    CairnServices.ReportServiceMethods.all,
    AllAppsServices.ReportModerationServiceMethods.all,
    CairnServices.ShareServiceMethods.all,
    CairnServices.HealthServiceMethods.all,
  ].flatMap { $0 }
}

// The floors of every target with folders, lowest first, and the arrows that do not fit yet.

/// Data of `FolderLawTests`.
enum FolderFloors {
  static let all = [gameCommon, expeditions, geocaches, localBuddy, quizWalks, whereAmI, gateway, authService, socialCommon, geoService]

  private static let gameCommon = Floors(
    root: "Sources/GameService/Common",
    floors: [
      ["Apps", "Callers"],
      ["Leaderboards"],
      ["Achievements"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let expeditions = Floors(
    root: "Sources/GameService/Expeditions",
    floors: [
      ["Evaluators", "Tracks", "Weather"],
      ["Challenges", "Points"],
      ["Attempts"],
      ["Imports", "Moderation", "Packs", "Results", "Seeding"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let geocaches = Floors(
    root: "Sources/GameService/Geocaches",
    floors: [
      ["Zones"],
      ["Caches"],
      ["Logs", "Marks", "Pages", "Search"],
      ["Areas", "Cachers", "Exchange", "Imports", "Outcomes", "Seeding"],
      ["MovingIn"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let localBuddy = Floors(
    root: "Sources/SocialService/LocalBuddy",
    floors: [
      ["Adults", "Cities", "Ratings"],
      ["Buddies", "Meetings"],
      ["Feedback", "Feeds", "MovingIn", "Shares"],
    ],
    exceptions: [],
    circleMax: 2)

  private static let whereAmI = Floors(
    root: "Sources/GameService/WhereAmI",
    floors: [
      ["Badges", "Boards", "Queue"],
      ["GeoGuess"],
      ["Beginnings"],
      ["Parts"],
      ["DailyGames", "Ghosts", "Ratings", "Reconnects"],
      ["Games", "Invitations", "Matchmaking", "Rematches", "Rooms", "Signals", "Statistics"],
      ["Outcomes", "Replays", "Results"],
      ["MovingIn"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let quizWalks = Floors(
    root: "Sources/GameService/QuizWalks",
    floors: [
      ["Monkey", "Walks"],
      ["Runs", "Seeding"],
      ["Groups", "Moderation", "MovingIn", "Offline"],
      ["Links"],
    ],
    exceptions: [],
    circleMax: 2)

  private static let gateway = Floors(
    root: "Sources/Gateway",
    floors: [
      ["Certificates", "Headers", "Limits", "Routes", "Sessions"],
      ["AccessLog", "Browsers"],
      ["Desk"],
      ["Doors"],
      ["Proxy"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let authService = Floors(
    root: "Sources/AuthService",
    floors: [
      ["Devices", "MailedCodes", "Passwords", "Profiles", "SigningKeys", "Usernames"],
      ["Accounts", "Directory"],
      ["Identities", "Throttles"],
      ["Sessions"],
      ["Mail", "SecurityEvents", "ServerInfo"],
      ["Exports", "Leaving", "Mailing", "Revocations", "SecondFactors"],
      ["Guardians", "Moderation", "Reclaims"],
      ["KeptMails", "LogIns", "PasswordChanges"],
      ["AccountDeletion", "GuestUpgrades", "UsernameChanges"],
      ["PendingSignUps"],
      ["Emails"],
      ["AccountAdmin", "SignUps"],
      ["Guests", "Operator"],
      ["ProviderLogIns", "SecondFactorSetup"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let socialCommon = Floors(
    root: "Sources/SocialService/Common",
    floors: [
      ["Audiences", "Newcomers", "Realms"],
      ["Contents", "Streams"],
      ["People", "Presence"],
      ["Blocks", "Departures", "Leaving", "Preferences"],
      ["Relations"],
      ["Media", "UserEvents"],
      ["Profiles"],
      ["Notifications", "PictureImports", "Shares"],
      ["Conversations", "Friends", "Home", "MailNotices", "Push", "Reports"],
      ["Blocking", "Calls", "Lookups", "Support"],
    ],
    exceptions: [],
    circleMax: 1)

  private static let geoService = Floors(
    root: "Sources/GeoService",
    floors: [
      ["Loading", "Packs"],
      ["Countries", "Maps", "Zones"],
      ["Cities"],
      ["Clues"],
      ["Locations"],
      ["Parks"],
      ["Areas", "PointsOfInterest"],
      ["Imports", "Seeds"],
    ],
    exceptions: [],
    circleMax: 1)
}

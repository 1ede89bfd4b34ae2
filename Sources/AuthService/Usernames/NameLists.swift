/// Names that nobody may have (requirement W-S28), as `UsernameRules` compares them.
enum NameLists {
  /// Names that speak for the house, stand for nobody, or are paths and hosts. Compared whole.
  static let reserved = Set(
    [
      "about", "abuse", "account", "accounts", "admin", "administrator", "admins", "all", "anonymous", "api", "app", "auth", "billing",
      "bot", "cacheout", "cairn", "cairnteam", "contact", "deleted", "deleteduser", "everyone", "game", "gateway", "geo", "guest", "guests",
      "help", "here", "hostmaster", "info", "legal", "localbuddy", "login", "logout", "mail", "me", "mod", "moderation", "moderator",
      "moderators", "news", "nobody", "noreply", "null", "official", "operator", "owner", "password", "postmaster", "privacy", "qwalk",
      "register", "root", "security", "self", "server", "service", "settings", "signup", "social", "staff", "status", "support", "sysadmin",
      "system", "team", "test", "undefined", "unknown", "user", "username", "users", "webmaster", "whereami", "www", "you",
    ].map(UsernameRules.bare))

  /// Words by which somebody passes for the house also beside other words or numbers.
  static let official = Set(
    [
      "admin", "administrator", "admins", "cairn", "cairnteam", "moderation", "moderator", "moderators", "official", "staff", "support",
      "sysadmin",
    ]
    .map(UsernameRules.bare))

  /// Parts of names that nobody bears and that hurt others. Only such as do not occur inside harmless names.
  static let offensiveParts = [
    "arschgeige", "arschloch", "asshole", "cabronazo", "coglione", "connard", "dumbfuck", "encule", "faggot", "fotze",
    "fuck", "gilipollas", "heilhitler", "hijodeputa", "hitler", "hurensohn", "jodete", "killyourself", "kukhuvud", "maricon",
    "minchiata", "missgeburt", "motherfuck", "nigga", "nigger", "paedophile", "pedofil", "pedophile", "pendejo", "porcodio", "puttana",
    "salope", "schlampe", "shithead", "siegheil", "stronzo", "testadicazzo", "troietta", "vaffanculo", "whitepower", "wichser", "wixxer",
  ].map(UsernameRules.plain)

  /// Names that hurt others when they stand alone, with or without a number, and are parts of harmless ones.
  static let offensive = Set(
    [
      "anal", "anus", "arsch", "arse", "ass", "bastard", "bitch", "bitte_ficken", "cazzo", "chink", "cock", "coon", "cunt", "dick",
      "fag", "fan_i_dig", "fica", "ficken", "fitta", "gook", "hakenkreuz", "hure", "jerk_off", "kike", "kkk", "knulla",
      "kuk",
      "merda", "merde", "mierda", "nazi", "nazis", "nutte", "paki", "penis", "porn", "porno", "polla", "puta", "putain", "pute", "pussy",
      "rape", "raper", "rapist", "retard", "scheisse", "sex", "shit", "slampa", "slut", "spic", "swastika", "tranny", "troia",
      "twat",
      "vagina", "wank", "wanker", "whore", "zoccola",
    ].map(UsernameRules.plain))
}

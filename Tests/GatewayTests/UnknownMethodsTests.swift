import Testing

@testable import Gateway

@Suite struct UnknownMethodsTests {
  private static let known = UnknownMethods([
    "/cairn.auth.v1.AccountService/WhoAmI", "/cairn.auth.v1.SessionService/LogInWithPassword", "/cairn.social.v1.FriendService/ListFriends",
    "/cairn.geo.v1.CityService/ListFriends",
  ])

  @Test(arguments: [
    ("/cairn.auth.v1.AccountService/whoami", "/cairn.auth.v1.AccountService/WhoAmI"),
    ("/WhoAmI", "/cairn.auth.v1.AccountService/WhoAmI"), ("/cairn.auth.v1.AccountService/WhoIAm", "/cairn.auth.v1.AccountService/WhoAmI"),
    ("/cairn.auth.v1.Sessions/LoginWithPasword", "/cairn.auth.v1.SessionService/LogInWithPassword"),
    ("/cairn.geo.v1.CityService/ListFriend", "/cairn.geo.v1.CityService/ListFriends"),
    ("/x/ListFriend", "/cairn.social.v1.FriendService/ListFriends"), ("/cairn.auth.v1.AccountService/DeleteEverything", nil),
    ("/wp-login.php", nil), ("/", nil), ("", nil), ("/a", nil),
  ]) func theNearestNameIsFound(path: String, nearest: String?) {
    #expect(Array(path.utf8).withUnsafeBytes { Self.known.nearest(to: $0) } == nearest)
  }

  @Test(arguments: [("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("kitten", "sitting", 3), ("abcd", "bcda", 2), ("abc", "xyz", 3)])
  func editsAreCounted(a: String, b: String, edits: Int) {
    #expect(UnknownMethods.edits(Array(a.utf8), Array(b.utf8), max: 3) == edits)
    #expect(UnknownMethods.edits(Array(b.utf8), Array(a.utf8), max: 3) == edits)
    if edits > 0 { #expect(UnknownMethods.edits(Array(a.utf8), Array(b.utf8), max: edits - 1) == nil) }
  }
}

import Testing

@testable import Gateway

@Suite struct TokenPathsTests {
  @Test(arguments: [
    ("/unsubscribe/abc", "/unsubscribe"), ("/media/abc/def", "/media"), ("//Share/abc", "//Share"), ("/x/y/SHARE", "/x/y/SHARE"),
    ("/unsubscribeabc", "/unsubscribe"), ("/%73hare/abc", "/"),
    ("/cairn.auth.v1.AccountService/WhoAmI", "/cairn.auth.v1.AccountService/WhoAmI"),
    ("", ""), ("/", "/"), ("/wp-login.php", "/wp-login.php"), ("/medi", "/medi"),
  ]) func aPathIsToldAsFarAsTheNameOfItsDoor(path: String, told: String) {
    let paths = TokenPaths(["/media/", "/share/", "/unsubscribe/", "/calendar/", "/trusted/"])
    let found = Array(path.utf8).withUnsafeBytes { String(decoding: paths.told($0), as: UTF8.self) }
    #expect(found == told)
  }
}

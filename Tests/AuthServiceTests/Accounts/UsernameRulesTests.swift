import Testing

@testable import AuthService

@Suite struct UsernameRulesTests {
  private func isTaken(_ name: String) -> Bool {
    (try? UsernameRules.check(name)) != nil
  }

  @Test(arguments: ["abc", "Anna", "a_1", "x0X", "_ab", "ab_", "a__b", "123", "ABCDEFGHIJKLMNOPQRSTUVWXYZ1234", "Scunthorpe", "Benazir"])
  func ordinaryNamesAreTaken(name: String) {
    #expect(throws: Never.self) { try UsernameRules.check(name) }
  }

  @Test(arguments: [("", 0), ("ab", 2), (String(repeating: "a", count: 31), 31)])
  func theLengthIsThreeToThirty(name: String, length: Int) {
    #expect(throws: UsernameRules.Refusal.wrongLength(length)) { try UsernameRules.check(name) }
  }

  @Test func everyCharacterOfASCIIIsTakenOrRefusedAsTheRuleSays() {
    for byte in UInt8.min..<0x80 {
      let character = Character(Unicode.Scalar(byte))
      let isAllowed = character.isASCII && (character.isLetter || character.isNumber || character == "_")
      let name = "ab\(character)cd"
      #expect(isTaken(name) == isAllowed, "\(byte)")
    }
  }

  @Test(arguments: ["ännä", "анна", "ａｎｎａ", "anna\u{200B}", "anna\u{202E}", "a nna", "anna\u{0}", "an\u{301}na", "名前です"])
  func onlyASCIIIsTaken(name: String) {
    #expect(throws: UsernameRules.Refusal.wrongCharacter) { try UsernameRules.check(name) }
  }

  @Test(arguments: [
    "admin", "ADMIN", "Adm1n", "adm_in", "_admin_", "AdmIn", "r00t", "R_O_O_T", "moderator", "M0derat0r", "support", "nu11", "cairn",
    "C4irn", "ca1rn", "system", "everyone", "Deleted_User", "deleteduser", "guest", "api", "www", "5upport", "rnoderator", "vvebmaster",
    "adminteam", "officialcairn", "Cairn_Official", "the_Adm1n_7", "supp0rt_5taff",
  ])
  func namesThatSpeakForTheHouseAreReserved(name: String) {
    #expect(throws: UsernameRules.Refusal.reserved) { try UsernameRules.check(name) }
  }

  @Test(arguments: ["Bernard", "Modern_Times", "Savvy", "cairngorm", "Adrnin", "unofficially", "Steamer", "testing", "helper"])
  func namesThatOnlyRemindOfTheHouseAreTaken(name: String) {
    let isReserved = name == "Adrnin"
    #expect(isTaken(name) != isReserved, "\(name)")
  }

  @Test(arguments: [
    "therapist", "Analyst", "Scunthorpe_U", "cockpit", "Dickens", "sexton", "Essex", "nigeria", "grape", "assess", "merdeka", "Sasha88",
  ])
  func namesThatOnlyContainSuchWordsAreTaken(name: String) {
    #expect(throws: Never.self) { try UsernameRules.check(name) }
  }

  @Test(arguments: [
    "cunt", "CUNT69", "xx_nothing", "d1ck", "n4z1", "rapist", "5hit", "fuuuuuck_you", "F_u_c_k_3r", "w1chs3r", "sh1t_77", "88nazi88",
  ])
  func namesThatHurtAreReadThroughDigitsAndRepetitions(name: String) {
    #expect(isTaken(name) != (name != "xx_nothing"), "\(name)")
  }

  @Test(arguments: ["fuckface", "f_u_c_k", "FUCK99", "xXh1tlerXx", "N1GGER_", "siegheil88"])
  func namesThatHurtAreRefused(name: String) {
    #expect(throws: UsernameRules.Refusal.offensive) { try UsernameRules.check(name) }
  }

  @Test func aNameNeedsALetterOrADigit() {
    #expect(throws: UsernameRules.Refusal.onlyUnderscores) { try UsernameRules.check("___") }
  }

  @Test(arguments: [
    ("paul", "pauI"), ("paul", "pau1"), ("Paul", "PAUL"), ("Paul", "p_a_u_l"), ("bob", "b0b"), ("bob", "BOB"), ("Bob", "B0B"),
    ("llama", "1Iama"),
    ("anna_b", "annab"), ("O0o", "ooo"), ("illl", "iIl1"), ("a1", "al"), ("_x", "x"),
  ])
  func namesThatLookAlikeAreOne(first: String, second: String) {
    #expect(UsernameRules.skeleton(first) == UsernameRules.skeleton(second))
  }

  @Test(arguments: [("Ella", "Elia"), ("mail", "mali"), ("anna", "anne"), ("tom2", "tomz"), ("rn1", "m1"), ("bob8", "bobb"), ("vv0", "w0")])
  func namesOfDifferentPeopleStayDifferent(first: String, second: String) {
    #expect(UsernameRules.skeleton(first) != UsernameRules.skeleton(second))
  }

  @Test func aSkeletonIsItsOwnSkeletonAndIgnoresFolding() {
    for name in ["PauI_1", "O0_oX", "abcXYZ_019", "I", "1"] {
      let skeleton = UsernameRules.skeleton(name)
      #expect(UsernameRules.skeleton(skeleton) == skeleton)
      // What the table's CHECK demands.
      #expect(
        skeleton.utf8.allSatisfy {
          ("a"..."z").contains(Character(Unicode.Scalar($0))) || ("2"..."9").contains(Character(Unicode.Scalar($0)))
        })
    }
    #expect(UsernameRules.folded("AnNa_0") == "anna_0")
  }
}

@Suite struct EmailRulesTests {
  @Test(arguments: [
    "anna@example.org", "a@b", "Anna.Berg+cairn@sub.example.co.uk", "o'neil@example.org", "x_y-z@1and1.com", "ünï@exämple.org", "用户@例子.广告",
    "a@" + String(repeating: "ไทย", count: 8) + ".example",
    "a!#$%&'*/=?^`{|}~@example.org", String(repeating: "l", count: 64) + "@example.org",
  ])
  func addressesThatCouldExistAreTaken(address: String) {
    #expect(throws: Never.self) { try EmailRules.check(address) }
  }

  @Test(
    arguments: [
      ("", EmailRules.Refusal.missing), ("a@", .wrongLength),
      (String(repeating: "a", count: 64) + "@" + String(repeating: "b.", count: 95), .wrongLength),
      ("anna", .notOneAt), ("anna@b@c.org", .notOneAt), ("@example.org", .badLocalPart), (".a@example.org", .badLocalPart),
      ("a.@example.org", .badLocalPart),
      ("a..b@example.org", .badLocalPart), ("a b@example.org", .badLocalPart), ("\"a b\"@example.org", .badLocalPart),
      ("a\r\nBcc:x@example.org", .badLocalPart),
      ("a\u{0}@example.org", .badLocalPart), ("a\u{200B}b@example.org", .badLocalPart), ("a,b@example.org", .badLocalPart),
      ("<a>@example.org", .badLocalPart),
      (String(repeating: "l", count: 65) + "@example.org", .badLocalPart), ("ab@", .badDomain), ("a@.org", .badDomain),
      ("a@example.", .badDomain),
      ("a@exa mple.org", .badDomain), ("a@-example.org", .badDomain), ("a@example-.org", .badDomain), ("a@exa_mple.org", .badDomain),
      ("a@[127.0.0.1]", .badDomain), ("a@example..org", .badDomain), ("a@" + String(repeating: "b", count: 64) + ".org", .badDomain),
      ("a@b.org\n", .badDomain),
      // Characters that would become others, or nothing: the mail would go elsewhere, or one mailbox would be many addresses.
      ("a@gm＠ail.com", .badDomain), ("a@gmail≮.com", .badDomain), ("a@℀.example", .badDomain), ("a@／.com", .badDomain),
      ("a@x。。example", .badDomain), ("a@gmail.com。", .badDomain), ("a@\u{FE0F}gmail.com", .badDomain), ("a@x.\u{34F}example", .badDomain),
    ] as [(String, EmailRules.Refusal)])
  func addressesThatCannotExistAreRefused(address: String, refusal: EmailRules.Refusal) {
    #expect(throws: refusal) { try EmailRules.check(address) }
  }

  @Test func theLongestAddressIs254Bytes() {
    let domain = (0..<3).map { _ in String(repeating: "d", count: 62) }.joined(separator: ".") + ".de"
    let address = String(repeating: "l", count: 254 - domain.utf8.count - 1) + "@" + domain
    #expect(address.utf8.count == 254)
    #expect(throws: Never.self) { try EmailRules.check(address) }
    #expect(throws: EmailRules.Refusal.wrongLength) { try EmailRules.check(address + "x") }
  }

  @Test func capitalsDoNotMakeAnotherAddress() {
    #expect(EmailRules.normalized("Anna@Example.ORG") == EmailRules.normalized("anna@example.org"))
    #expect(EmailRules.normalized("ÅSA@exempel.se") == EmailRules.normalized("åsa@EXEMPEL.SE"))
  }
}

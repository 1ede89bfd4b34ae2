// Passwords that are tried first. Lists of them have millions of lines and are made by a few habits: a word with digits behind it, letters
// swapped for look-alikes, a walk over the keyboard, a pattern again and again. So the habits are refused, whatever the digits.
//
// The words are our own. Passwords that no habit explains are in lists of breached passwords: BreachedPasswords.

/// Passwords that somebody who tries will find within minutes.
enum CommonPasswords {
  /// - Parameters:
  ///   - password: In NFC.
  ///   - own: Words that are obvious for this owner.
  static func contains(_ password: String, own: [String] = []) -> Bool {
    let text = password.lowercased()
    return isRepetition(text) || isSequence(text) || isWalk(text) || isDate(text) || isDecoratedWord(text, own: own)
  }

  // MARK: - The habits

  /// `aaaaaaaa`, `12121212`, `abcdabcd`, `hahahaha`.
  private static func isRepetition(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return (1...repetitionMax).contains { period in
      scalars.count >= 2 * period && scalars.indices.dropFirst(period).allSatisfy { scalars[$0] == scalars[$0 - period] }
    }
  }

  /// `12345678`, `98765432`, `abcdefgh`.
  private static func isSequence(_ text: String) -> Bool {
    let values = text.unicodeScalars.map { Int($0.value) }
    return [1, -1].contains { step in
      zip(values, values.dropFirst()).allSatisfy { $1 - $0 == step || (["90": 1, "09": -1][pair($0, $1)] == step) }
    }
  }

  private static func pair(_ first: Int, _ second: Int) -> String {
    [first, second].compactMap { Unicode.Scalar($0).map(String.init) }.joined()
  }

  /// Nothing but pieces of keyboard rows and columns, in either direction, with digits and signs around them: `qwertyuiop`, `qwer1234`,
  /// `1qaz2wsx`, `zxcvbnm1`.
  private static func isWalk(_ text: String) -> Bool {
    let core = undecorated(text)
    return isBareWalk(text) || (core.count > walkPieceMin && isBareWalk(core))
  }

  /// Every scalar lies in three that follow one another on a keyboard.
  private static func isBareWalk(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var covered = 0
    for start in scalars.indices.dropLast(walkPieceMin - 1) where walkPieces.contains(piece(scalars, at: start)) {
      if start > covered { return false }
      covered = start + walkPieceMin
    }
    return covered == scalars.count
  }

  /// Three scalars of 21 bits each in one number.
  private static func piece(_ scalars: [Unicode.Scalar], at start: Int) -> UInt64 {
    scalars[start..<(start + walkPieceMin)].reduce(0) { $0 << 21 | UInt64($1.value) }
  }

  /// Eight digits that are a day: `24121990`, `19901224`.
  private static func isDate(_ text: String) -> Bool {
    guard text.utf8.count == 8, let number = Int(text) else { return false }
    let isDay = { (year: Int, month: Int, day: Int) in (1900...2099).contains(year) && (1...12).contains(month) && (1...31).contains(day) }
    let (front, back) = (number / 10_000, number % 10_000)
    return isDay(front, back / 100, back % 100) || isDay(back, front % 100, front / 100) || isDay(back, front / 100, front % 100)
  }

  /// A word, once or twice, with digits and signs around it and look-alikes in it: `P@ssw0rd1!`, `welcome2024`, `dragondragon`.
  private static func isDecoratedWord(_ text: String, own: [String]) -> Bool {
    let ownWords = Set(own.flatMap(ownWords))
    let isObvious = { (word: String) in words.contains(word) || names.contains(word) || ownWords.contains(word) }
    let cores = [text, plain(text)].flatMap { [$0, undecorated($0), plain(undecorated($0))] }
    return Set(cores).contains { core in isObvious(core) || half(core).map(isObvious) == true }
  }

  /// One half of a text that is the same twice.
  private static func half(_ text: String) -> String? {
    let front = text.prefix(text.count / 2)
    return front + front == text ? String(front) : nil
  }

  private static func undecorated(_ text: String) -> String {
    let isDecoration = { (character: Character) in !character.isLetter }
    var core = text.drop(while: isDecoration)
    while let last = core.last, isDecoration(last) { core.removeLast() }
    return String(core)
  }

  private static func plain(_ text: String) -> String {
    String(text.map { lookAlikes[$0] ?? $0 })
  }

  /// The name itself; of an address, its part before the at too.
  private static func ownWords(_ name: String) -> [String] {
    let folded = name.lowercased()
    let parts = [folded, String(folded.prefix { $0 != "@" })]
    return parts.flatMap { [$0, undecorated($0)] }.filter { $0.count >= ownWordMin }
  }

  // MARK: - Parts that they are made of

  /// A longer pattern repeated is long enough to count as a phrase.
  private static let repetitionMax = 4
  /// Two neighbouring keys occur in every word; three hardly.
  private static let walkPieceMin = 3
  /// Shorter own words would refuse by accident.
  private static let ownWordMin = 3

  private static let lookAlikes: [Character: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", "$": "s", "!": "i", "€": "e", "+": "t",
  ]

  private static let walkPieces: Set<UInt64> = {
    let forward = [
      "1234567890ß´", "1234567890-=", "qwertyuiop[]", "qwertzuiopü+", "azertyuiop", "asdfghjkl;'", "asdfghjklöä", "asdfghjklñ",
      "qsdfghjklm",
      "zxcvbnm,./", "yxcvbnm,.-", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.", "1qay2wsx3edc4rfv5tgb6zhn7ujm", "qazwsxedcrfvtgbyhnujm",
      "1q2w3e4r5t6y7u8i9o0p", "1q2w3e4r5t6z7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "a1s2d3f4g5h6", "qweasdzxc", "qweasdyxc", "147258369",
      "789456123",
      "abcdefghijklmnopqrstuvwxyz", "!@#$%^&*()", "!\"§$%&/()=",
    ]
    let walks = (forward + forward.map { String($0.reversed()) }).map { Array($0.unicodeScalars) }
    return Set(walks.flatMap { walk in walk.indices.dropLast(walkPieceMin - 1).map { piece(walk, at: $0) } })
  }()

  private static let words: Set<String> = [
    // Words for a password, and for what it opens.
    "password", "passwords", "passwort", "passwd", "pass", "passw", "parola", "parolachiave", "contrasena", "contraseña", "clave", "senha",
    "motdepasse", "losenord", "lösenord", "wachtwoord", "haslo", "kennwort", "geheim", "secret", "secreto", "segreto", "hemligt", "default",
    "changeme", "letmein", "letmeinnow", "access", "accessgranted", "opensesame", "login", "logmein", "signin", "signup", "admin",
    "administrator",
    "root", "toor", "master", "user", "guest", "test", "testing", "tester", "testtest", "demo", "temp", "example", "sample", "system",
    "server",
    "computer", "internet", "network", "database", "google", "facebook", "apple", "microsoft", "windows", "android", "iphone", "samsung",
    "nintendo", "playstation", "minecraft", "pokemon", "fortnite", "roblox",
    // Greetings and feelings.
    "welcome", "willkommen", "bienvenue", "bienvenido", "benvenuto", "valkommen", "välkommen", "hello", "helloworld", "hallo", "hola",
    "ciao",
    "bonjour", "iloveyou", "iloveu", "ilovegod", "loveyou", "lovely", "love", "lover", "loveme", "jetaime", "tequiero", "teamo", "tiamo",
    "ichliebedich", "jagalskardig", "happy", "sunshine", "sunflower", "flower", "flowers", "smile", "smiley", "freedom", "forever",
    "whatever",
    "trustno", "trustme", "blessed", "believe", "heaven", "jesus", "jesuschrist", "angel", "angels", "fuckyou", "fuckoff", "asshole",
    "biteme",
    "bitch", "sexy", "sexygirl",
    // Names, animals, games, places.
    "michael", "jessica", "jennifer", "daniel", "charlie", "thomas", "robert", "jordan", "andrew", "ashley", "anthony", "nicole", "joshua",
    "matthew", "amanda", "hannah", "martina", "francesco", "alessandro", "alexander", "alejandro", "sebastian", "andrea", "christian",
    "maximilian",
    "nathalie", "victoria", "elizabeth", "johannes", "andreas", "princess", "princesa", "principessa", "prinzessin", "prinsessa", "barbie",
    "queen",
    "king", "prince", "superman", "batman", "spiderman", "ironman", "starwars", "pikachu", "naruto", "dragon", "dragonball", "monkey",
    "tiger", "tigger",
    "kitty", "kitten", "puppy", "chicken", "butterfly", "dolphin", "elephant", "unicorn", "panther", "eagle", "phoenix", "shadow", "hunter",
    "killer", "ninja", "pirate", "warrior", "soldier", "football", "baseball", "basketball", "volleyball", "softball", "soccer", "hockey",
    "tennis",
    "fussball", "futbol", "fotboll", "calcio", "barcelona", "realmadrid", "juventus", "liverpool", "arsenal", "chelsea", "manchester",
    "bayern",
    "galatasaray", "mustang", "ferrari", "porsche", "mercedes", "corvette", "harley", "yamaha", "london", "paris", "berlin", "stockholm",
    "sweden",
    "sverige", "italia", "germany", "deutschland", "espana", "france", "america", "australia", "canada", "chocolate", "cookie", "cookies",
    "banana",
    "cheese", "pepper", "orange", "strawberry", "summer", "winter", "spring", "autumn", "sommer", "sommar", "estate", "verano", "monday",
    "friday", "january", "december", "diamond", "crystal", "silver", "golden", "purple", "rainbow", "matrix", "music", "guitar",
    "metallica",
    "nirvana", "slipknot", "eminem", "blink", "linkinpark", "babygirl", "babyboy", "mommy", "daddy", "family", "mother", "mylove",
    "myspace",
    "nothing", "something", "anything", "qwerty", "qwertz", "azerty", "asdf", "abc", "abcd", "abcdef", "abcabc", "xxx", "zxc", "zxcvbn",
    // This house.
    "cairn", "whereami", "geocache", "geocaching", "expedition", "localbuddy", "qwalk", "cacheout",
  ]
}

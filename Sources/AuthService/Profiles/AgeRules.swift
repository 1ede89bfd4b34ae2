/// From which age somebody may decide alone (requirements C-S9, X-15).
///
/// The ages are those at which a child may consent to an information society service without a guardian: Regulation (EU) 2016/679 (GDPR)
/// art. 8 (1), which sets 16 and lets each state choose down to 13, the national laws that did, and laws of the same kind elsewhere. Where
/// none is known the least of them holds, as requirement C-S9 sets it (docs/adr/0017-ages-of-consent-and-guardians.md).
enum AgeRules {
  /// From then on nobody is a minor.
  static let majority = 18
  /// Where the country is not told or not in the table: `min_age` of requirement C-S9. An app for countries with a higher age tells the country.
  static let consentAgeDefault = 13
  /// Below it not even a guardian can consent: the games are made for no younger players (requirement Q-S18).
  static let ageMin = 10

  /// The age from which no guardian is asked.
  /// - Parameter country: ISO 3166-1 alpha-2, upper case; empty when it is not known.
  static func consentAge(in country: String) -> Int { consentAges[country] ?? consentAgeDefault }

  /// By country, each with the law that says so.
  private static let consentAges: [String: Int] = [
    "AT": 14,  // Datenschutzgesetz § 4 (4)
    "BE": 13,  // Loi du 30 juillet 2018, art. 7
    "BG": 14,  // Zakon za zashtita na lichnite danni, art. 25c
    "CY": 14,  // Law 125(I)/2018, s. 8
    "CZ": 15,  // Zákon č. 110/2019 Sb., § 7
    "DE": 16,  // GDPR art. 8 (1)
    "DK": 15,  // Databeskyttelsesloven § 6 (2), since 2024
    "EE": 13,  // Isikuandmete kaitse seadus § 8
    "ES": 14,  // Ley Orgánica 3/2018, art. 7
    "FI": 13,  // Tietosuojalaki 1050/2018, 5 §
    "FR": 15,  // Loi n° 78-17, art. 45
    "GB": 13,  // Data Protection Act 2018, s. 9
    "GR": 15,  // Law 4624/2019, art. 21
    "HR": 16,  // Zakon o provedbi Opće uredbe, čl. 19
    "HU": 16,  // GDPR art. 8 (1)
    "IE": 16,  // Data Protection Act 2018, s. 31
    "IS": 13,  // Lög nr. 90/2018, 10. gr.
    "IT": 14,  // D.lgs. 196/2003, art. 2-quinquies
    "KR": 14,  // Personal Information Protection Act, art. 22-2
    "LI": 16,  // GDPR art. 8 (1)
    "LT": 14,  // Asmens duomenų teisinės apsaugos įstatymas, 6 str.
    "LU": 16,  // GDPR art. 8 (1)
    "LV": 13,  // Fizisko personu datu apstrādes likums, 33. pants
    "MT": 13,  // Subsidiary Legislation 586.11
    "NL": 16,  // Uitvoeringswet AVG, art. 5
    "NO": 13,  // Personopplysningsloven § 5
    "PL": 16,  // GDPR art. 8 (1)
    "PT": 13,  // Lei n.º 58/2019, art. 16
    "RO": 16,  // GDPR art. 8 (1)
    "SE": 13,  // Lag (2018:218), 2 kap. 4 §
    "SI": 15,  // ZVOP-2, 8. člen
    "SK": 16,  // Zákon č. 18/2018 Z. z., § 15
    "US": 13,  // Children's Online Privacy Protection Act, 15 U.S.C. § 6501
  ]

  /// The countries whose law is known, for tests and documents.
  static var countries: [String] { consentAges.keys.sorted() }
}

/// Parts of a profile that a decision removes: those that reporters have seen, and not those that its owner shows
/// in their place since (requirement F-22). Pure.
enum ReportContentRules {
  /// The profile without what goes; its version as it was where nothing does. A text goes where one was seen, whatever it says now: another
  /// letter makes another text, and the same insult. Names are not the profile's own (`AccountNamesRemoved`).
  static func remove(_ contents: [ReportRules.Content], _ seen: SeenContent, from profile: StoredProfile) -> StoredProfile {
    var changed = profile
    if contents.contains(.media), let pictureID = profile.pictureID, seen.mediaIDs.contains(pictureID) {
      changed.pictureID = nil
      // None that is found elsewhere comes in its place.
      changed.isPictureChosen = true
    }
    if contents.contains(.texts) {
      if seen.parts.contains(.about) { (changed.about, changed.aboutLanguage) = ("", "") }
      for realm in seen.realms where changed.facets[realm] != nil {
        changed.facets[realm]?.about = ""
        changed.facets[realm]?.aboutLanguage = ""
      }
    }
    if changed != profile { changed.version += 1 }
    return changed
  }
}

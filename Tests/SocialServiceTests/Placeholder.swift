import Testing

@Suite struct SocialServicePlaceholder {}

// SocialService

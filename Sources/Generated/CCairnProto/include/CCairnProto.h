// Written by protoc-gen-cairn; not by hand.
#pragma once
#include "cairn/auth/internal/v1/directory.pb-c.h"
#include "cairn/auth/internal/v1/moderators.pb-c.h"
#include "cairn/auth/internal/v1/revocations.pb-c.h"
#include "cairn/auth/v1/account_admin.pb-c.h"
#include "cairn/auth/v1/account_deletion.pb-c.h"
#include "cairn/auth/v1/accounts.pb-c.h"
#include "cairn/auth/v1/emails.pb-c.h"
#include "cairn/auth/v1/exports.pb-c.h"
#include "cairn/auth/v1/guardians.pb-c.h"
#include "cairn/auth/v1/guests.pb-c.h"
#include "cairn/auth/v1/identities.pb-c.h"
#include "cairn/auth/v1/kept_mails.pb-c.h"
#include "cairn/auth/v1/mails.pb-c.h"
#include "cairn/auth/v1/moderation.pb-c.h"
#include "cairn/auth/v1/passwords.pb-c.h"
#include "cairn/auth/v1/public_keys.pb-c.h"
#include "cairn/auth/v1/second_factors.pb-c.h"
#include "cairn/auth/v1/security_events.pb-c.h"
#include "cairn/auth/v1/server_info.pb-c.h"
#include "cairn/auth/v1/sessions.pb-c.h"
#include "cairn/auth/v1/usernames.pb-c.h"
#include "cairn/bench/v1/bench.pb-c.h"
#include "cairn/game/expeditions/v1/attempt_moderation.pb-c.h"
#include "cairn/game/expeditions/v1/attempts.pb-c.h"
#include "cairn/game/expeditions/v1/challenge_events.pb-c.h"
#include "cairn/game/expeditions/v1/challenges.pb-c.h"
#include "cairn/game/expeditions/v1/open_play.pb-c.h"
#include "cairn/game/expeditions/v1/park_packs.pb-c.h"
#include "cairn/game/expeditions/v1/results.pb-c.h"
#include "cairn/game/expeditions/v1/track_imports.pb-c.h"
#include "cairn/game/geocaches/v1/cache_areas.pb-c.h"
#include "cairn/game/geocaches/v1/cache_events.pb-c.h"
#include "cairn/game/geocaches/v1/cache_exchange.pb-c.h"
#include "cairn/game/geocaches/v1/cache_filters.pb-c.h"
#include "cairn/game/geocaches/v1/cache_imports.pb-c.h"
#include "cairn/game/geocaches/v1/cache_kinds.pb-c.h"
#include "cairn/game/geocaches/v1/cache_logs.pb-c.h"
#include "cairn/game/geocaches/v1/cache_marks.pb-c.h"
#include "cairn/game/geocaches/v1/cache_search.pb-c.h"
#include "cairn/game/geocaches/v1/cachers.pb-c.h"
#include "cairn/game/geocaches/v1/caches.pb-c.h"
#include "cairn/game/internal/v1/cache_pages.pb-c.h"
#include "cairn/game/internal/v1/results.pb-c.h"
#include "cairn/game/quizwalks/v1/offline_runs.pb-c.h"
#include "cairn/game/quizwalks/v1/open_play.pb-c.h"
#include "cairn/game/quizwalks/v1/questions.pb-c.h"
#include "cairn/game/quizwalks/v1/run_moderation.pb-c.h"
#include "cairn/game/quizwalks/v1/runs.pb-c.h"
#include "cairn/game/quizwalks/v1/walk_events.pb-c.h"
#include "cairn/game/quizwalks/v1/walk_groups.pb-c.h"
#include "cairn/game/quizwalks/v1/walk_links.pb-c.h"
#include "cairn/game/quizwalks/v1/walks.pb-c.h"
#include "cairn/game/v1/achievements.pb-c.h"
#include "cairn/game/v1/leaderboards.pb-c.h"
#include "cairn/game/whereami/v1/daily_games.pb-c.h"
#include "cairn/game/whereami/v1/game_events.pb-c.h"
#include "cairn/game/whereami/v1/geo_guess.pb-c.h"
#include "cairn/game/whereami/v1/ghosts.pb-c.h"
#include "cairn/game/whereami/v1/invitations.pb-c.h"
#include "cairn/game/whereami/v1/matchmaking.pb-c.h"
#include "cairn/game/whereami/v1/open_play.pb-c.h"
#include "cairn/game/whereami/v1/ratings.pb-c.h"
#include "cairn/game/whereami/v1/rematches.pb-c.h"
#include "cairn/game/whereami/v1/replays.pb-c.h"
#include "cairn/game/whereami/v1/rooms.pb-c.h"
#include "cairn/game/whereami/v1/signals.pb-c.h"
#include "cairn/game/whereami/v1/statistics.pb-c.h"
#include "cairn/geo/internal/v1/city_lookups.pb-c.h"
#include "cairn/geo/internal/v1/locations.pb-c.h"
#include "cairn/geo/internal/v1/park_places.pb-c.h"
#include "cairn/geo/internal/v1/place_areas.pb-c.h"
#include "cairn/geo/internal/v1/place_zones.pb-c.h"
#include "cairn/geo/v1/cities.pb-c.h"
#include "cairn/geo/v1/maps.pb-c.h"
#include "cairn/geo/v1/panoramas.pb-c.h"
#include "cairn/geo/v1/parks.pb-c.h"
#include "cairn/geo/v1/points_of_interest.pb-c.h"
#include "cairn/geo/v1/zones.pb-c.h"
#include "cairn/internal/v1/account_events.pb-c.h"
#include "cairn/internal/v1/account_merges.pb-c.h"
#include "cairn/internal/v1/challenge_events.pb-c.h"
#include "cairn/internal/v1/contents.pb-c.h"
#include "cairn/internal/v1/friend_events.pb-c.h"
#include "cairn/internal/v1/inbox.pb-c.h"
#include "cairn/internal/v1/media_events.pb-c.h"
#include "cairn/internal/v1/notification_mails.pb-c.h"
#include "cairn/internal/v1/notification_requests.pb-c.h"
#include "cairn/internal/v1/personal_data.pb-c.h"
#include "cairn/internal/v1/presence_events.pb-c.h"
#include "cairn/internal/v1/profile_events.pb-c.h"
#include "cairn/internal/v1/report_events.pb-c.h"
#include "cairn/internal/v1/sanction_events.pb-c.h"
#include "cairn/internal/v1/support_events.pb-c.h"
#include "cairn/internal/v1/user_events.pb-c.h"
#include "cairn/rpc/v1/connect.pb-c.h"
#include "cairn/rpc/v1/error_info.pb-c.h"
#include "cairn/rpc/v1/scope.pb-c.h"
#include "cairn/rpc/v1/ticket.pb-c.h"
#include "cairn/social/internal/v1/block_lookups.pb-c.h"
#include "cairn/social/internal/v1/media_bytes.pb-c.h"
#include "cairn/social/internal/v1/media_claims.pb-c.h"
#include "cairn/social/internal/v1/media_files.pb-c.h"
#include "cairn/social/internal/v1/meeting_feed_pages.pb-c.h"
#include "cairn/social/internal/v1/meeting_share_pages.pb-c.h"
#include "cairn/social/internal/v1/people_lookups.pb-c.h"
#include "cairn/social/internal/v1/share_pages.pb-c.h"
#include "cairn/social/localbuddy/v1/buddies.pb-c.h"
#include "cairn/social/localbuddy/v1/buddy_events.pb-c.h"
#include "cairn/social/localbuddy/v1/meeting_feedback.pb-c.h"
#include "cairn/social/localbuddy/v1/meeting_feeds.pb-c.h"
#include "cairn/social/localbuddy/v1/meeting_shares.pb-c.h"
#include "cairn/social/localbuddy/v1/meetings.pb-c.h"
#include "cairn/social/v1/blocks.pb-c.h"
#include "cairn/social/v1/calls.pb-c.h"
#include "cairn/social/v1/conversation_events.pb-c.h"
#include "cairn/social/v1/conversations.pb-c.h"
#include "cairn/social/v1/friends.pb-c.h"
#include "cairn/social/v1/groups.pb-c.h"
#include "cairn/social/v1/home.pb-c.h"
#include "cairn/social/v1/media.pb-c.h"
#include "cairn/social/v1/messages.pb-c.h"
#include "cairn/social/v1/notification_preferences.pb-c.h"
#include "cairn/social/v1/notifications.pb-c.h"
#include "cairn/social/v1/people.pb-c.h"
#include "cairn/social/v1/preferences.pb-c.h"
#include "cairn/social/v1/presence.pb-c.h"
#include "cairn/social/v1/profiles.pb-c.h"
#include "cairn/social/v1/push_devices.pb-c.h"
#include "cairn/social/v1/report_moderation.pb-c.h"
#include "cairn/social/v1/reports.pb-c.h"
#include "cairn/social/v1/shares.pb-c.h"
#include "cairn/social/v1/streams.pb-c.h"
#include "cairn/social/v1/support.pb-c.h"
#include "cairn/social/v1/support_desk.pb-c.h"
#include "cairn/system/v1/health.pb-c.h"
#include "cairn/type/v1/content.pb-c.h"
#include "cairn/type/v1/lat_lng.pb-c.h"
#include "cairn/type/v1/person.pb-c.h"
#include "cairn/type/v1/realm.pb-c.h"
#include "google/protobuf/timestamp.pb-c.h"

// Swift sees a constant of C as a value; the unpacker needs its address.

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__session_tokens__descriptor_pointer(void) {
  return &cairn__auth__v1__session_tokens__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_in_with_password_request__descriptor_pointer(void) {
  return &cairn__auth__v1__log_in_with_password_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_in_with_password_response__descriptor_pointer(void) {
  return &cairn__auth__v1__log_in_with_password_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__refresh_session_request__descriptor_pointer(void) {
  return &cairn__auth__v1__refresh_session_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__refresh_session_response__descriptor_pointer(void) {
  return &cairn__auth__v1__refresh_session_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_out_request__descriptor_pointer(void) {
  return &cairn__auth__v1__log_out_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_out_response__descriptor_pointer(void) {
  return &cairn__auth__v1__log_out_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__session__descriptor_pointer(void) {
  return &cairn__auth__v1__session__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_sessions_request__descriptor_pointer(void) {
  return &cairn__auth__v1__list_sessions_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_sessions_response__descriptor_pointer(void) {
  return &cairn__auth__v1__list_sessions_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__revoke_session_request__descriptor_pointer(void) {
  return &cairn__auth__v1__revoke_session_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__revoke_session_response__descriptor_pointer(void) {
  return &cairn__auth__v1__revoke_session_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__revoke_other_sessions_request__descriptor_pointer(void) {
  return &cairn__auth__v1__revoke_other_sessions_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__revoke_other_sessions_response__descriptor_pointer(void) {
  return &cairn__auth__v1__revoke_other_sessions_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_out_everywhere_request__descriptor_pointer(void) {
  return &cairn__auth__v1__log_out_everywhere_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_out_everywhere_response__descriptor_pointer(void) {
  return &cairn__auth__v1__log_out_everywhere_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__account__descriptor_pointer(void) {
  return &cairn__auth__v1__account__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__sign_up_with_password_request__descriptor_pointer(void) {
  return &cairn__auth__v1__sign_up_with_password_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__sign_up_with_password_response__descriptor_pointer(void) {
  return &cairn__auth__v1__sign_up_with_password_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__who_am_irequest__descriptor_pointer(void) {
  return &cairn__auth__v1__who_am_irequest__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__who_am_iresponse__descriptor_pointer(void) {
  return &cairn__auth__v1__who_am_iresponse__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__set_personal_details_request__descriptor_pointer(void) {
  return &cairn__auth__v1__set_personal_details_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__set_personal_details_response__descriptor_pointer(void) {
  return &cairn__auth__v1__set_personal_details_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__find_people_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__find_people_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__directory_entry__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__directory_entry__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__find_people_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__find_people_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__search_people_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__search_people_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__search_people_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__search_people_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__get_account_age_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__get_account_age_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__get_account_age_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__get_account_age_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__get_personal_facts_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__get_personal_facts_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__get_personal_facts_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__get_personal_facts_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__check_moderator_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__check_moderator_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__check_moderator_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__check_moderator_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__security_event__descriptor_pointer(void) {
  return &cairn__auth__v1__security_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_security_events_request__descriptor_pointer(void) {
  return &cairn__auth__v1__list_security_events_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_security_events_response__descriptor_pointer(void) {
  return &cairn__auth__v1__list_security_events_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__suspension__descriptor_pointer(void) {
  return &cairn__auth__v1__suspension__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__audit_entry__descriptor_pointer(void) {
  return &cairn__auth__v1__audit_entry__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_audit_request__descriptor_pointer(void) {
  return &cairn__auth__v1__list_audit_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_audit_response__descriptor_pointer(void) {
  return &cairn__auth__v1__list_audit_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__account_standing__descriptor_pointer(void) {
  return &cairn__auth__v1__account_standing__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_account_standing_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_account_standing_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_account_standing_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_account_standing_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__account_file__descriptor_pointer(void) {
  return &cairn__auth__v1__account_file__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__find_account_request__descriptor_pointer(void) {
  return &cairn__auth__v1__find_account_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__find_account_response__descriptor_pointer(void) {
  return &cairn__auth__v1__find_account_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__suspend_account_request__descriptor_pointer(void) {
  return &cairn__auth__v1__suspend_account_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__suspend_account_response__descriptor_pointer(void) {
  return &cairn__auth__v1__suspend_account_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__lift_suspension_request__descriptor_pointer(void) {
  return &cairn__auth__v1__lift_suspension_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__lift_suspension_response__descriptor_pointer(void) {
  return &cairn__auth__v1__lift_suspension_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__grant_role_request__descriptor_pointer(void) {
  return &cairn__auth__v1__grant_role_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__grant_role_response__descriptor_pointer(void) {
  return &cairn__auth__v1__grant_role_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__revoke_role_request__descriptor_pointer(void) {
  return &cairn__auth__v1__revoke_role_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__revoke_role_response__descriptor_pointer(void) {
  return &cairn__auth__v1__revoke_role_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__session_revocation__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__session_revocation__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__standing_change__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__standing_change__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__watch_revocations_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__watch_revocations_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__watch_revocations_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__watch_revocations_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__find_ended_sessions_request__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__find_ended_sessions_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__internal__v1__find_ended_sessions_response__descriptor_pointer(void) {
  return &cairn__auth__internal__v1__find_ended_sessions_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__export__descriptor_pointer(void) {
  return &cairn__auth__v1__export__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__export_my_data_request__descriptor_pointer(void) {
  return &cairn__auth__v1__export_my_data_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__export_my_data_response__descriptor_pointer(void) {
  return &cairn__auth__v1__export_my_data_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_export_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_export_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_export_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_export_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__download_export_request__descriptor_pointer(void) {
  return &cairn__auth__v1__download_export_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__download_export_response__descriptor_pointer(void) {
  return &cairn__auth__v1__download_export_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__export_ready__descriptor_pointer(void) {
  return &cairn__auth__v1__export_ready__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__end_account_sessions_request__descriptor_pointer(void) {
  return &cairn__auth__v1__end_account_sessions_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__end_account_sessions_response__descriptor_pointer(void) {
  return &cairn__auth__v1__end_account_sessions_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__reset_second_factor_request__descriptor_pointer(void) {
  return &cairn__auth__v1__reset_second_factor_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__reset_second_factor_response__descriptor_pointer(void) {
  return &cairn__auth__v1__reset_second_factor_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__order_deletion_request__descriptor_pointer(void) {
  return &cairn__auth__v1__order_deletion_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__order_deletion_response__descriptor_pointer(void) {
  return &cairn__auth__v1__order_deletion_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__recall_deletion_request__descriptor_pointer(void) {
  return &cairn__auth__v1__recall_deletion_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__recall_deletion_response__descriptor_pointer(void) {
  return &cairn__auth__v1__recall_deletion_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__order_export_request__descriptor_pointer(void) {
  return &cairn__auth__v1__order_export_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__order_export_response__descriptor_pointer(void) {
  return &cairn__auth__v1__order_export_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_ordered_export_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_ordered_export_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_ordered_export_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_ordered_export_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__take_ordered_export_request__descriptor_pointer(void) {
  return &cairn__auth__v1__take_ordered_export_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__take_ordered_export_response__descriptor_pointer(void) {
  return &cairn__auth__v1__take_ordered_export_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__delete_account_request__descriptor_pointer(void) {
  return &cairn__auth__v1__delete_account_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__delete_account_response__descriptor_pointer(void) {
  return &cairn__auth__v1__delete_account_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__cancel_deletion_request__descriptor_pointer(void) {
  return &cairn__auth__v1__cancel_deletion_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__cancel_deletion_response__descriptor_pointer(void) {
  return &cairn__auth__v1__cancel_deletion_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_deletion_receipt_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_deletion_receipt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_deletion_receipt_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_deletion_receipt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__service_receipt__descriptor_pointer(void) {
  return &cairn__auth__v1__service_receipt__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__removed_rows__descriptor_pointer(void) {
  return &cairn__auth__v1__removed_rows__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__account_deletion_scheduled__descriptor_pointer(void) {
  return &cairn__auth__v1__account_deletion_scheduled__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__verify_email_request__descriptor_pointer(void) {
  return &cairn__auth__v1__verify_email_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__verify_email_response__descriptor_pointer(void) {
  return &cairn__auth__v1__verify_email_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__resend_verification_request__descriptor_pointer(void) {
  return &cairn__auth__v1__resend_verification_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__resend_verification_response__descriptor_pointer(void) {
  return &cairn__auth__v1__resend_verification_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__change_email_request__descriptor_pointer(void) {
  return &cairn__auth__v1__change_email_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__change_email_response__descriptor_pointer(void) {
  return &cairn__auth__v1__change_email_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__undo_email_change_request__descriptor_pointer(void) {
  return &cairn__auth__v1__undo_email_change_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__undo_email_change_response__descriptor_pointer(void) {
  return &cairn__auth__v1__undo_email_change_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__guardian_consent__descriptor_pointer(void) {
  return &cairn__auth__v1__guardian_consent__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__set_birth_date_request__descriptor_pointer(void) {
  return &cairn__auth__v1__set_birth_date_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__set_birth_date_response__descriptor_pointer(void) {
  return &cairn__auth__v1__set_birth_date_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_guardian_consent_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_guardian_consent_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_guardian_consent_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_guardian_consent_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__ask_guardian_request__descriptor_pointer(void) {
  return &cairn__auth__v1__ask_guardian_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__ask_guardian_response__descriptor_pointer(void) {
  return &cairn__auth__v1__ask_guardian_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__answer_as_guardian_request__descriptor_pointer(void) {
  return &cairn__auth__v1__answer_as_guardian_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__answer_as_guardian_response__descriptor_pointer(void) {
  return &cairn__auth__v1__answer_as_guardian_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__provider_credential__descriptor_pointer(void) {
  return &cairn__auth__v1__provider_credential__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__begin_provider_login_request__descriptor_pointer(void) {
  return &cairn__auth__v1__begin_provider_login_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__begin_provider_login_response__descriptor_pointer(void) {
  return &cairn__auth__v1__begin_provider_login_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_in_with_provider_request__descriptor_pointer(void) {
  return &cairn__auth__v1__log_in_with_provider_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__log_in_with_provider_response__descriptor_pointer(void) {
  return &cairn__auth__v1__log_in_with_provider_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__identity__descriptor_pointer(void) {
  return &cairn__auth__v1__identity__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_identities_request__descriptor_pointer(void) {
  return &cairn__auth__v1__list_identities_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__list_identities_response__descriptor_pointer(void) {
  return &cairn__auth__v1__list_identities_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__link_identity_request__descriptor_pointer(void) {
  return &cairn__auth__v1__link_identity_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__link_identity_response__descriptor_pointer(void) {
  return &cairn__auth__v1__link_identity_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__unlink_identity_request__descriptor_pointer(void) {
  return &cairn__auth__v1__unlink_identity_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__unlink_identity_response__descriptor_pointer(void) {
  return &cairn__auth__v1__unlink_identity_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__create_guest_request__descriptor_pointer(void) {
  return &cairn__auth__v1__create_guest_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__create_guest_response__descriptor_pointer(void) {
  return &cairn__auth__v1__create_guest_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__upgrade_guest_request__descriptor_pointer(void) {
  return &cairn__auth__v1__upgrade_guest_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__upgrade_guest_response__descriptor_pointer(void) {
  return &cairn__auth__v1__upgrade_guest_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__preview_guest_merge_request__descriptor_pointer(void) {
  return &cairn__auth__v1__preview_guest_merge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__preview_guest_merge_response__descriptor_pointer(void) {
  return &cairn__auth__v1__preview_guest_merge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__merge_guest_request__descriptor_pointer(void) {
  return &cairn__auth__v1__merge_guest_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__merge_guest_response__descriptor_pointer(void) {
  return &cairn__auth__v1__merge_guest_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__kept_mail__descriptor_pointer(void) {
  return &cairn__auth__v1__kept_mail__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_newest_mails_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_newest_mails_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_newest_mails_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_newest_mails_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__sealed_mail__descriptor_pointer(void) {
  return &cairn__auth__v1__sealed_mail__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__queued_mail__descriptor_pointer(void) {
  return &cairn__auth__v1__queued_mail__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__sealed_reset_request__descriptor_pointer(void) {
  return &cairn__auth__v1__sealed_reset_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__change_password_request__descriptor_pointer(void) {
  return &cairn__auth__v1__change_password_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__change_password_response__descriptor_pointer(void) {
  return &cairn__auth__v1__change_password_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__request_password_reset_request__descriptor_pointer(void) {
  return &cairn__auth__v1__request_password_reset_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__request_password_reset_response__descriptor_pointer(void) {
  return &cairn__auth__v1__request_password_reset_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__reset_password_request__descriptor_pointer(void) {
  return &cairn__auth__v1__reset_password_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__reset_password_response__descriptor_pointer(void) {
  return &cairn__auth__v1__reset_password_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__public_key__descriptor_pointer(void) {
  return &cairn__auth__v1__public_key__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_public_keys_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_public_keys_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_public_keys_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_public_keys_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_second_factor_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_second_factor_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_second_factor_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_second_factor_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__enrol_totp_request__descriptor_pointer(void) {
  return &cairn__auth__v1__enrol_totp_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__enrol_totp_response__descriptor_pointer(void) {
  return &cairn__auth__v1__enrol_totp_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__confirm_totp_request__descriptor_pointer(void) {
  return &cairn__auth__v1__confirm_totp_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__confirm_totp_response__descriptor_pointer(void) {
  return &cairn__auth__v1__confirm_totp_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__disable_totp_request__descriptor_pointer(void) {
  return &cairn__auth__v1__disable_totp_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__disable_totp_response__descriptor_pointer(void) {
  return &cairn__auth__v1__disable_totp_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__replace_recovery_codes_request__descriptor_pointer(void) {
  return &cairn__auth__v1__replace_recovery_codes_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__replace_recovery_codes_response__descriptor_pointer(void) {
  return &cairn__auth__v1__replace_recovery_codes_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__verify_second_factor_request__descriptor_pointer(void) {
  return &cairn__auth__v1__verify_second_factor_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__verify_second_factor_response__descriptor_pointer(void) {
  return &cairn__auth__v1__verify_second_factor_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_server_info_request__descriptor_pointer(void) {
  return &cairn__auth__v1__get_server_info_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__legal_document__descriptor_pointer(void) {
  return &cairn__auth__v1__legal_document__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__form_limits__descriptor_pointer(void) {
  return &cairn__auth__v1__form_limits__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__get_server_info_response__descriptor_pointer(void) {
  return &cairn__auth__v1__get_server_info_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__check_username_request__descriptor_pointer(void) {
  return &cairn__auth__v1__check_username_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__check_username_response__descriptor_pointer(void) {
  return &cairn__auth__v1__check_username_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__claim_username_request__descriptor_pointer(void) {
  return &cairn__auth__v1__claim_username_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__claim_username_response__descriptor_pointer(void) {
  return &cairn__auth__v1__claim_username_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__change_username_request__descriptor_pointer(void) {
  return &cairn__auth__v1__change_username_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__auth__v1__change_username_response__descriptor_pointer(void) {
  return &cairn__auth__v1__change_username_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__echo_request__descriptor_pointer(void) {
  return &cairn__bench__v1__echo_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__echo_response__descriptor_pointer(void) {
  return &cairn__bench__v1__echo_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__echo_as_user_request__descriptor_pointer(void) {
  return &cairn__bench__v1__echo_as_user_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__echo_as_user_response__descriptor_pointer(void) {
  return &cairn__bench__v1__echo_as_user_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__lookup_request__descriptor_pointer(void) {
  return &cairn__bench__v1__lookup_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__lookup_response__descriptor_pointer(void) {
  return &cairn__bench__v1__lookup_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__count_request__descriptor_pointer(void) {
  return &cairn__bench__v1__count_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__count_response__descriptor_pointer(void) {
  return &cairn__bench__v1__count_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__count_as_user_request__descriptor_pointer(void) {
  return &cairn__bench__v1__count_as_user_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__count_as_user_response__descriptor_pointer(void) {
  return &cairn__bench__v1__count_as_user_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__subscribe_request__descriptor_pointer(void) {
  return &cairn__bench__v1__subscribe_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__subscribe_response__descriptor_pointer(void) {
  return &cairn__bench__v1__subscribe_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__subscribe_as_user_request__descriptor_pointer(void) {
  return &cairn__bench__v1__subscribe_as_user_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__subscribe_as_user_response__descriptor_pointer(void) {
  return &cairn__bench__v1__subscribe_as_user_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__publish_request__descriptor_pointer(void) {
  return &cairn__bench__v1__publish_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__publish_response__descriptor_pointer(void) {
  return &cairn__bench__v1__publish_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__fail_request__descriptor_pointer(void) {
  return &cairn__bench__v1__fail_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__bench__v1__fail_response__descriptor_pointer(void) {
  return &cairn__bench__v1__fail_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__type__v1__lat_lng__descriptor_pointer(void) {
  return &cairn__type__v1__lat_lng__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__parameter_spec__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__parameter_spec__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__challenge_type_spec__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__challenge_type_spec__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__activity_parameters__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__activity_parameters__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__control__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__control__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__parameter_value__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__parameter_value__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__challenge_draft__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__challenge_draft__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__challenge__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__challenge__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__challenge_translation__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__challenge_translation__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_challenge_types_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_challenge_types_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_challenge_types_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_challenge_types_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_park_challenges_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_park_challenges_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_park_challenges_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_park_challenges_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_challenge_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_challenge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_challenge_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_challenge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_my_challenges_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_my_challenges_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_my_challenges_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_my_challenges_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__building_device__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__building_device__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__create_challenge_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__create_challenge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__create_challenge_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__create_challenge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__update_challenge_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__update_challenge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__update_challenge_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__update_challenge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__publish_challenge_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__publish_challenge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__publish_challenge_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__publish_challenge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__withdraw_challenge_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__withdraw_challenge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__withdraw_challenge_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__withdraw_challenge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__report_challenge_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__report_challenge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__report_challenge_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__report_challenge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__track_sample__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__track_sample__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__track_finding__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__track_finding__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__track_piece__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__track_piece__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_part__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_part__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_score__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_score__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__points_breakdown__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__points_breakdown__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__verdict__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__verdict__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__weather_snapshot__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__weather_snapshot__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__start_attempt_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__start_attempt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__start_attempt_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__start_attempt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_active_attempts_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_active_attempts_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_active_attempts_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_active_attempts_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_my_attempts_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_my_attempts_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_my_attempts_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_my_attempts_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_attempt_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_attempt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_attempt_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_attempt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__append_track_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__append_track_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__append_track_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__append_track_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__keep_track_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__keep_track_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__keep_track_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__keep_track_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__export_track_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__export_track_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__export_track_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__export_track_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__finish_attempt_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__finish_attempt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__finish_attempt_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__finish_attempt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__abandon_attempt_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__abandon_attempt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__abandon_attempt_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__abandon_attempt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__appeal_verdict_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__appeal_verdict_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__appeal_verdict_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__appeal_verdict_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__type__v1__picture__descriptor_pointer(void) {
  return &cairn__type__v1__picture__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__type__v1__person__descriptor_pointer(void) {
  return &cairn__type__v1__person__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_waiting_attempts_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_waiting_attempts_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__waiting_attempt__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__waiting_attempt__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_waiting_attempts_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_waiting_attempts_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_waiting_attempt_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_waiting_attempt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_waiting_attempt_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_waiting_attempt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__decide_attempt_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__decide_attempt_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__decide_attempt_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__decide_attempt_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__expeditions_event__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__expeditions_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__challenge_published__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__challenge_published__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_started__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_started__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_part_completed__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_part_completed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_decided__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_decided__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_warned__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_warned__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__record_beaten__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__record_beaten__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__record_restored__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__record_restored__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__attempt_ended__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__attempt_ended__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__open_play__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__open_play__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__open_attempt__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__open_attempt__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__park_summary__descriptor_pointer(void) {
  return &cairn__geo__v1__park_summary__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__park_ring__descriptor_pointer(void) {
  return &cairn__geo__v1__park_ring__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__park_polygon__descriptor_pointer(void) {
  return &cairn__geo__v1__park_polygon__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__park__descriptor_pointer(void) {
  return &cairn__geo__v1__park__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_nearby_parks_request__descriptor_pointer(void) {
  return &cairn__geo__v1__find_nearby_parks_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__nearby_park__descriptor_pointer(void) {
  return &cairn__geo__v1__nearby_park__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_nearby_parks_response__descriptor_pointer(void) {
  return &cairn__geo__v1__find_nearby_parks_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_parks_in_box_request__descriptor_pointer(void) {
  return &cairn__geo__v1__find_parks_in_box_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__park_cluster__descriptor_pointer(void) {
  return &cairn__geo__v1__park_cluster__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_parks_in_box_response__descriptor_pointer(void) {
  return &cairn__geo__v1__find_parks_in_box_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_park_request__descriptor_pointer(void) {
  return &cairn__geo__v1__get_park_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_park_response__descriptor_pointer(void) {
  return &cairn__geo__v1__get_park_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__search_parks_request__descriptor_pointer(void) {
  return &cairn__geo__v1__search_parks_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__search_parks_response__descriptor_pointer(void) {
  return &cairn__geo__v1__search_parks_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__check_in_park_request__descriptor_pointer(void) {
  return &cairn__geo__v1__check_in_park_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__check_in_park_response__descriptor_pointer(void) {
  return &cairn__geo__v1__check_in_park_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_park_changes_request__descriptor_pointer(void) {
  return &cairn__geo__v1__list_park_changes_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__park_change__descriptor_pointer(void) {
  return &cairn__geo__v1__park_change__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_park_changes_response__descriptor_pointer(void) {
  return &cairn__geo__v1__list_park_changes_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_park_pack_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_park_pack_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_park_pack_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_park_pack_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__park_pack__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__park_pack__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__expedition_stats__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__expedition_stats__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_expedition_stats_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_expedition_stats_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_expedition_stats_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_expedition_stats_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_friend_scores_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_friend_scores_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__friend_score__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__friend_score__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_friend_scores_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_friend_scores_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_challenge_board_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_challenge_board_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__board_row__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__board_row__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__list_challenge_board_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__list_challenge_board_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__track_import__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__track_import__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__import_track_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__import_track_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__import_track_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__import_track_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_track_import_request__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_track_import_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__expeditions__v1__get_track_import_response__descriptor_pointer(void) {
  return &cairn__game__expeditions__v1__get_track_import_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_filter__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_filter__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__filter_hint__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__filter_hint__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__watched_area__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__watched_area__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__watch_area_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__watch_area_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__watch_area_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__watch_area_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__unwatch_area_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__unwatch_area_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__unwatch_area_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__unwatch_area_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_watched_areas_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_watched_areas_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_watched_areas_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_watched_areas_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_photo__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_photo__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__waypoint__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__waypoint__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_translation__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_translation__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_content__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_content__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_summary__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_summary__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_health__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_health__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_sponsor__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_sponsor__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__get_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__get_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__get_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__get_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__position_fix__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__position_fix__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__create_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__create_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__create_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__create_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__update_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__update_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__update_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__update_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__publish_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__publish_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_warning__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_warning__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__publish_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__publish_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__set_cache_available_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__set_cache_available_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__set_cache_available_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__set_cache_available_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__archive_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__archive_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__archive_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__archive_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_my_caches_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_my_caches_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_my_caches_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_my_caches_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__check_solution_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__check_solution_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__check_solution_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__check_solution_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__log_content__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__log_content__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__log_proof__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__log_proof__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_log__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_log__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__submit_log_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__submit_log_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__submit_log_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__submit_log_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__submit_logs_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__submit_logs_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__submit_log_result__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__submit_log_result__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__submit_logs_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__submit_logs_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__edit_log_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__edit_log_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__edit_log_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__edit_log_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__delete_log_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__delete_log_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__delete_log_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__delete_log_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_logs_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_logs_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_logs_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_logs_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_my_logs_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_my_logs_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_my_logs_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_my_logs_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__confirm_companion_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__confirm_companion_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__confirm_companion_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__confirm_companion_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__decline_companion_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__decline_companion_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__decline_companion_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__decline_companion_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_companion_requests_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_companion_requests_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_companion_requests_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_companion_requests_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__geocaches_event__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__geocaches_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_published__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_published__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_updated__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_updated__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_logged__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_logged__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__first_find_moved__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__first_find_moved__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__companion_named__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__companion_named__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_in_trouble__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_in_trouble__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__area_news__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__area_news__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__area_cache__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__area_cache__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_cluster__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_cluster__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__caches_in_box_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__caches_in_box_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__map_corner__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__map_corner__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__caches_in_box_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__caches_in_box_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__caches_near_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__caches_near_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__caches_near_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__caches_near_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__search_caches_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__search_caches_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__search_caches_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__search_caches_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__suggest_caches_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__suggest_caches_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__suggest_caches_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__suggest_caches_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cache_selection__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cache_selection__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__download_caches_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__download_caches_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__download_caches_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__download_caches_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__find_gone_caches_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__find_gone_caches_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__find_gone_caches_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__find_gone_caches_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__export_gpx_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__export_gpx_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__export_gpx_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__export_gpx_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__export_my_finds_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__export_my_finds_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__export_my_finds_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__export_my_finds_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__import_gpx_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__import_gpx_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__import_gpx_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__import_gpx_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__get_gpx_import_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__get_gpx_import_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__get_gpx_import_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__get_gpx_import_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__gpx_import_remark__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__gpx_import_remark__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__gpx_import__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__gpx_import__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__watch_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__watch_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__watch_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__watch_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__ignore_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__ignore_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__ignore_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__ignore_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__recommend_cache_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__recommend_cache_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__recommend_cache_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__recommend_cache_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__save_personal_note_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__save_personal_note_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__save_personal_note_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__save_personal_note_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_marked_caches_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_marked_caches_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__list_marked_caches_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__list_marked_caches_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__get_cacher_stats_request__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__get_cacher_stats_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__find_square__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__find_square__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__cacher_stats__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__cacher_stats__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__geocaches__v1__get_cacher_stats_response__descriptor_pointer(void) {
  return &cairn__game__geocaches__v1__get_cacher_stats_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__read_cache_page_request__descriptor_pointer(void) {
  return &cairn__game__internal__v1__read_cache_page_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__read_cache_page_response__descriptor_pointer(void) {
  return &cairn__game__internal__v1__read_cache_page_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__open_play__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__open_play__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__open_run__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__open_run__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__panorama__descriptor_pointer(void) {
  return &cairn__geo__v1__panorama__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__clues__descriptor_pointer(void) {
  return &cairn__geo__v1__clues__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__clue__descriptor_pointer(void) {
  return &cairn__geo__v1__clue__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__game__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__game__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__timing__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__timing__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__player__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__player__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__round__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__round__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__guess__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__guess__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_single_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_single_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_single_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_single_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_game_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_game_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_game_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_game_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__watch_game_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__watch_game_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__watch_game_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__watch_game_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__round_loaded_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__round_loaded_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__found_panorama__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__found_panorama__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__round_loaded_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__round_loaded_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__report_panorama_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__report_panorama_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__report_panorama_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__report_panorama_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__end_moving_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__end_moving_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__end_moving_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__end_moving_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__place_marker_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__place_marker_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__place_marker_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__place_marker_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__submit_guess_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__submit_guess_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__submit_guess_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__submit_guess_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__set_ready_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__set_ready_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__set_ready_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__set_ready_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__leave_game_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__leave_game_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__leave_game_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__leave_game_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__abort_loading_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__abort_loading_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__abort_loading_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__abort_loading_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_result_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_result_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_result_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_result_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__list_my_games_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__list_my_games_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__game_summary__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__game_summary__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__list_my_games_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__list_my_games_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__open_game__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__open_game__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__invitation__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__invitation__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__invite_to_game_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__invite_to_game_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__invite_to_game_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__invite_to_game_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__cancel_invitation_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__cancel_invitation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__cancel_invitation_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__cancel_invitation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__respond_invitation_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__respond_invitation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__respond_invitation_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__respond_invitation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_invitations_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_invitations_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_invitations_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_invitations_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__open_play__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__open_play__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__count_results_request__descriptor_pointer(void) {
  return &cairn__game__internal__v1__count_results_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__count_results_response__descriptor_pointer(void) {
  return &cairn__game__internal__v1__count_results_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__player_score__descriptor_pointer(void) {
  return &cairn__game__internal__v1__player_score__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__find_open_play_request__descriptor_pointer(void) {
  return &cairn__game__internal__v1__find_open_play_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__find_open_play_response__descriptor_pointer(void) {
  return &cairn__game__internal__v1__find_open_play_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__find_scores_request__descriptor_pointer(void) {
  return &cairn__game__internal__v1__find_scores_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__internal__v1__find_scores_response__descriptor_pointer(void) {
  return &cairn__game__internal__v1__find_scores_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_image__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_image__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__choice_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__choice_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__tie_breaker__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__tie_breaker__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__answer__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__answer__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_options__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_options__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_position__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_position__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_bounds__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_bounds__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__asked_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__asked_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__asked_choice__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__asked_choice__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__answered_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__answered_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_monkey__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_monkey__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__asked_tie_breaker__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__asked_tie_breaker__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_result__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_result__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__start_run_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__start_run_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__start_run_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__start_run_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_run_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_run_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_run_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_run_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__list_runs_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__list_runs_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__run_summary__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__run_summary__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__list_runs_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__list_runs_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__tell_position_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__tell_position_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__tell_position_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__tell_position_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__unlock_question_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__unlock_question_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__unlock_question_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__unlock_question_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__answer_question_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__answer_question_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__answer_question_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__answer_question_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__answer_tie_breaker_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__answer_tie_breaker_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__answer_tie_breaker_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__answer_tie_breaker_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__end_run_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__end_run_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__end_run_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__end_run_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_run_result_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_run_result_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_run_result_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_run_result_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__locked_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__locked_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__bundled_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__bundled_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__bundle_key__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__bundle_key__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_run_bundle_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_run_bundle_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_run_bundle_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_run_bundle_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__release_run_bundle_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__release_run_bundle_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__release_run_bundle_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__release_run_bundle_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__offline_step__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__offline_step__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__upload_run_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__upload_run_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__upload_run_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__upload_run_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__decide_run_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__decide_run_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__decide_run_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__decide_run_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_member__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_member__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_progress__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_progress__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_question__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_question__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__create_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__create_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__create_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__create_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__join_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__join_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__join_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__join_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__list_walk_groups_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__list_walk_groups_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_summary__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_summary__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__list_walk_groups_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__list_walk_groups_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__invite_to_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__invite_to_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__invite_to_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__invite_to_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__start_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__start_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__start_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__start_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__start_group_run_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__start_group_run_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__start_group_run_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__start_group_run_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__leave_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__leave_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__leave_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__leave_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__remove_from_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__remove_from_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__remove_from_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__remove_from_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__end_walk_group_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__end_walk_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__end_walk_group_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__end_walk_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__quiz_walks_event__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__quiz_walks_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_published__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_published__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_shared__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_shared__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_invited__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_invited__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_changed__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_group_progressed__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_group_progressed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_link__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_link__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_link_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_link_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_link_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_link_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_group_link_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_group_link_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_group_link_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_group_link_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk_permissions__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk_permissions__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__walk__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__walk__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__draft_head__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__draft_head__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__draft__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__draft__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__create_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__create_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__create_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__create_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__update_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__update_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__update_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__update_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__put_question_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__put_question_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__put_question_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__put_question_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__place_question_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__place_question_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__place_question_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__place_question_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__order_questions_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__order_questions_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__order_questions_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__order_questions_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__delete_question_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__delete_question_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__delete_question_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__delete_question_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_draft_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_draft_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_draft_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_draft_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__publish_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__publish_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__publish_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__publish_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__set_walk_visibility_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__set_walk_visibility_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__set_walk_visibility_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__set_walk_visibility_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__duplicate_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__duplicate_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__duplicate_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__duplicate_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__delete_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__delete_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__delete_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__delete_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__add_editor_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__add_editor_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__add_editor_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__add_editor_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__remove_editor_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__remove_editor_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__remove_editor_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__remove_editor_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__find_walk_by_code_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__find_walk_by_code_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__find_walk_by_code_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__find_walk_by_code_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__list_walks_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__list_walks_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__list_walks_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__list_walks_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__find_nearby_walks_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__find_nearby_walks_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__find_nearby_walks_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__find_nearby_walks_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__nearby_walk__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__nearby_walk__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__share_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__share_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__share_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__share_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_insights_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_insights_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__question_insight__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__question_insight__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__get_walk_insights_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__get_walk_insights_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__feature_walk_request__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__feature_walk_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__quizwalks__v1__feature_walk_response__descriptor_pointer(void) {
  return &cairn__game__quizwalks__v1__feature_walk_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__badge__descriptor_pointer(void) {
  return &cairn__game__v1__badge__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__badge_level__descriptor_pointer(void) {
  return &cairn__game__v1__badge_level__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__list_badges_request__descriptor_pointer(void) {
  return &cairn__game__v1__list_badges_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__list_badges_response__descriptor_pointer(void) {
  return &cairn__game__v1__list_badges_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__set_badge_hidden_request__descriptor_pointer(void) {
  return &cairn__game__v1__set_badge_hidden_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__set_badge_hidden_response__descriptor_pointer(void) {
  return &cairn__game__v1__set_badge_hidden_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__badge_unlocked__descriptor_pointer(void) {
  return &cairn__game__v1__badge_unlocked__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__badge_revoked__descriptor_pointer(void) {
  return &cairn__game__v1__badge_revoked__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__leaderboard__descriptor_pointer(void) {
  return &cairn__game__v1__leaderboard__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__leaderboard_value__descriptor_pointer(void) {
  return &cairn__game__v1__leaderboard_value__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__leaderboard_row__descriptor_pointer(void) {
  return &cairn__game__v1__leaderboard_row__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__leaderboard_standing__descriptor_pointer(void) {
  return &cairn__game__v1__leaderboard_standing__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__get_leaderboard_request__descriptor_pointer(void) {
  return &cairn__game__v1__get_leaderboard_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__get_leaderboard_response__descriptor_pointer(void) {
  return &cairn__game__v1__get_leaderboard_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__get_rank_around_request__descriptor_pointer(void) {
  return &cairn__game__v1__get_rank_around_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__v1__get_rank_around_response__descriptor_pointer(void) {
  return &cairn__game__v1__get_rank_around_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_daily_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_daily_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_daily_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_daily_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_daily_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_daily_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_daily_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_daily_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__rematch_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__rematch_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__rematch_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__rematch_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__decline_rematch_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__decline_rematch_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__decline_rematch_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__decline_rematch_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__rematch_offered__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__rematch_offered__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__rematch_closed__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__rematch_closed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__room_settings__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__room_settings__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__room_member__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__room_member__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__room__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__room__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__create_room_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__create_room_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__create_room_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__create_room_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__join_room_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__join_room_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__join_room_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__join_room_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_room_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_room_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_room_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_room_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__leave_room_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__leave_room_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__leave_room_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__leave_room_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__kick_member_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__kick_member_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__kick_member_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__kick_member_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__set_room_ready_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__set_room_ready_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__set_room_ready_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__set_room_ready_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_room_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_room_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_room_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_room_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__send_emote_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__send_emote_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__send_emote_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__send_emote_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__room_changed__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__room_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__room_emote__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__room_emote__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__where_am_ievent__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__where_am_ievent__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__game_changed__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__game_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__match_found__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__match_found__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__matched_player__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__matched_player__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__match_timeout__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__match_timeout__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__invitation_received__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__invitation_received__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__invitation_closed__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__invitation_closed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__ghost__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__ghost__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__ghost_round__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__ghost_round__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_ghost_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_ghost_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__start_ghost_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__start_ghost_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_ghost_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_ghost_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_ghost_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_ghost_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__queue_ticket__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__queue_ticket__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__join_queue_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__join_queue_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__join_queue_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__join_queue_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__leave_queue_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__leave_queue_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__leave_queue_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__leave_queue_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_queue_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_queue_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_queue_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_queue_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__rating_change__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__rating_change__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__list_rating_changes_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__list_rating_changes_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__list_rating_changes_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__list_rating_changes_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__replay_event__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__replay_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__game_evidence__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__game_evidence__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_replay_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_replay_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_replay_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_replay_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__signal__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__signal__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__list_signals_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__list_signals_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__list_signals_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__list_signals_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__statistics__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__statistics__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_statistics_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_statistics_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_statistics_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_statistics_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_day_request__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_day_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__game__whereami__v1__get_day_response__descriptor_pointer(void) {
  return &cairn__game__whereami__v1__get_day_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__city__descriptor_pointer(void) {
  return &cairn__geo__v1__city__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__autocomplete_city_request__descriptor_pointer(void) {
  return &cairn__geo__v1__autocomplete_city_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__autocomplete_city_response__descriptor_pointer(void) {
  return &cairn__geo__v1__autocomplete_city_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_city_request__descriptor_pointer(void) {
  return &cairn__geo__v1__get_city_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_city_response__descriptor_pointer(void) {
  return &cairn__geo__v1__get_city_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_featured_cities_request__descriptor_pointer(void) {
  return &cairn__geo__v1__list_featured_cities_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_featured_cities_response__descriptor_pointer(void) {
  return &cairn__geo__v1__list_featured_cities_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__reverse_geocode_city_request__descriptor_pointer(void) {
  return &cairn__geo__v1__reverse_geocode_city_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__country__descriptor_pointer(void) {
  return &cairn__geo__v1__country__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__reverse_geocode_city_response__descriptor_pointer(void) {
  return &cairn__geo__v1__reverse_geocode_city_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_cities_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_cities_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_cities_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_cities_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_near_cities_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_near_cities_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__near_city__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__near_city__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_near_cities_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_near_cities_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__map__descriptor_pointer(void) {
  return &cairn__geo__v1__map__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_maps_request__descriptor_pointer(void) {
  return &cairn__geo__v1__list_maps_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_maps_response__descriptor_pointer(void) {
  return &cairn__geo__v1__list_maps_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_map_request__descriptor_pointer(void) {
  return &cairn__geo__v1__get_map_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_map_response__descriptor_pointer(void) {
  return &cairn__geo__v1__get_map_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__location__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__location__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__draw_locations_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__draw_locations_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__draw_locations_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__draw_locations_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__report_location_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__report_location_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__report_location_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__report_location_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__load_park_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__load_park_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__load_park_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__load_park_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__measure_places_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__measure_places_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__measure_places_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__measure_places_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__place_measure__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__place_measure__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_place_areas_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_place_areas_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_place_areas_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_place_areas_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__place_area__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__place_area__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_place_zone_request__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_place_zone_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__internal__v1__find_place_zone_response__descriptor_pointer(void) {
  return &cairn__geo__internal__v1__find_place_zone_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__point_of_interest__descriptor_pointer(void) {
  return &cairn__geo__v1__point_of_interest__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_points_of_interest_request__descriptor_pointer(void) {
  return &cairn__geo__v1__find_points_of_interest_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__nearby_point_of_interest__descriptor_pointer(void) {
  return &cairn__geo__v1__nearby_point_of_interest__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_points_of_interest_response__descriptor_pointer(void) {
  return &cairn__geo__v1__find_points_of_interest_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_points_of_interest_along_request__descriptor_pointer(void) {
  return &cairn__geo__v1__find_points_of_interest_along_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__passed_point_of_interest__descriptor_pointer(void) {
  return &cairn__geo__v1__passed_point_of_interest__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__find_points_of_interest_along_response__descriptor_pointer(void) {
  return &cairn__geo__v1__find_points_of_interest_along_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_point_of_interest_request__descriptor_pointer(void) {
  return &cairn__geo__v1__get_point_of_interest_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_point_of_interest_response__descriptor_pointer(void) {
  return &cairn__geo__v1__get_point_of_interest_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__zone__descriptor_pointer(void) {
  return &cairn__geo__v1__zone__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_zones_request__descriptor_pointer(void) {
  return &cairn__geo__v1__list_zones_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__list_zones_response__descriptor_pointer(void) {
  return &cairn__geo__v1__list_zones_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_zone_request__descriptor_pointer(void) {
  return &cairn__geo__v1__get_zone_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__geo__v1__get_zone_response__descriptor_pointer(void) {
  return &cairn__geo__v1__get_zone_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_deleted__descriptor_pointer(void) {
  return &cairn__internal__v1__account_deleted__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_purged__descriptor_pointer(void) {
  return &cairn__internal__v1__account_purged__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__purged_rows__descriptor_pointer(void) {
  return &cairn__internal__v1__purged_rows__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_created__descriptor_pointer(void) {
  return &cairn__internal__v1__account_created__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_picture_found__descriptor_pointer(void) {
  return &cairn__internal__v1__account_picture_found__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_leaving_told__descriptor_pointer(void) {
  return &cairn__internal__v1__account_leaving_told__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_upgraded__descriptor_pointer(void) {
  return &cairn__internal__v1__account_upgraded__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__sessions_ended__descriptor_pointer(void) {
  return &cairn__internal__v1__sessions_ended__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_renamed__descriptor_pointer(void) {
  return &cairn__internal__v1__account_renamed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_details_told__descriptor_pointer(void) {
  return &cairn__internal__v1__account_details_told__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_minor_told__descriptor_pointer(void) {
  return &cairn__internal__v1__account_minor_told__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_merged__descriptor_pointer(void) {
  return &cairn__internal__v1__account_merged__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__challenge_published__descriptor_pointer(void) {
  return &cairn__internal__v1__challenge_published__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__challenge_unpublished__descriptor_pointer(void) {
  return &cairn__internal__v1__challenge_unpublished__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__type__v1__content_ref__descriptor_pointer(void) {
  return &cairn__type__v1__content_ref__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__report__descriptor_pointer(void) {
  return &cairn__social__v1__report__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__create_report_request__descriptor_pointer(void) {
  return &cairn__social__v1__create_report_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__create_report_response__descriptor_pointer(void) {
  return &cairn__social__v1__create_report_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_my_reports_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_my_reports_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_my_reports_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_my_reports_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__report_decision__descriptor_pointer(void) {
  return &cairn__social__v1__report_decision__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_my_decisions_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_my_decisions_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_my_decisions_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_my_decisions_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__appeal_decision_request__descriptor_pointer(void) {
  return &cairn__social__v1__appeal_decision_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__appeal_decision_response__descriptor_pointer(void) {
  return &cairn__social__v1__appeal_decision_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__find_content_page_request__descriptor_pointer(void) {
  return &cairn__internal__v1__find_content_page_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__content_page__descriptor_pointer(void) {
  return &cairn__internal__v1__content_page__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__find_content_page_response__descriptor_pointer(void) {
  return &cairn__internal__v1__find_content_page_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__find_content_request__descriptor_pointer(void) {
  return &cairn__internal__v1__find_content_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__found_content__descriptor_pointer(void) {
  return &cairn__internal__v1__found_content__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__find_content_response__descriptor_pointer(void) {
  return &cairn__internal__v1__find_content_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__content_moderated__descriptor_pointer(void) {
  return &cairn__internal__v1__content_moderated__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__content_reported__descriptor_pointer(void) {
  return &cairn__internal__v1__content_reported__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__block_made__descriptor_pointer(void) {
  return &cairn__internal__v1__block_made__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__friends_counted__descriptor_pointer(void) {
  return &cairn__internal__v1__friends_counted__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__delivered_event__descriptor_pointer(void) {
  return &cairn__internal__v1__delivered_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__deliver_request__descriptor_pointer(void) {
  return &cairn__internal__v1__deliver_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__delivery_failure__descriptor_pointer(void) {
  return &cairn__internal__v1__delivery_failure__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__deliver_response__descriptor_pointer(void) {
  return &cairn__internal__v1__deliver_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__media_claimed__descriptor_pointer(void) {
  return &cairn__internal__v1__media_claimed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__notification_mail_requested__descriptor_pointer(void) {
  return &cairn__internal__v1__notification_mail_requested__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__mailed_news__descriptor_pointer(void) {
  return &cairn__internal__v1__mailed_news__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__notification__descriptor_pointer(void) {
  return &cairn__social__v1__notification__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_notifications_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_notifications_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_notifications_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_notifications_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mark_notifications_read_request__descriptor_pointer(void) {
  return &cairn__social__v1__mark_notifications_read_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mark_notifications_read_response__descriptor_pointer(void) {
  return &cairn__social__v1__mark_notifications_read_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__dismiss_notification_request__descriptor_pointer(void) {
  return &cairn__social__v1__dismiss_notification_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__dismiss_notification_response__descriptor_pointer(void) {
  return &cairn__social__v1__dismiss_notification_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__act_on_notification_request__descriptor_pointer(void) {
  return &cairn__social__v1__act_on_notification_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__act_on_notification_response__descriptor_pointer(void) {
  return &cairn__social__v1__act_on_notification_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__notification_posted__descriptor_pointer(void) {
  return &cairn__social__v1__notification_posted__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__notifications_read__descriptor_pointer(void) {
  return &cairn__social__v1__notifications_read__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__notifications_removed__descriptor_pointer(void) {
  return &cairn__social__v1__notifications_removed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__notification_kind__descriptor_pointer(void) {
  return &cairn__internal__v1__notification_kind__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__notification_requested__descriptor_pointer(void) {
  return &cairn__internal__v1__notification_requested__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__notification_content_hidden__descriptor_pointer(void) {
  return &cairn__internal__v1__notification_content_hidden__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__notification_withdrawn__descriptor_pointer(void) {
  return &cairn__internal__v1__notification_withdrawn__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__export_personal_data_request__descriptor_pointer(void) {
  return &cairn__internal__v1__export_personal_data_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__export_personal_data_response__descriptor_pointer(void) {
  return &cairn__internal__v1__export_personal_data_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__presence_hidden__descriptor_pointer(void) {
  return &cairn__internal__v1__presence_hidden__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__profile_picture_changed__descriptor_pointer(void) {
  return &cairn__internal__v1__profile_picture_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__report_waiting__descriptor_pointer(void) {
  return &cairn__internal__v1__report_waiting__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__report_settled__descriptor_pointer(void) {
  return &cairn__internal__v1__report_settled__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_sanctioned__descriptor_pointer(void) {
  return &cairn__internal__v1__account_sanctioned__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__account_names_removed__descriptor_pointer(void) {
  return &cairn__internal__v1__account_names_removed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__support_waiting__descriptor_pointer(void) {
  return &cairn__internal__v1__support_waiting__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__support_settled__descriptor_pointer(void) {
  return &cairn__internal__v1__support_settled__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting_content__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting_content__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__create_meeting_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__create_meeting_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__create_meeting_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__create_meeting_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__respond_meeting_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__respond_meeting_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__respond_meeting_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__respond_meeting_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__cancel_meeting_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__cancel_meeting_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__cancel_meeting_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__cancel_meeting_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__reschedule_meeting_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__reschedule_meeting_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__reschedule_meeting_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__reschedule_meeting_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__list_meetings_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__list_meetings_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__list_meetings_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__list_meetings_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_month_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_month_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting_day__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting_day__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_month_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_month_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_calendar_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_calendar_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_calendar_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_calendar_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__local_buddy_event__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__local_buddy_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting_changed__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting_starting__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting_starting__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__feedback_shown__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__feedback_shown__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__block__descriptor_pointer(void) {
  return &cairn__social__v1__block__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__block_user_request__descriptor_pointer(void) {
  return &cairn__social__v1__block_user_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__block_user_response__descriptor_pointer(void) {
  return &cairn__social__v1__block_user_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__unblock_user_request__descriptor_pointer(void) {
  return &cairn__social__v1__unblock_user_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__unblock_user_response__descriptor_pointer(void) {
  return &cairn__social__v1__unblock_user_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_blocks_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_blocks_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_blocks_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_blocks_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__block_changed__descriptor_pointer(void) {
  return &cairn__social__v1__block_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__call__descriptor_pointer(void) {
  return &cairn__social__v1__call__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__call_signal__descriptor_pointer(void) {
  return &cairn__social__v1__call_signal__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__call_changed__descriptor_pointer(void) {
  return &cairn__social__v1__call_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__start_call_request__descriptor_pointer(void) {
  return &cairn__social__v1__start_call_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__start_call_response__descriptor_pointer(void) {
  return &cairn__social__v1__start_call_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__send_call_signal_request__descriptor_pointer(void) {
  return &cairn__social__v1__send_call_signal_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__send_call_signal_response__descriptor_pointer(void) {
  return &cairn__social__v1__send_call_signal_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__end_call_request__descriptor_pointer(void) {
  return &cairn__social__v1__end_call_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__end_call_response__descriptor_pointer(void) {
  return &cairn__social__v1__end_call_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_call_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_call_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_call_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_call_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_turn_servers_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_turn_servers_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_turn_servers_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_turn_servers_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__shared_place__descriptor_pointer(void) {
  return &cairn__social__v1__shared_place__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__message_reaction__descriptor_pointer(void) {
  return &cairn__social__v1__message_reaction__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__chat_message__descriptor_pointer(void) {
  return &cairn__social__v1__chat_message__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__send_message_request__descriptor_pointer(void) {
  return &cairn__social__v1__send_message_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__send_message_response__descriptor_pointer(void) {
  return &cairn__social__v1__send_message_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__edit_message_request__descriptor_pointer(void) {
  return &cairn__social__v1__edit_message_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__edit_message_response__descriptor_pointer(void) {
  return &cairn__social__v1__edit_message_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__delete_message_request__descriptor_pointer(void) {
  return &cairn__social__v1__delete_message_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__delete_message_response__descriptor_pointer(void) {
  return &cairn__social__v1__delete_message_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_reaction_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_reaction_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_reaction_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_reaction_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_messages_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_messages_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_messages_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_messages_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__search_messages_request__descriptor_pointer(void) {
  return &cairn__social__v1__search_messages_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__search_messages_response__descriptor_pointer(void) {
  return &cairn__social__v1__search_messages_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mark_read_request__descriptor_pointer(void) {
  return &cairn__social__v1__mark_read_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mark_read_response__descriptor_pointer(void) {
  return &cairn__social__v1__mark_read_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__delivered_mark__descriptor_pointer(void) {
  return &cairn__social__v1__delivered_mark__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mark_delivered_request__descriptor_pointer(void) {
  return &cairn__social__v1__mark_delivered_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mark_delivered_response__descriptor_pointer(void) {
  return &cairn__social__v1__mark_delivered_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_typing_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_typing_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_typing_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_typing_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__conversation_event__descriptor_pointer(void) {
  return &cairn__social__v1__conversation_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__message_changed__descriptor_pointer(void) {
  return &cairn__social__v1__message_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__conversation_changed__descriptor_pointer(void) {
  return &cairn__social__v1__conversation_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__receipt_changed__descriptor_pointer(void) {
  return &cairn__social__v1__receipt_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__typing_changed__descriptor_pointer(void) {
  return &cairn__social__v1__typing_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__presence__descriptor_pointer(void) {
  return &cairn__social__v1__presence__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_presence_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_presence_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_presence_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_presence_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__presence_changed__descriptor_pointer(void) {
  return &cairn__social__v1__presence_changed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__friend__descriptor_pointer(void) {
  return &cairn__social__v1__friend__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__friend_request__descriptor_pointer(void) {
  return &cairn__social__v1__friend_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__send_friend_request_request__descriptor_pointer(void) {
  return &cairn__social__v1__send_friend_request_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__send_friend_request_response__descriptor_pointer(void) {
  return &cairn__social__v1__send_friend_request_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__respond_friend_request_request__descriptor_pointer(void) {
  return &cairn__social__v1__respond_friend_request_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__respond_friend_request_response__descriptor_pointer(void) {
  return &cairn__social__v1__respond_friend_request_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__cancel_friend_request_request__descriptor_pointer(void) {
  return &cairn__social__v1__cancel_friend_request_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__cancel_friend_request_response__descriptor_pointer(void) {
  return &cairn__social__v1__cancel_friend_request_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__decline_all_friend_requests_request__descriptor_pointer(void) {
  return &cairn__social__v1__decline_all_friend_requests_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__decline_all_friend_requests_response__descriptor_pointer(void) {
  return &cairn__social__v1__decline_all_friend_requests_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__remove_friend_request__descriptor_pointer(void) {
  return &cairn__social__v1__remove_friend_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__remove_friend_response__descriptor_pointer(void) {
  return &cairn__social__v1__remove_friend_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_friends_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_friends_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_friends_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_friends_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_friend_requests_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_friend_requests_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_friend_requests_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_friend_requests_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__friend_requested__descriptor_pointer(void) {
  return &cairn__social__v1__friend_requested__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__friend_accepted__descriptor_pointer(void) {
  return &cairn__social__v1__friend_accepted__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__friend_request_closed__descriptor_pointer(void) {
  return &cairn__social__v1__friend_request_closed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__friend_removed__descriptor_pointer(void) {
  return &cairn__social__v1__friend_removed__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__preferences__descriptor_pointer(void) {
  return &cairn__social__v1__preferences__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_preferences_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_preferences_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_preferences_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_preferences_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__update_preferences_request__descriptor_pointer(void) {
  return &cairn__social__v1__update_preferences_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__update_preferences_response__descriptor_pointer(void) {
  return &cairn__social__v1__update_preferences_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__preferences_updated__descriptor_pointer(void) {
  return &cairn__social__v1__preferences_updated__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__found_user__descriptor_pointer(void) {
  return &cairn__social__v1__found_user__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__search_users_request__descriptor_pointer(void) {
  return &cairn__social__v1__search_users_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__search_users_response__descriptor_pointer(void) {
  return &cairn__social__v1__search_users_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__profile_visibility__descriptor_pointer(void) {
  return &cairn__social__v1__profile_visibility__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__app_facet__descriptor_pointer(void) {
  return &cairn__social__v1__app_facet__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__my_profile__descriptor_pointer(void) {
  return &cairn__social__v1__my_profile__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__profile__descriptor_pointer(void) {
  return &cairn__social__v1__profile__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_my_profile_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_my_profile_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_my_profile_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_my_profile_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_profile_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_profile_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_profile_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_profile_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_profiles_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_profiles_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_profiles_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_profiles_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__language_list__descriptor_pointer(void) {
  return &cairn__social__v1__language_list__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__update_profile_request__descriptor_pointer(void) {
  return &cairn__social__v1__update_profile_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__update_profile_response__descriptor_pointer(void) {
  return &cairn__social__v1__update_profile_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_app_facet_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_app_facet_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_app_facet_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_app_facet_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_profile_picture_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_profile_picture_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_profile_picture_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_profile_picture_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__profile_updated__descriptor_pointer(void) {
  return &cairn__social__v1__profile_updated__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__cursor__descriptor_pointer(void) {
  return &cairn__social__v1__cursor__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__user_event__descriptor_pointer(void) {
  return &cairn__social__v1__user_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__stream_event__descriptor_pointer(void) {
  return &cairn__social__v1__stream_event__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__subscribe_events_request__descriptor_pointer(void) {
  return &cairn__social__v1__subscribe_events_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__subscribe_events_response__descriptor_pointer(void) {
  return &cairn__social__v1__subscribe_events_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__sync_request__descriptor_pointer(void) {
  return &cairn__social__v1__sync_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__sync_response__descriptor_pointer(void) {
  return &cairn__social__v1__sync_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__acknowledge_request__descriptor_pointer(void) {
  return &cairn__social__v1__acknowledge_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__acknowledge_response__descriptor_pointer(void) {
  return &cairn__social__v1__acknowledge_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__internal__v1__user_event_sent__descriptor_pointer(void) {
  return &cairn__internal__v1__user_event_sent__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__rpc__v1__connect_error__descriptor_pointer(void) {
  return &cairn__rpc__v1__connect_error__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__rpc__v1__connect_error_detail__descriptor_pointer(void) {
  return &cairn__rpc__v1__connect_error_detail__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__rpc__v1__connect_end_stream__descriptor_pointer(void) {
  return &cairn__rpc__v1__connect_end_stream__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__rpc__v1__error_info__descriptor_pointer(void) {
  return &cairn__rpc__v1__error_info__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__rpc__v1__field_violation__descriptor_pointer(void) {
  return &cairn__rpc__v1__field_violation__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__rpc__v1__ticket__descriptor_pointer(void) {
  return &cairn__rpc__v1__ticket__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__find_blocked_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__find_blocked_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__find_blocked_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__find_blocked_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_media_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_media_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_media_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_media_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__media_file__descriptor_pointer(void) {
  return &cairn__social__v1__media_file__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__media__descriptor_pointer(void) {
  return &cairn__social__v1__media__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__begin_upload_request__descriptor_pointer(void) {
  return &cairn__social__v1__begin_upload_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__begin_upload_response__descriptor_pointer(void) {
  return &cairn__social__v1__begin_upload_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__append_upload_request__descriptor_pointer(void) {
  return &cairn__social__v1__append_upload_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__append_upload_response__descriptor_pointer(void) {
  return &cairn__social__v1__append_upload_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_upload_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_upload_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_upload_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_upload_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__complete_upload_request__descriptor_pointer(void) {
  return &cairn__social__v1__complete_upload_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__complete_upload_response__descriptor_pointer(void) {
  return &cairn__social__v1__complete_upload_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_media_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_media_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_media_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_media_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_album_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_album_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_album_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_album_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__find_content_media_request__descriptor_pointer(void) {
  return &cairn__social__v1__find_content_media_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__find_content_media_response__descriptor_pointer(void) {
  return &cairn__social__v1__find_content_media_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__delete_media_request__descriptor_pointer(void) {
  return &cairn__social__v1__delete_media_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__delete_media_response__descriptor_pointer(void) {
  return &cairn__social__v1__delete_media_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__hold_media_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__hold_media_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__hold_media_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__hold_media_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_own_file_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_own_file_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_own_file_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_own_file_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_meeting_feed_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_meeting_feed_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_meeting_feed_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_meeting_feed_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_meeting_share_page_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_meeting_share_page_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_meeting_share_page_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_meeting_share_page_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__check_view_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__check_view_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__check_view_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__check_view_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__describe_people_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__describe_people_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__describe_people_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__describe_people_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__get_preferred_time_zone_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__get_preferred_time_zone_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__get_preferred_time_zone_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__get_preferred_time_zone_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__find_present_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__find_present_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__find_present_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__find_present_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__find_friends_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__find_friends_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__find_friends_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__find_friends_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_share_page_request__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_share_page_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__internal__v1__read_share_page_response__descriptor_pointer(void) {
  return &cairn__social__internal__v1__read_share_page_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__buddy_city__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__buddy_city__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__buddy_settings__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__buddy_settings__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__buddy__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__buddy__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_buddy_settings_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_buddy_settings_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_buddy_settings_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_buddy_settings_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__set_buddy_settings_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__set_buddy_settings_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__set_buddy_settings_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__set_buddy_settings_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__add_buddy_city_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__add_buddy_city_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__add_buddy_city_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__add_buddy_city_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__remove_buddy_city_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__remove_buddy_city_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__remove_buddy_city_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__remove_buddy_city_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__pause_buddy_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__pause_buddy_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__pause_buddy_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__pause_buddy_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__stop_buddy_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__stop_buddy_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__stop_buddy_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__stop_buddy_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__find_buddies_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__find_buddies_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__find_buddies_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__find_buddies_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_buddy_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_buddy_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_buddy_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_buddy_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting_feedback__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting_feedback__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__give_feedback_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__give_feedback_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__give_feedback_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__give_feedback_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__list_feedback_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__list_feedback_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__list_feedback_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__list_feedback_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_feed_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_feed_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_feed_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_feed_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__renew_meeting_feed_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__renew_meeting_feed_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__renew_meeting_feed_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__renew_meeting_feed_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__stop_meeting_feed_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__stop_meeting_feed_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__stop_meeting_feed_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__stop_meeting_feed_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__meeting_share__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__meeting_share__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__share_meeting_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__share_meeting_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__share_meeting_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__share_meeting_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__say_home_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__say_home_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__say_home_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__say_home_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__revoke_meeting_share_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__revoke_meeting_share_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__revoke_meeting_share_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__revoke_meeting_share_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_shares_request__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_shares_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__localbuddy__v1__get_meeting_shares_response__descriptor_pointer(void) {
  return &cairn__social__localbuddy__v1__get_meeting_shares_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__conversation_receipt__descriptor_pointer(void) {
  return &cairn__social__v1__conversation_receipt__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__conversation__descriptor_pointer(void) {
  return &cairn__social__v1__conversation__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__open_conversation_request__descriptor_pointer(void) {
  return &cairn__social__v1__open_conversation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__open_conversation_response__descriptor_pointer(void) {
  return &cairn__social__v1__open_conversation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_conversation_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_conversation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_conversation_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_conversation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_conversations_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_conversations_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_conversations_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_conversations_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__sync_conversations_request__descriptor_pointer(void) {
  return &cairn__social__v1__sync_conversations_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__sync_conversations_response__descriptor_pointer(void) {
  return &cairn__social__v1__sync_conversations_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__hide_conversation_request__descriptor_pointer(void) {
  return &cairn__social__v1__hide_conversation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__hide_conversation_response__descriptor_pointer(void) {
  return &cairn__social__v1__hide_conversation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mute_conversation_request__descriptor_pointer(void) {
  return &cairn__social__v1__mute_conversation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__mute_conversation_response__descriptor_pointer(void) {
  return &cairn__social__v1__mute_conversation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__conversation_settings__descriptor_pointer(void) {
  return &cairn__social__v1__conversation_settings__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_conversation_settings_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_conversation_settings_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_conversation_settings_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_conversation_settings_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_conversation_settings_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_conversation_settings_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_conversation_settings_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_conversation_settings_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__group_member__descriptor_pointer(void) {
  return &cairn__social__v1__group_member__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__create_group_request__descriptor_pointer(void) {
  return &cairn__social__v1__create_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__create_group_response__descriptor_pointer(void) {
  return &cairn__social__v1__create_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__invite_to_group_request__descriptor_pointer(void) {
  return &cairn__social__v1__invite_to_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__invite_to_group_response__descriptor_pointer(void) {
  return &cairn__social__v1__invite_to_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__answer_group_invitation_request__descriptor_pointer(void) {
  return &cairn__social__v1__answer_group_invitation_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__answer_group_invitation_response__descriptor_pointer(void) {
  return &cairn__social__v1__answer_group_invitation_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__leave_group_request__descriptor_pointer(void) {
  return &cairn__social__v1__leave_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__leave_group_response__descriptor_pointer(void) {
  return &cairn__social__v1__leave_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__remove_group_member_request__descriptor_pointer(void) {
  return &cairn__social__v1__remove_group_member_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__remove_group_member_response__descriptor_pointer(void) {
  return &cairn__social__v1__remove_group_member_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_group_role_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_group_role_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_group_role_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_group_role_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__rename_group_request__descriptor_pointer(void) {
  return &cairn__social__v1__rename_group_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__rename_group_response__descriptor_pointer(void) {
  return &cairn__social__v1__rename_group_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_group_members_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_group_members_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_group_members_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_group_members_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_home_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_home_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_home_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_home_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__notification_preference__descriptor_pointer(void) {
  return &cairn__social__v1__notification_preference__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__quiet_hours__descriptor_pointer(void) {
  return &cairn__social__v1__quiet_hours__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__notification_schedule__descriptor_pointer(void) {
  return &cairn__social__v1__notification_schedule__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_notification_preferences_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_notification_preferences_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_notification_preferences_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_notification_preferences_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_notification_preferences_request__descriptor_pointer(void) {
  return &cairn__social__v1__set_notification_preferences_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__set_notification_preferences_response__descriptor_pointer(void) {
  return &cairn__social__v1__set_notification_preferences_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__unsubscribe_mails_request__descriptor_pointer(void) {
  return &cairn__social__v1__unsubscribe_mails_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__unsubscribe_mails_response__descriptor_pointer(void) {
  return &cairn__social__v1__unsubscribe_mails_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__register_device_request__descriptor_pointer(void) {
  return &cairn__social__v1__register_device_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__apns_token__descriptor_pointer(void) {
  return &cairn__social__v1__apns_token__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__web_push_subscription__descriptor_pointer(void) {
  return &cairn__social__v1__web_push_subscription__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__register_device_response__descriptor_pointer(void) {
  return &cairn__social__v1__register_device_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__unregister_device_request__descriptor_pointer(void) {
  return &cairn__social__v1__unregister_device_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__unregister_device_response__descriptor_pointer(void) {
  return &cairn__social__v1__unregister_device_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__report_case__descriptor_pointer(void) {
  return &cairn__social__v1__report_case__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__report_evidence__descriptor_pointer(void) {
  return &cairn__social__v1__report_evidence__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__content_evidence__descriptor_pointer(void) {
  return &cairn__social__v1__content_evidence__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__media_evidence__descriptor_pointer(void) {
  return &cairn__social__v1__media_evidence__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__case_report__descriptor_pointer(void) {
  return &cairn__social__v1__case_report__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_report_cases_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_report_cases_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_report_cases_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_report_cases_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_report_case_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_report_case_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_report_case_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_report_case_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__claim_report_case_request__descriptor_pointer(void) {
  return &cairn__social__v1__claim_report_case_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__claim_report_case_response__descriptor_pointer(void) {
  return &cairn__social__v1__claim_report_case_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__decide_report_case_request__descriptor_pointer(void) {
  return &cairn__social__v1__decide_report_case_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__decide_report_case_response__descriptor_pointer(void) {
  return &cairn__social__v1__decide_report_case_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__decide_appeal_request__descriptor_pointer(void) {
  return &cairn__social__v1__decide_appeal_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__decide_appeal_response__descriptor_pointer(void) {
  return &cairn__social__v1__decide_appeal_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__shared_content__descriptor_pointer(void) {
  return &cairn__social__v1__shared_content__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__shared_profile__descriptor_pointer(void) {
  return &cairn__social__v1__shared_profile__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__share_link__descriptor_pointer(void) {
  return &cairn__social__v1__share_link__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__create_share_link_request__descriptor_pointer(void) {
  return &cairn__social__v1__create_share_link_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__create_share_link_response__descriptor_pointer(void) {
  return &cairn__social__v1__create_share_link_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__revoke_share_link_request__descriptor_pointer(void) {
  return &cairn__social__v1__revoke_share_link_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__revoke_share_link_response__descriptor_pointer(void) {
  return &cairn__social__v1__revoke_share_link_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_share_links_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_share_links_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_share_links_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_share_links_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__support_ticket__descriptor_pointer(void) {
  return &cairn__social__v1__support_ticket__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__support_entry__descriptor_pointer(void) {
  return &cairn__social__v1__support_entry__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__open_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__open_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__open_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__open_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_my_support_tickets_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_my_support_tickets_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_my_support_tickets_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_my_support_tickets_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_my_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_my_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_my_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_my_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__answer_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__answer_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__answer_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__answer_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__close_my_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__close_my_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__close_my_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__close_my_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_support_tickets_request__descriptor_pointer(void) {
  return &cairn__social__v1__list_support_tickets_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__list_support_tickets_response__descriptor_pointer(void) {
  return &cairn__social__v1__list_support_tickets_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__get_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__get_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__get_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__reply_to_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__reply_to_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__reply_to_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__reply_to_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__close_support_ticket_request__descriptor_pointer(void) {
  return &cairn__social__v1__close_support_ticket_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__social__v1__close_support_ticket_response__descriptor_pointer(void) {
  return &cairn__social__v1__close_support_ticket_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__health__descriptor_pointer(void) {
  return &cairn__system__v1__health__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__check_request__descriptor_pointer(void) {
  return &cairn__system__v1__check_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__check_response__descriptor_pointer(void) {
  return &cairn__system__v1__check_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__watch_request__descriptor_pointer(void) {
  return &cairn__system__v1__watch_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__watch_response__descriptor_pointer(void) {
  return &cairn__system__v1__watch_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__get_readings_request__descriptor_pointer(void) {
  return &cairn__system__v1__get_readings_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *cairn__system__v1__get_readings_response__descriptor_pointer(void) {
  return &cairn__system__v1__get_readings_response__descriptor;
}

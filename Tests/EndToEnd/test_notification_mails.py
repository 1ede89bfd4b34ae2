"""Notifications by mail: chosen, told by one service to another, written in the reader's language, and ended by the link in the mail."""

from __future__ import annotations

import subprocess
import uuid

from cairn.social.v1 import notification_preferences_pb2 as preferences
from cairn.social.v1 import notifications_pb2 as notifications
from cairn.social.v1.notification_preferences_connect import NotificationPreferenceServiceClientSync
from installation import eventually
from mails import mail_to, mails_in
from player import Player, http2, refused

EMAIL = preferences.NOTIFICATION_CHANNEL_EMAIL
FRIENDS = notifications.NOTIFICATION_TOPIC_FRIENDS


def sql(cairn, statement: str) -> str:
    """The ten minutes in which somebody may see it on a device are over."""
    with open(f"/proc/{cairn.pid('social')}/environ", "rb") as file:
        (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
    done = subprocess.run(
        ["psql", database, "-v", "ON_ERROR_STOP=1", "-X", "-At", "-qc", statement], check=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, text=True, timeout=30,
    )
    return done.stdout.strip()


def service(player: Player) -> NotificationPreferenceServiceClientSync:
    return NotificationPreferenceServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def chosen(player: Player) -> int:
    answer = service(player).get_notification_preferences(preferences.GetNotificationPreferencesRequest(), headers=player.headers())
    (delivery,) = [one.delivery for one in answer.preferences if (one.topic, one.channel) == (FRIENDS, EMAIL)]
    return delivery


def choose(player: Player, delivery: int) -> None:
    preference = preferences.NotificationPreference(topic=FRIENDS, channel=EMAIL, delivery=delivery)
    service(player).set_notification_preferences(
        preferences.SetNotificationPreferencesRequest(preferences=[preference]), headers=player.headers(str(uuid.uuid4()))
    )


def waiting(cairn, player: Player) -> str:
    return sql(cairn, f"SELECT count(*) FROM mail_notices WHERE account_id = '{player.account_id}'")


def test_who_has_chosen_it_is_mailed_and_ends_it_by_the_link(cairn):
    anna, carla, dora = (Player(cairn.url).sign_up() for _ in range(3))
    berta = Player(cairn.url).sign_up(locale="de")
    berta.verify(mail_to(cairn, berta.email, "E-Mail").code)
    assert chosen(berta) == preferences.NOTIFICATION_DELIVERY_OFF
    carla.ask_friend(berta.username)
    assert waiting(cairn, berta) == "0"

    choose(berta, preferences.NOTIFICATION_DELIVERY_AT_ONCE)
    anna.ask_friend(berta.username)
    assert waiting(cairn, berta) == "1"
    sql(cairn, f"UPDATE mail_notices SET due_time = due_time - interval '10 minutes' WHERE account_id = '{berta.account_id}'")
    # It is looked for what is due every half minute.
    eventually(lambda: waiting(cairn, berta) == "0", within=45, what="the mail's leaving")
    mail = mail_to(cairn, berta.email, "Neues für dich")
    assert mail.language == "de" and f"– {anna.username} möchte mit dir befreundet sein" in mail.body
    assert f"Hallo {berta.username}" in mail.body and "Weitere Neuigkeiten" not in mail.body

    # Without a log-in.
    stranger = Player(cairn.url)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        service(stranger).unsubscribe_mails(preferences.UnsubscribeMailsRequest(token=mail.token[:-1] + "!"))
    for _ in range(2):
        service(stranger).unsubscribe_mails(preferences.UnsubscribeMailsRequest(token=mail.token))
    assert chosen(berta) == preferences.NOTIFICATION_DELIVERY_OFF
    dora.ask_friend(berta.username)
    assert waiting(cairn, berta) == "0"
    assert len([one for one in mails_in(cairn, berta.email) if one.subject == "Neues für dich"]) == 1


def test_a_mail_program_ends_it_with_one_click(cairn):
    anna = Player(cairn.url).sign_up()
    berta = Player(cairn.url).sign_up(locale="en")
    berta.verify(mail_to(cairn, berta.email, "Confirm").code)
    choose(berta, preferences.NOTIFICATION_DELIVERY_AT_ONCE)
    anna.ask_friend(berta.username)
    sql(cairn, f"UPDATE mail_notices SET due_time = due_time - interval '10 minutes' WHERE account_id = '{berta.account_id}'")
    eventually(lambda: waiting(cairn, berta) == "0", within=45, what="the mail's leaving")
    mail = mail_to(cairn, berta.email, "News for you")
    assert mail.unsubscribe == f"<https://api.example.org/unsubscribe/{mail.token}>"
    assert mail.unsubscribe_post == "List-Unsubscribe=One-Click"

    # Whatever looks at links, as scanners of mails do, ends nothing.
    url = mail.unsubscribe.strip("<>").replace("https://api.example.org", cairn.url)
    stranger = http2()
    assert stranger.get(url).status == 200
    assert chosen(berta) == preferences.NOTIFICATION_DELIVERY_AT_ONCE
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert stranger.post(url[:-1], headers=form, content=b"List-Unsubscribe=One-Click").status == 404
    assert chosen(berta) == preferences.NOTIFICATION_DELIVERY_AT_ONCE
    for _ in range(2):
        assert stranger.post(url, headers=form, content=b"List-Unsubscribe=One-Click").status == 200
    assert chosen(berta) == preferences.NOTIFICATION_DELIVERY_OFF
    # Nothing in the logs opens the same door again, whatever asks for it and however it is answered.
    for verb in ["HEAD", "PUT", "OPTIONS", "BREW"]:
        stranger.execute(verb, url)
    assert stranger.get(url.replace("/unsubscribe/", "/Unsubscribe/")).status == 404
    assert mail.token not in cairn.log("gateway") and mail.token not in cairn.log("social")

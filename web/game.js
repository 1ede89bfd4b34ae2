// A game of "Where am I" by clues, alone or with others: five rounds, each told clue by clue, guessed on a map, and revealed. What is allowed, when a
// phase ends and what a guess is worth is decided by the server alone; here is shown what it says.

import { call, CallError, who } from "./api.js";
import { sentence } from "./clues.js";
import { element, fill } from "./dom.js";
import { follow } from "./follow.js";
import { WorldMap } from "./map.js";
import { number, plural, text } from "./texts.js";

/** @type {"cairn.game.whereami.v1.GeoGuessService"} */
const service = "cairn.game.whereami.v1.GeoGuessService";
/** A clue comes by itself after so long: ten of them in the time to look around. */
const clueMs = 5_000;
/** The server needs a moment after the end of a phase before the next has begun. */
const afterPhaseMs = 700;
const scoreMax = 5_000;
/** A stream of changes that has ended is followed again after so long; meanwhile the game is looked at when a phase is over. */
const againMs = 1_000;

/** @typedef {Whole<ContractMessages["cairn.game.whereami.v1.Game"]>} Game */

/** Refusals because time went on: the game is looked at again. */
const tooLate = new Set(["ROUND_CLOSED", "WRONG_PHASE", "ALREADY_ANSWERED", "GAME_FINISHED"]);

/**
 * Plays a game to its end.
 * @param {HTMLElement} parent Shown in it.
 * @param {(show: HTMLElement[]) => void} done Handed the result.
 * @param {(error: unknown) => void} failed
 */
export async function play(parent, done, failed) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  const view = new GameView(parent, done, failed);
  await view.run(async () => {
    /** @type {ContractMessages["cairn.game.whereami.v1.StartSingleRequest"]} */
    const request = { provider: "PANORAMA_PROVIDER_CLUES", timeZone: zone };
    return call(`${service}/StartSingle`, request).catch((error) => {
      // A zone that only the browser knows decides nothing but the day.
      if (error instanceof CallError && error.reason === "INVALID_ARGUMENT") return call(`${service}/StartSingle`, { ...request, timeZone: "" });
      throw error;
    });
  });
  return view;
}

/**
 * Plays a game of several that has begun already.
 * @param {HTMLElement} parent Shown in it.
 * @param {string} gameId
 * @param {(show: HTMLElement[]) => void} done Handed the result.
 * @param {(error: unknown) => void} failed
 */
export async function join(parent, gameId, done, failed) {
  const view = new GameView(parent, done, failed);
  await view.run(() => call(`${service}/GetGame`, { gameId }));
  if (!view.isOver) void view.watch();
  return view;
}

class GameView {
  /**
   * @param {HTMLElement} parent
   * @param {(show: HTMLElement[]) => void} done
   * @param {(error: unknown) => void} failed
   */
  constructor(parent, done, failed) {
    this.done = done;
    this.failed = failed;
    /** @type {Game} */
    this.game = /** @type {any} */ (null);
    this.shownRound = 0;
    this.revealedRound = 0;
    this.clueCount = 0;
    /** @type {import("./map.js").Place | null} */
    this.place = null;
    /** Whether a call is under way that changes the game; whether it is the guess, after which the marker stays where it is. */
    this.isBusy = false;
    this.isGuessed = false;
    this.isOver = false;
    this.endsAt = 0;
    this.clueAt = 0;
    this.markedPlace = "";
    /** Whether a reveal has just come. */
    this.isFresh = false;
    this.gone = new AbortController();
    /** The game as it was heard of while a call was under way.
     * @type {Game | null} */
    this.heard = null;

    this.round = element("h1", { tabindex: "-1" });
    this.points = element("span", { class: "figure" });
    this.time = element("span", { class: "figure", role: "timer" });
    this.clues = element("ol", { class: "clues", "aria-live": "polite" });
    this.standing = element("ul", { class: "standing" });
    this.more = element("button", { type: "button", class: "quiet", onclick: () => this.nextClue() }, text("play.next"));
    this.say = element("p", { class: "say", role: "status" });
    this.act = element("button", { type: "button", class: "main", hidden: true, onclick: () => this.go() });
    this.leave = element("button", { type: "button", class: "quiet", onclick: () => this.quit() }, text("play.leave"));
    this.ground = element("div", { class: "ground", role: "application", tabindex: "0", "aria-label": text("play.map") });
    fill(parent, element("section", { class: "play" },
      element("div", { class: "panel" },
        this.round,
        element("p", { class: "figures" }, text("play.points"), " ", this.points, " ", text("play.time"), " ", this.time),
        this.standing,
        element("h2", {}, text("play.clues")), this.clues, this.more),
      element("div", { class: "board" }, this.ground, element("div", { class: "cross", "aria-hidden": "true" }),
        element("div", { class: "zoom" },
          element("button", { type: "button", "aria-label": text("play.zoom.in"), onclick: () => this.map.zoom(1) }, "+"),
          element("button", { type: "button", "aria-label": text("play.zoom.out"), onclick: () => this.map.zoom(-1) }, "−"))),
      element("div", { class: "moves" }, this.say, this.act, this.leave)));
    this.map = new WorldMap(this.ground, (place) => this.choose(place));
    this.ticker = setInterval(() => this.tick(), 250);
  }

  /** The game goes on: a call, then what it has changed is shown. One at a time.
   * @param {() => Promise<{game: Game}>} step */
  async run(step) {
    if (this.isBusy || this.isOver) return;
    this.isBusy = true;
    this.act.toggleAttribute("disabled", true);
    try {
      await this.take((await step()).game);
    } catch (error) {
      await this.recover(error);
    } finally {
      this.isBusy = false;
      this.isGuessed = false;
      if (!this.isOver) this.showMoves();
      const heard = this.heard;
      this.heard = null;
      if (heard) this.hear(heard);
      // The keys are where it goes on; a button takes them only once it can be pressed.
      if (!this.isOver && this.isFresh) this.act.focus({ preventScroll: true });
      this.isFresh = false;
    }
  }

  /** @param {unknown} error */
  async recover(error) {
    if (error instanceof CallError && tooLate.has(error.reason) && this.game) {
      try {
        return await this.take((await this.look()).game);
      } catch (next) { error = next; }
    }
    const isLost = !this.game || (error instanceof CallError && ["unauthenticated", "not_found"].includes(error.code));
    if (isLost) this.end();
    // Otherwise the button is still there, and the clock goes on.
    this.failed(error);
  }

  /** Follows what the others do, until the game is over. */
  async watch() {
    while (!this.isOver) {
      try {
        await follow(`${service}/WatchGame`, { gameId: this.game.gameId }, (message) => this.hear(message.game), this.gone.signal);
      } catch { /* It is followed again. */ }
      if (!this.isOver) await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }

  /** @param {Game | undefined} game */
  hear(game) {
    if (!game || this.isOver || Number(game.version) <= Number(this.game.version)) return;
    if (this.isBusy) this.heard = game;
    else void this.run(async () => ({ game }));
  }

  isOfSeveral() { return this.game.players.length > 1; }

  me() { return this.game.players.find((player) => player.accountId === who()?.accountId) ?? this.game.players[0]; }

  look() { return call(`${service}/GetGame`, { gameId: this.game.gameId }); }

  /** @param {Game} game */
  async take(game) {
    // An answer that was made before what was heard meanwhile says nothing new.
    if (this.isOver || (this.game && Number(game.version) < Number(this.game.version))) return;
    this.game = game;
    this.endsAt = game.phaseEndTime ? Date.now() + Date.parse(game.phaseEndTime) - Date.parse(game.serverTime) : 0;
    if (game.state === "STATE_FINISHED" || game.state === "STATE_ABANDONED") return this.finish();
    if (game.roundNumber !== this.shownRound) this.showRound();
    this.showStanding();
    if (this.isReveal()) this.showReveal();
    // The clues are on the screen: the clock starts, once they are on everybody's.
    if (game.state === "STATE_LOADING" && !this.me().isLoaded) await this.take((await call(`${service}/RoundLoaded`, this.where())).game);
  }

  isReveal() { return this.game.state === "STATE_REVEAL" || this.game.state === "STATE_COUNTDOWN"; }

  /** How all stand, in a game of several, and who has answered. */
  showStanding() {
    this.points.textContent = number(this.me().score ?? 0);
    if (!this.isOfSeveral()) return;
    const isDone = (/** @type {Game["players"][number]} */ player) => (this.isReveal() ? player.isReady : player.hasAnswered);
    fill(this.standing, ranked(this.game).map((player) => element("li", { class: player === this.me() ? "own" : "" },
      element("span", { dir: "auto" }, this.nameOf(player)), " ", element("span", { class: "figure" }, number(player.score ?? 0)),
      player.hasLeft ? text("play.gone") : isDone(player) ? "✓" : "")));
  }

  /** @param {Game["players"][number]} player */
  nameOf(player) { return player === this.me() ? text("play.you") : player.username || text("play.somebody"); }

  where() { return { gameId: this.game.gameId, roundNumber: this.game.roundNumber }; }

  current() { return this.game.rounds[this.game.roundNumber - 1]; }

  sentences() {
    return (this.current().panorama?.clues?.clues ?? []).map(sentence).filter((/** @type {string | null} */ line) => line !== null);
  }

  showRound() {
    this.shownRound = this.game.roundNumber;
    this.clueCount = 0;
    this.place = null;
    this.markedPlace = "";
    this.map.clear();
    this.map.showWorld();
    fill(this.clues);
    this.round.textContent = text("play.round", { round: this.game.roundNumber, count: this.game.roundCount });
    this.round.focus({ preventScroll: true });
    this.nextClue();
    this.nextClue();
  }

  nextClue() {
    const lines = this.sentences();
    if (this.clueCount < lines.length) this.clues.append(element("li", {}, lines[this.clueCount++]));
    this.clueAt = Date.now() + clueMs;
    const isAll = this.clueCount >= lines.length;
    this.more.toggleAttribute("disabled", isAll);
    this.more.textContent = text(isAll ? "play.all" : "play.next");
    this.clues.scrollTop = this.clues.scrollHeight;
  }

  isPlaying() { return ["STATE_LOADING", "STATE_MOVING", "STATE_GUESSING"].includes(this.game?.state); }

  /** @param {import("./map.js").Place} place */
  choose(place) {
    if (!this.isPlaying() || this.isGuessed || this.me().hasAnswered) return;
    this.place = place;
    this.map.showGuess(place);
    this.showMoves();
    void this.keepMarker();
  }

  /** While guesses are made, the last marker counts when the time runs out: the server is told where it is. Nothing is lost if it is not. */
  async keepMarker() {
    const key = JSON.stringify(this.place);
    if (!this.place || this.game?.state !== "STATE_GUESSING" || key === this.markedPlace || this.me().hasAnswered) return;
    this.markedPlace = key;
    try {
      await call(`${service}/PlaceMarker`, { ...this.where(), position: position(this.place) });
    } catch { this.markedPlace = ""; }
  }

  /** The moves that can be made now. */
  showMoves() {
    if (!this.game) return;
    // Without a game it has no name.
    this.act.hidden = false;
    const isReveal = this.isReveal();
    const isWaiting = isReveal ? this.game.state === "STATE_COUNTDOWN" || this.me().isReady : this.me().hasAnswered;
    this.act.toggleAttribute("disabled", this.isBusy || isWaiting || (!isReveal && !this.place));
    this.more.hidden = isReveal;
    if (isReveal) {
      const isLast = this.game.roundNumber === this.game.roundCount;
      this.act.textContent = text(this.game.state === "STATE_COUNTDOWN" ? "play.soon" : isWaiting ? "play.others" : isLast ? "reveal.result" : "reveal.next");
      return;
    }
    this.act.textContent = text(isWaiting ? "play.others" : "play.guess");
    fill(this.say, this.isGuessed ? text("play.sent") : this.place ? text("play.chosen", { place: shown(this.place) }) : text("play.hint"));
  }

  showReveal() {
    const round = this.current();
    const own = this.me();
    const guess = guessOf(round, own);
    const told = guessed(round, own);
    // Everybody's, one's own last: on top.
    const others = this.game.players.filter((player) => player !== own).map((player) => guessed(round, player)).filter((at) => at !== null);
    this.map.showSolutions([...others, told].map((at) => ({ guess: at, solution: place(round.solution) })), others.length);
    const why = guess?.origin === "ORIGIN_LAST_MARKER" ? text("reveal.late") + " " : "";
    fill(this.say, told
      ? [why, element("strong", {}, text("reveal.away", { distance: distance(guess?.distanceM ?? 0) })), " · ",
        element("strong", {}, plural("reveal.points", guess?.score ?? 0))]
      : text("reveal.missed"));
    while (this.clueCount < this.sentences().length) this.nextClue();
    this.isFresh = this.revealedRound !== this.game.roundNumber;
    this.revealedRound = this.game.roundNumber;
  }

  /** The button was pressed. */
  go() {
    if (this.game?.state === "STATE_REVEAL") return this.run(() => call(`${service}/SetReady`, this.where()));
    if (!this.place) return undefined;
    const at = position(this.place);
    if (this.isBusy) return undefined;
    this.isGuessed = true;
    this.say.textContent = text("play.sent");
    return this.run(() => call(`${service}/SubmitGuess`, { ...this.where(), position: at }));
  }

  tick() {
    if (!this.game || this.isOver) return;
    const timing = this.game.timing ?? {};
    const rest = this.endsAt ? this.endsAt - Date.now() : 0;
    // The time to look around is followed by that to guess; somebody who reads clues needs not know which of the two it is.
    const left = this.game.state === "STATE_MOVING" ? rest + (timing.guessMs ?? 0) : rest;
    const seconds = Math.max(0, Math.ceil(left / 1000));
    // While it is loaded, nobody waits for the player.
    const isClock = this.endsAt > 0 && this.game.state !== "STATE_LOADING";
    this.time.textContent = isClock ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : "–";
    this.time.classList.toggle("soon", this.isPlaying() && this.endsAt > 0 && seconds <= 10);
    if (this.isPlaying() && Date.now() >= this.clueAt) this.nextClue();
    const late = this.game.state === "STATE_GUESSING" ? timing.lateBufferMs ?? 0 : 0;
    if (this.endsAt && rest < -afterPhaseMs - late && !this.isBusy) {
      // Not again before this look has come back.
      this.endsAt = Date.now() + afterPhaseMs;
      void this.run(() => this.look()).then(() => this.keepMarker());
    }
  }

  finish() {
    const rounds = this.game.rounds;
    const isWhole = this.game.state === "STATE_FINISHED";
    const own = this.me();
    const isShared = this.isOfSeveral();
    const best = scoreMax * this.game.roundCount;
    const map = element("div", { class: "ground", role: "img", "aria-label": text("end.map") });
    const head = (/** @type {string[]} */ ...names) => element("tr", {}, names.map((name) => element("th", { scope: "col" }, text(name))));
    this.end();
    this.done([
      element("h1", { tabindex: "-1" }, isWhole
        ? text("end.headline", { points: number(own.score ?? 0), best: number(best) }) : text("end.abandoned")),
      ...(isShared && isWhole ? this.standings() : []),
      element("table", {}, element("thead", {}, head("end.round", "end.distance", "end.points")),
        element("tbody", {}, rounds.filter((round) => round.solution).map((round) => {
          const guess = guessOf(round, own);
          return element("tr", {}, element("th", { scope: "row" }, number(round.roundNumber)),
            element("td", {}, guess?.distanceM === undefined ? text("end.none") : distance(guess.distanceM)),
            element("td", {}, number(guess?.score ?? 0)));
        }))),
      element("div", { class: "board" }, map),
    ]);
    const revealed = rounds.filter((round) => round.solution);
    new WorldMap(map, () => undefined).showSolutions(revealed.map((round) => ({ guess: guessed(round, own), solution: place(round.solution) })));
  }

  /** The winner, and how all stand at the end. */
  standings() {
    const winner = this.game.players.find((player) => player.playerIndex === this.game.winnerIndex);
    const told = !winner ? text("end.draw") : winner === this.me() ? text("end.won") : text("end.lost", { name: this.nameOf(winner) });
    return [element("p", { class: "lead" }, told), element("table", { class: "ranks" }, element("tbody", {}, ranked(this.game).map((player) => element("tr", {},
      element("th", { scope: "row", dir: "auto" }, `${number(player.rank ?? 1)}. ${this.nameOf(player)}`),
      element("td", {}, plural("reveal.points", player.score ?? 0))))))];
  }

  /** Leaving asks nothing: a game of one can be begun again. */
  quit() {
    if (!this.game) return;
    const game = this.game;
    this.end();
    void call(`${service}/LeaveGame`, { gameId: game.gameId }).catch(() => undefined);
    this.done([element("h1", { tabindex: "-1" }, text("end.abandoned"))]);
  }

  end() {
    this.isOver = true;
    this.gone.abort();
    clearInterval(this.ticker);
    this.map.remove();
  }
}

/** @param {import("./map.js").Place} place */
function position(place) { return { latitudeDegrees: place.lat, longitudeDegrees: place.lng }; }

/** @param {{latitudeDegrees?: number, longitudeDegrees?: number}} position A field at zero is not sent.
 * @returns {import("./map.js").Place} */
function place(position) { return { lat: position.latitudeDegrees ?? 0, lng: position.longitudeDegrees ?? 0 }; }

/** The players, the best first.
 * @param {Game} game */
function ranked(game) { return [...game.players].sort((one, other) => (one.rank ?? 1) - (other.rank ?? 1) || one.playerIndex - other.playerIndex); }

/**
 * @param {Game["rounds"][number]} round
 * @param {Game["players"][number]} player
 */
function guessOf(round, player) { return round.guesses?.find((guess) => guess.playerIndex === player.playerIndex); }

/** Where a player has guessed; null where the time ran out without a marker.
 * @param {Game["rounds"][number]} round
 * @param {Game["players"][number]} player */
function guessed(round, player) {
  const guess = guessOf(round, player);
  return guess?.position && guess.origin !== "ORIGIN_DEFAULT" ? place(guess.position) : null;
}

/** "48.9° N, 2.3° E".
 * @param {import("./map.js").Place} place */
function shown(place) {
  const half = (/** @type {number} */ value, /** @type {string} */ positive, /** @type {string} */ negative) =>
    `${number(Math.round(Math.abs(value) * 10) / 10)}° ${value < 0 ? negative : positive}`;
  return `${half(place.lat, "N", "S")}, ${half(place.lng, "E", "W")}`;
}

/** @param {number} metres */
function distance(metres) {
  if (metres < 1000) return text("distance.m", { value: number(Math.round(metres)) });
  const km = metres / 1000;
  return text("distance.km", { value: number(km < 100 ? Math.round(km * 10) / 10 : Math.round(km)) });
}

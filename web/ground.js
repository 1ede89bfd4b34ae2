// A map of a park: its outline, its gates, and what is shown in it. It asks nobody for pictures.

import * as L from "leaflet";
import { element } from "./dom.js";

/** @typedef {{latitudeDegrees?: number, longitudeDegrees?: number}} Position */
/** @typedef {{exterior?: {points?: Position[]}, holes?: {points?: Position[]}[]}} Polygon */

/** What this server says of its tiles, once it was asked.
 * @type {Promise<{path?: string, credit?: string}> | null} */
let tiles = null;

/** A server that has not said so after that time has none. */
const tilesMs = 10_000;

async function told() {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), tilesMs);
  try {
    const answer = await fetch("/web/tiles.json", { signal: late.signal });
    return answer.ok ? await answer.json() : {};
  } catch { return {}; } finally { clearTimeout(timer); }
}

export class GroundMap {
  /**
   * @param {HTMLElement} parent In the page already.
   * @param {Polygon[]} polygons
   * @param {Position[]} gates
   * @param {(place: Position) => void} [onChoose] A place was clicked, or chosen by the keyboard: Enter takes the middle of the map.
   */
  constructor(parent, polygons, gates, onChoose) {
    this.map = L.map(parent, { zoomControl: false, attributionControl: false, zoomSnap: 0.1, maxZoom: 20, zoomAnimation: false, fadeAnimation: false,
      inertia: false, renderer: L.svg({ padding: 1 }) });
    this.marks = L.layerGroup().addTo(this.map);
    void this.showTiles(parent);
    const outlines = polygons.map((polygon) => [polygon.exterior, ...(polygon.holes ?? [])].map((ring) => (ring?.points ?? []).map(place)));
    const all = outlines.flat(2).concat(gates.map(place));
    this.shown = all;
    // Before there is a view nothing can be drawn.
    this.map.fitBounds(L.latLngBounds(all.length > 0 ? all : [{ lat: 0, lng: 0 }]).pad(0.05), { animate: false });
    for (const outline of outlines) L.polygon(outline, { className: "land", interactive: false }).addTo(this.map);
    if (onChoose) {
      const choose = (/** @type {{lat: number, lng: number}} */ at) => onChoose({ latitudeDegrees: at.lat, longitudeDegrees: at.lng });
      this.map.on("click", (event) => choose(event.latlng));
      parent.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.target === parent) choose(this.map.getCenter()); });
    }
    for (const gate of gates) L.circleMarker(place(gate), { radius: 4, className: "mark gate", interactive: false }).addTo(this.map);
  }

  /** Pictures of the ground below all that is drawn, where this server has any.
   * @param {HTMLElement} parent */
  async showTiles(parent) {
    tiles ??= told();
    const { path, credit } = await tiles;
    // The page may have been left meanwhile.
    if (!path || !parent.isConnected) return;
    parent.classList.add("with-tiles");
    L.tileLayer(path, { maxNativeZoom: 19, maxZoom: 20 }).addTo(this.map);
    if (credit) parent.append(element("span", { class: "credit" }, credit));
  }

  /** @param {number} step */
  zoom(step) { this.map.setZoom(this.map.getZoom() + step); }

  /** A way that somebody has gone, and places in it at which something was found. Beside the controls, which are drawn before.
   * @param {Position[][]} track Cut where nothing was recorded.
   * @param {Position[]} found */
  showTrack(track, found) {
    const pieces = track.map((piece) => piece.map(place));
    if (pieces.flat().length > 0) this.map.fitBounds(L.latLngBounds([...this.shown, ...pieces.flat()]).pad(0.05), { animate: false });
    for (const piece of pieces) if (piece.length > 1) L.polyline(piece, { className: "track", interactive: false }).addTo(this.marks);
    for (const at of found) L.circleMarker(place(at), { radius: 6, className: "mark found", interactive: false }).addTo(this.marks);
  }

  /** The controls of a challenge, in their order.
   * @param {Position[]} controls */
  showControls(controls) {
    this.marks.clearLayers();
    const places = controls.map(place);
    if (places.length > 1) L.polyline(places, { className: "way", interactive: false }).addTo(this.marks);
    places.forEach((at, index) => L.circleMarker(at, { radius: 8, className: `mark ${index === 0 ? "solution" : "guess"}`, interactive: false }).addTo(this.marks));
  }
}

/** A field at zero is not sent.
 * @param {Position} position */
function place(position) { return { lat: position.latitudeDegrees ?? 0, lng: position.longitudeDegrees ?? 0 }; }

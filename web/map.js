// A map of the world drawn from the outlines of its countries. It asks nobody for pictures.

import * as L from "leaflet";
import { element } from "./dom.js";
import outlines from "outlines";

/** Units of the outlines: 25 are a degree. */
const unitsPerDegree = 25;
/** North and south of this the projection has no end. */
const latitudeMax = 85;

/**
 * @typedef {{lat: number, lng: number}} Place
 */

export class WorldMap {
  /**
   * @param {HTMLElement} parent
   * @param {(place: Place) => void} onChoose A place was clicked, or chosen by the keyboard.
   * @param {number} [zoomMax] How near it can be looked at: the outlines are right to 7 km.
   */
  constructor(parent, onChoose, zoomMax = 9) {
    this.onChoose = onChoose;
    this.map = L.map(parent, {
      zoomControl: false, attributionControl: false, worldCopyJump: true, minZoom: 0, maxZoom: zoomMax, zoomSnap: 0.1, zoomDelta: 1,
      // An animation that has not come to its end when the map is taken away would go on without it.
      zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false,
      maxBounds: [[-latitudeMax, -540], [latitudeMax, 540]], maxBoundsViscosity: 0.8, renderer: L.svg({ padding: 1 }),
    });
    this.marks = L.layerGroup().addTo(this.map);
    for (const land of lands()) L.polygon(land, { className: "land", interactive: false }).addTo(this.map);
    for (const latitude of [-23.44, 0, 23.44]) {
      L.polyline([[latitude, -180], [latitude, 180]], { className: latitude === 0 ? "line equator" : "line", interactive: false }).addTo(this.map);
    }
    this.showWorld();
    this.map.on("click", (/** @type {any} */ event) => this.choose(event.latlng));
    // Somebody without a mouse moves the map by its arrows below the cross in its middle, and presses Enter.
    parent.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target === parent) this.choose(this.map.getCenter());
    });
    this.observer = new ResizeObserver(() => this.map.invalidateSize({ animate: false }));
    this.observer.observe(parent);
  }

  showWorld() { this.map.fitBounds([[-48, -165], [70, 175]], { animate: false }); }

  /** @param {number} step */
  zoom(step) { this.map.setZoom(this.map.getZoom() + step); }

  /** @param {any} latlng */
  choose(latlng) {
    const place = latlng.wrap();
    this.onChoose({ lat: Math.max(-90, Math.min(90, place.lat)), lng: place.lng });
  }

  clear() { this.marks.clearLayers(); }

  /** The place that was guessed, before it is known whether it is right.
   * @param {Place} place */
  showGuess(place) {
    this.clear();
    this.mark(place, "guess");
  }

  /**
   * What was guessed, and what it was.
   * @param {{guess: Place | null, solution: Place}[]} rounds
   * @param {number} [otherCount] So many of the first are somebody else's.
   * @param {boolean} [isFitted] Whether the map goes there.
   */
  showSolutions(rounds, otherCount = 0, isFitted = true) {
    this.clear();
    const shown = rounds.flatMap(({ guess, solution }, index) => this.addSolution(guess, solution, index < otherCount ? "other" : "guess"));
    if (isFitted && shown.length > 0) this.map.fitBounds(L.latLngBounds(shown).pad(0.4), { maxZoom: 6, animate: false });
  }

  /**
   * @param {Place | null} guess
   * @param {Place} solution
   * @param {string} kind
   * @returns {Place[]}
   */
  addSolution(guess, solution, kind) {
    // The short way, also where it crosses 180°.
    const shift = guess && guess.lng - solution.lng > 180 ? 360 : guess && solution.lng - guess.lng > 180 ? -360 : 0;
    const end = { lat: solution.lat, lng: solution.lng + shift };
    if (guess) {
      L.polyline([guess, end], { className: "way", interactive: false }).addTo(this.marks);
      this.mark(guess, kind);
    }
    this.mark(end, "solution");
    return guess ? [guess, end] : [end];
  }

  /** Small marks, of the whole world at once.
   * @param {Place[]} places */
  showDots(places) {
    this.clear();
    for (const place of places) L.circleMarker(place, { radius: 5, className: "mark solution dot", interactive: false }).addTo(this.marks);
  }

  /** Marks that lead on when they are clicked, each with a word of its own.
   * @param {{place: Place, label: string, radius: number, act(): void}[]} links */
  showLinks(links) {
    this.clear();
    for (const { place, label, radius, act } of links) {
      // An element: Leaflet takes a string for markup.
      L.circleMarker(place, { radius, className: "mark solution link-mark" }).addTo(this.marks).bindTooltip(element("span", {}, label)).on("click", act);
    }
  }

  /** @param {Place} place
   * @param {number} zoom */
  show(place, zoom) { this.map.setView(place, zoom, { animate: false }); }

  zoomLevel() { return this.map.getZoom(); }

  /** Tells which part of the world is shown, now and whenever it is another one.
   * @param {(box: {southWest: {latitudeDegrees: number, longitudeDegrees: number}, northEast: {latitudeDegrees: number, longitudeDegrees: number}, zoom: number}) => void} heard */
  onView(heard) {
    const tell = () => {
      const bounds = this.map.getBounds();
      const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()];
      const isWorld = high.lng - low.lng >= 360;
      const corner = (/** @type {Place} */ at, /** @type {number} */ edge) => ({
        latitudeDegrees: Math.max(-90, Math.min(90, at.lat)), longitudeDegrees: isWorld ? edge : ((at.lng + 180) % 360 + 360) % 360 - 180,
      });
      heard({ southWest: corner(low, -180), northEast: corner(high, 180), zoom: Math.max(0, Math.round(this.map.getZoom())) });
    };
    this.map.on("moveend", tell);
    tell();
  }

  /**
   * @param {Place} place
   * @param {string} kind
   */
  mark(place, kind) {
    L.circleMarker(place, { radius: 9, className: `mark ${kind}`, interactive: false }).addTo(this.marks);
  }

  remove() {
    this.observer.disconnect();
    this.map.remove();
  }
}

/** The rings of each country as places, from the differences in which they are kept.
 * @returns {[number, number][][][]} */
function lands() {
  return outlines.map((rings) => rings.map((ring) => {
    let [x, y] = [0, 0];
    /** @type {[number, number][]} */
    const places = [];
    for (let index = 0; index < ring.length; index += 2) {
      x += ring[index];
      y += ring[index + 1];
      places.push([y / unitsPerDegree, x / unitsPerDegree]);
    }
    return places;
  }));
}

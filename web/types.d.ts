// Types of what is bundled and has none of its own: the parts that are used.

declare module "*.txt" {
  const content: string;
  export default content;
}

declare module "outlines" {
  const countries: number[][][];
  export default countries;
}

/** An answer as it is read: what was not sent is looked for all the same. */
type Whole<T> = T extends (infer E)[] ? Whole<E>[] : T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T;

declare module "contract" {
  type Field = { name: string; type: string; comment: string; label?: string; sensitive?: boolean; oneof?: string };
  type Method = { name: string; comment: string; request: string; response: string; stream?: boolean; access?: string; idempotency?: string; web?: boolean };
  const contract: {
    services: { name: string; comment: string; methods: Method[] }[];
    messages: Record<string, { comment: string; fields: Field[] } | undefined>;
    enums: Record<string, { comment: string; values: { name: string; comment: string }[] } | undefined>;
  };
  export default contract;
}

declare module "leaflet" {
  type LatLng = { lat: number; lng: number; wrap(): LatLng };
  type Place = { lat: number; lng: number } | [number, number];
  interface Layer {
    addTo(parent: Map | LayerGroup): this;
    bindTooltip(content: HTMLElement): this;
    on(event: string, listener: () => void): this;
  }
  interface LayerGroup extends Layer { clearLayers(): this }
  interface Bounds { pad(ratio: number): Bounds; getSouthWest(): LatLng; getNorthEast(): LatLng }
  interface Map {
    on(event: string, listener: (event: any) => void): this;
    fitBounds(bounds: Bounds | Place[], options?: object): this;
    setZoom(zoom: number): this;
    setView(place: Place, zoom: number, options?: object): this;
    getBounds(): Bounds;
    getZoom(): number;
    getCenter(): LatLng;
    invalidateSize(options?: object): this;
    remove(): this;
  }
  export function map(parent: HTMLElement, options?: object): Map;
  export function svg(options?: object): object;
  export function layerGroup(): LayerGroup;
  export function tileLayer(path: string, options?: object): Layer;
  export function polygon(rings: unknown, options?: object): Layer;
  export function polyline(places: Place[], options?: object): Layer;
  export function circleMarker(place: Place, options?: object): Layer;
  export function latLngBounds(places: Place[]): Bounds;
}

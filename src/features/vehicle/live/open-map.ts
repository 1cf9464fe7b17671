import { divIcon, map, marker, tileLayer } from 'leaflet';
import styles from 'leaflet/dist/leaflet.css?url';
import type { LiveMap } from './live-map.ts';

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The styles of the map did not load.'));
    document.head.append(link);
  });
}

/** Leaflet would read it as HTML. */
function asText(words: string): string {
  const place = document.createElement('span');
  place.textContent = words;
  return place.innerHTML;
}

/** Puts a map that moves in place of the drawn one, of the same size, the same pin on it. */
export async function openMap(place: HTMLElement, { name, lat, long, zoom, tiles, attribution }: LiveMap) {
  await loadStyles();
  const drawn = place.querySelector<HTMLElement>('.map');
  const pin = drawn?.querySelector('.pin')?.cloneNode(true);
  const frame = document.createElement('div');
  frame.className = 'map live';
  frame.setAttribute('role', 'application');
  frame.setAttribute('aria-label', `Map of ${name}`);
  drawn?.replaceWith(frame);
  const shown = map(frame, { center: [lat, long], zoom, scrollWheelZoom: false });
  shown.attributionControl.setPrefix(false);
  tileLayer(tiles, { attribution: asText(attribution), maxZoom: 19 }).addTo(shown);
  const icon = divIcon({
    className: '',
    html: (pin as HTMLElement) ?? false,
    iconSize: [30, 44],
    iconAnchor: [15, 33],
  });
  marker([lat, long], { icon, keyboard: false, alt: name }).addTo(shown);
  frame.focus({ preventScroll: true });
}

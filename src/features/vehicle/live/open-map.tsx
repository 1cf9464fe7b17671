import { divIcon } from 'leaflet';
import styles from 'leaflet/dist/leaflet.css?url';
import { createRoot } from 'react-dom/client';
import { AttributionControl, MapContainer, Marker, TileLayer } from 'react-leaflet';
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

// Leaflet reads an attribution as HTML.
function asText(words: string): string {
  const place = document.createElement('span');
  place.textContent = words;
  return place.innerHTML;
}

interface YardMapProps {
  map: LiveMap;
  pin: HTMLElement | null;
  /** Called with the map's element once it is in the page. */
  onOpen: (frame: HTMLElement) => void;
}

function YardMap({ map: { name, lat, long, zoom, tiles, attribution }, pin, onOpen }: YardMapProps) {
  const icon = divIcon({ className: '', html: pin ?? false, iconSize: [30, 44], iconAnchor: [15, 44] });
  return (
    <MapContainer
      className="map live"
      center={[lat, long]}
      zoom={zoom}
      scrollWheelZoom={false}
      attributionControl={false}
      ref={(map) => {
        if (map) onOpen(map.getContainer());
      }}
    >
      <AttributionControl prefix={false} />
      <TileLayer url={tiles} attribution={asText(attribution)} maxZoom={19} />
      <Marker position={[lat, long]} icon={icon} keyboard={false} alt={name} />
    </MapContainer>
  );
}

/** Puts a map that moves in place of the drawn one, of the same size, with the same pin on it. */
export async function openMap(place: HTMLElement, map: LiveMap): Promise<void> {
  await loadStyles();
  const pin = place.querySelector<HTMLElement>('.map .pin');
  await new Promise<void>((resolve, reject) => {
    const onOpen = (frame: HTMLElement) => {
      frame.setAttribute('role', 'application');
      frame.setAttribute('aria-label', `Map of ${map.name}`);
      frame.focus({ preventScroll: true });
      resolve();
    };
    createRoot(place, { onUncaughtError: reject }).render(<YardMap map={map} pin={pin} onOpen={onOpen} />);
  });
}

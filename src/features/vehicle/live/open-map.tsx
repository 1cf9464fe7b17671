import { divIcon } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { createRoot } from 'react-dom/client';
import { AttributionControl, MapContainer, Marker, TileLayer } from 'react-leaflet';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { LiveMap } from './live-map.ts';
import ownStyles from './open-map.css?url';

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style sheet of the map could not be loaded.'));
    document.head.append(link);
  });
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
      {/* Leaflet reads an attribution as HTML. */}
      <TileLayer url={tiles} attribution={escapeHtml(attribution)} maxZoom={19} />
      <Marker position={[lat, long]} icon={icon} keyboard={false} alt={name} />
    </MapContainer>
  );
}

/** Replaces the drawn map in `container` with an interactive one of the same size and with the same pin. */
export async function openMap(container: HTMLElement, map: LiveMap): Promise<void> {
  await Promise.all([loadStyle(leafletStyles), loadStyle(ownStyles)]);
  const pin = container.querySelector<HTMLElement>('.map .pin');
  await new Promise<void>((resolve, reject) => {
    const onOpen = (frame: HTMLElement) => {
      frame.setAttribute('role', 'application');
      frame.setAttribute('aria-label', `Map of ${map.name}`);
      frame.focus({ preventScroll: true });
      resolve();
    };
    createRoot(container, { onUncaughtError: reject }).render(
      <YardMap map={map} pin={pin} onOpen={onOpen} />,
    );
  });
}

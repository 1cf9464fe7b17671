import { counted } from '../../lib/plural.ts';
import type { Car } from '../../stock/car.ts';
import { pictureAddress, pictureHost } from '../../stock/rules/picture-host.ts';
import { isForAnyHost, responsivePicture } from '../../stock/rules/responsive-picture.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { pictureUrls } from './vehicle-pictures.ts';

/** Photos that are measured of a host. */
const SAMPLES = 3;
/** Bits a second of a phone outside the cities. */
const SLOW_BITS = 10_000_000;
/** Bytes of a photo on a card, up to which nothing is to be gained. A card's photo of 800 px has 40 to 90 kB. */
const SMALL_ENOUGH = 120_000;

/** Vehicles whose photos are on another host. */
export interface RemotePhotos {
  host: string;
  vehicles: number;
  /** Whether the template asks this host for sizes; if not, it gives each photo in its own. */
  asksForSizes: boolean;
  /** A few photos: the address that a phone loads for a card, and that of the largest size. */
  samples: { card: string; large: string }[];
}

/** Returns the content of a photo: its size in bytes, and a digest. */
export type MeasurePhoto = (address: string) => Promise<{ bytes: number; digest: string }>;

export interface CostFinding {
  severity: 'warning' | 'notice';
  /** Part of the address of such a photo. */
  text: string;
  message: string;
}

/** The leading photos of the vehicles that are on other hosts, by host. */
export function remotePhotos(cars: readonly Car[], images: Config['images']): RemotePhotos[] {
  const hosts = new Map<string, RemotePhotos>();
  for (const car of cars) {
    const [first] = pictureUrls(car);
    const address = first === undefined ? null : pictureAddress(first);
    const host = address === null ? null : pictureHost(address);
    if (address === null || host === null || host.isLocal) continue;
    const known = hosts.get(host.source) ?? {
      host: host.source.replace(/^https:\/\//, ''),
      vehicles: 0,
      asksForSizes: isForAnyHost(images.template),
      samples: [],
    };
    hosts.set(host.source, known);
    known.vehicles += 1;
    if (known.samples.length >= SAMPLES) continue;
    const view = (width: number) =>
      responsivePicture(address, { ...images, widths: [width] }, { width, height: 1, alt: '' })?.src ??
      address;
    known.samples.push({ card: view(Math.min(...images.widths)), large: view(Math.max(...images.widths)) });
  }
  return [...hosts.values()].sort((a, b) => b.vehicles - a.vehicles);
}

const ADVICE =
  'Set config.images.template to an address at which this host or an image CDN resizes, such as "{url}?width={width}" or "https://cdn.example/w_{width}/{url}", or let the feed name photos 1,280 pixels wide.';
const MEASURE = 'To measure a few, run "npm run check -- --network".';

const amount = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const seconds = (bytes: number): string => {
  const time = (bytes * 8) / SLOW_BITS;
  return time < 2 ? time.toFixed(1) : String(Math.round(time));
};

async function measured(
  { host, vehicles, asksForSizes, samples }: RemotePhotos,
  pageSize: number,
  measure: MeasurePhoto,
): Promise<Omit<CostFinding, 'text'> | null> {
  const photos = `The photos of ${counted(vehicles, 'vehicle')} are at ${host}`;
  try {
    const cards: number[] = [];
    for (const { card, large } of samples) {
      const small = await measure(card);
      // Another content means that the host does resize.
      if (asksForSizes && (await measure(large)).digest !== small.digest) return null;
      cards.push(small.bytes);
    }
    const mean = cards.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, cards.length);
    if (mean <= SMALL_ENOUGH) return null;
    const list = mean * pageSize;
    const why = asksForSizes
      ? 'which sends the same file for every width'
      : 'which config.images.template does not ask for other sizes';
    return {
      severity: 'warning',
      message: `${photos}, ${why}. ${counted(cards.length, 'photo')} measured: ${amount(mean)} each on average. A list of ${pageSize} vehicles loads ${amount(list)} of photos, which takes ${seconds(list)} s on a phone at 10 Mbit/s. ${ADVICE}`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      severity: 'notice',
      message: `${photos}. How large they are could not be measured: ${reason}. Look at one in a browser, then check again.`,
    };
  }
}

function unmeasured({ host, vehicles, asksForSizes }: RemotePhotos): Omit<CostFinding, 'text'> {
  const photos = `The photos of ${counted(vehicles, 'vehicle')} are at ${host}`;
  return asksForSizes
    ? {
        severity: 'notice',
        message: `${photos}. Pages ask it for other sizes by config.images.template; whether it makes them is not known. If not, a phone loads each photo in full for a small card. ${MEASURE}`,
      }
    : {
        severity: 'warning',
        message: `${photos}, which config.images.template does not ask for other sizes, so a phone loads each photo in full for a small card. What that costs is not known, because the feed does not say how large they are. ${MEASURE} ${ADVICE}`,
      };
}

/**
 * Warns of photos on hosts that do not resize, with the bytes that they cost shoppers.
 *
 * @param pageSize vehicles that a list shows at first
 * @param measure null to ask no host; then only what is not known is said
 */
export async function photoCosts(
  hosts: readonly RemotePhotos[],
  pageSize: number,
  measure: MeasurePhoto | null,
): Promise<CostFinding[]> {
  const findings: CostFinding[] = [];
  for (const photos of hosts) {
    const found = measure ? await measured(photos, pageSize, measure) : unmeasured(photos);
    if (found) findings.push({ ...found, text: photos.host });
  }
  return findings;
}

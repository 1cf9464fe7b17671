import type { Car } from '../../stock/car.ts';
import { CONTROL_CHARACTER, pictureAddress, pictureHost } from '../../stock/rules/picture-host.ts';
import { keyMeta } from '../../tenant/schema/key.ts';
import { site as siteSchema } from '../../tenant/schema/site.ts';
import { unwrap, walkTexts } from '../../tenant/schema/walk.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { isOwnPicture } from './social-picture.ts';

/**
 * Maximum number of hosts of vehicles' photos. Each is part of every page; real feeds have one to four.
 */
export const MAX_PHOTO_HOSTS = 30;

/** The hosts of the stock's photos, as sources for the Content Security Policy. */
export interface PhotoHosts {
  /** Sorted, so that the order of the stock does not change the pages. */
  allowed: string[];
  /** Hosts beyond the limit, with the number of vehicles that have photos there. */
  overLimit: { host: string; vehicles: number }[];
  /** Photos that no page shows, because browsers could not load them. */
  refused: { photos: number; vehicles: number; example: string } | null;
  /** Photos of http addresses, which pages load by https, and of this computer, which shoppers cannot load. */
  doubtful: { kind: 'http' | 'local'; host: string; vehicles: number }[];
}

function photosOf({ primary_image_url, images, spin_images, spin_interior_image }: Car): string[] {
  const photos = images.map(({ image }) => image.url);
  if (primary_image_url !== null && primary_image_url !== photos[0]) photos.push(primary_image_url);
  if (spin_images.length > 0) photos.push(...spin_images);
  if (spin_interior_image !== null) photos.push(spin_interior_image);
  return photos;
}

/** Counts each vehicle once for each key. */
class VehicleCounts {
  #counts = new Map<string, { vehicles: number; last: Car }>();

  add(key: string, car: Car): void {
    const count = this.#counts.get(key);
    if (count === undefined) this.#counts.set(key, { vehicles: 1, last: car });
    else if (count.last !== car) {
      count.vehicles += 1;
      count.last = car;
    }
  }

  /** The keys with the most vehicles first. */
  list(): { host: string; vehicles: number }[] {
    return [...this.#counts]
      .map(([host, { vehicles }]) => ({ host, vehicles }))
      .sort((a, b) => b.vehicles - a.vehicles || (a.host < b.host ? -1 : 1));
  }
}

/** The hosts of all photos of the vehicles, other than the site itself. */
export function photoHosts(cars: readonly Car[]): PhotoHosts {
  const found = new VehicleCounts();
  const http = new VehicleCounts();
  const local = new VehicleCounts();
  const withRefused = new Set<Car>();
  let refused = 0;
  let example = '';
  for (const car of cars) {
    let previous = '';
    for (const photo of photosOf(car)) {
      if (isOwnPicture(photo)) continue;
      // A large dealer has 200,000 photos, and those of a vehicle are nearly always on one host.
      if (previous !== '' && photo.startsWith(previous) && !CONTROL_CHARACTER.test(photo)) continue;
      const address = pictureAddress(photo);
      const host = address === null ? null : pictureHost(address);
      if (host === null) {
        refused += 1;
        withRefused.add(car);
        example ||= photo;
        continue;
      }
      previous = /^https?:\/\/[^/?#\\]+\//i.exec(photo)?.[0] ?? '';
      found.add(host.source, car);
      if (host.isLocal) local.add(host.source, car);
      else if (/^\s*http:/i.test(photo)) http.add(host.source, car);
    }
  }
  const hosts = found.list();
  const doubtful = (kind: 'http' | 'local', counts: VehicleCounts) =>
    counts.list().map((entry) => ({ kind, ...entry }));
  return {
    allowed: hosts
      .slice(0, MAX_PHOTO_HOSTS)
      .map(({ host }) => host)
      .sort(),
    overLimit: hosts.slice(MAX_PHOTO_HOSTS),
    refused: refused === 0 ? null : { photos: refused, vehicles: withRefused.size, example },
    doubtful: [...doubtful('http', http), ...doubtful('local', local)],
  };
}

const IMAGE_ADDRESS = /<img\b[^>]*? src="([^"]+)"/g;

/** Hosts of the pictures that the tenant's settings and content name, sorted. */
export function tenantPictureHosts({ site, content }: Pick<Tenant, 'site' | 'content'>): string[] {
  const hosts = new Set<string>();
  const add = (address: string | undefined): void => {
    const host = address === undefined || address.startsWith('/') ? null : pictureHost(address);
    if (host !== null) hosts.add(host.source);
  };
  const addImages = (html: string): void => {
    for (const [, address] of html.matchAll(IMAGE_ADDRESS)) add(address);
  };
  for (const { value, schema } of walkTexts(site, siteSchema)) {
    if (value.includes('<img')) addImages(value);
    else if (/^https?:/i.test(value) && schema !== null && keyMeta(unwrap(schema)).picture) add(value);
  }
  for (const { html } of content) addImages(html);
  return [...hosts].sort();
}

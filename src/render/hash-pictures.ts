import type { Car } from '../stock/car.ts';
import type { StockFile } from '../stock/stock-file.ts';
import { createConfigFor } from '../tenant/overrides/config-for.ts';
import { deepFreeze } from '../tenant/overrides/merge.ts';
import type { ContentDocument, Tenant } from '../tenant/tenant.ts';

type Address = (address: string) => string;

const IMAGE_SOURCE = /(<img\b[^>]*? src=")([^"]+)/g;

const inText = (text: string, address: Address): string =>
  text.startsWith('/')
    ? address(text)
    : text.replace(IMAGE_SOURCE, (_image, before: string, source: string) => before + address(source));

/** Returns the value itself if no address in it changes. */
function inValue<T>(value: T, address: Address): T;
function inValue(value: unknown, address: Address): unknown {
  if (typeof value === 'string') return inText(value, address);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([key, inner]): [string, unknown] => [key, inValue(inner, address)]);
  if (changed.every(([, inner], at) => inner === entries[at]?.[1])) return value;
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

/** The tenant with hashed addresses for its pictures. Links to pictures on content pages keep their plain addresses. */
export function hashTenantPictures(tenant: Tenant, address: Address): Tenant {
  const { redirects, ...rest } = tenant.site;
  const site = deepFreeze({ ...inValue(rest, address), redirects });
  const content = tenant.content.map(
    (document): ContentDocument => ({
      ...document,
      html: inText(document.html, address),
    }),
  );
  return Object.freeze({ ...tenant, site, content: deepFreeze(content), configFor: createConfigFor(site) });
}

/** Fields of a vehicle with addresses of pictures or videos. */
const FIELDS = [
  'primary_image_url',
  'images',
  'spin_images',
  'spin_interior_image',
  'video_url',
  'external_video_url',
] as const satisfies (keyof Car)[];

/**
 * The vehicles with hashed addresses for their pictures. The digest of a vehicle changes with its pictures, so that
 * only the pages of vehicles with changed pictures are rendered again.
 */
export function hashStockPictures(
  { cars, digests }: Pick<StockFile, 'cars' | 'digests'>,
  address: Address,
): Pick<StockFile, 'cars' | 'digests'> {
  const hashedDigests = new Map<Car, string>();
  const hashed = cars.map((car) => {
    const folders = new Set<string>();
    const collect = (before: string): string => {
      const after = address(before);
      if (after !== before) folders.add(after.slice(0, after.lastIndexOf('/')));
      return after;
    };
    const changed: Partial<Car> = {};
    for (const field of FIELDS) Object.assign(changed, { [field]: inValue(car[field], collect) });
    const digest = digests.get(car);
    const result = folders.size === 0 ? car : { ...car, ...changed };
    if (digest !== undefined) hashedDigests.set(result, [digest, ...folders].join(' '));
    return result;
  });
  return { cars: hashed, digests: hashedDigests };
}

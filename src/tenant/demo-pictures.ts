import { join } from 'node:path';
import { decodeEscapes } from '../lib/decode-escapes.ts';
import { isFile } from './source/on-disk.ts';

/** Pictures that the demo dealers share, below the project's folder. They are published under `/media/`. */
const FOLDER = 'public/demo';

const ADDRESS = '/media/';

/** Addresses of the pictures of demo vehicles start with this. */
const VEHICLES = `${ADDRESS}vehicles/`;

/** The folder of the demo pictures. `root` is the project's folder. */
export const demoPictureFolder = (root: string): string => join(root, FOLDER);

/** The file of a demo picture: "/media/a.avif" → "<root>/public/demo/a.avif". */
export const demoPictureFile = (root: string, address: string): string =>
  join(root, FOLDER, address.slice(ADDRESS.length));

/** True if a tenant's stock shows demo pictures. The vehicles of real dealers never do. */
const hasDemoStock = (cars: readonly { primary_image_url: string | null }[]): boolean =>
  cars.some((car) => car.primary_image_url?.startsWith(VEHICLES));

/**
 * Creates a test of whether a picture exists for the tenant. It is for pictures that the site chooses by itself, such
 * as the drawing of a body type. A tenant without demo stock has none of the demo pictures, only those in its own
 * public folder.
 *
 * @param folder the tenant's folder
 * @returns a function of an address such as "/media/vehicles/suv/cut-530.avif"
 */
export function pictureFinder(
  { root, folder }: { root: string; folder: string },
  cars: readonly { primary_image_url: string | null }[],
): (address: string) => boolean {
  const isDemo = hasDemoStock(cars);
  return (address) => {
    const path = decodeEscapes(address) ?? address;
    return (
      isFile(join(folder, 'public', path)) ||
      (isDemo && path.startsWith(ADDRESS) && isFile(demoPictureFile(root, path)))
    );
  };
}

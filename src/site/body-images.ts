import { bodiesByPopularity } from '../frame/popularity.ts';
import type { BodyType } from '../stock/car.ts';
import type { Site } from '../tenant/schema/site.ts';

// Folder of the pictures of a body type. Some body types share the pictures of a similar one.
const FOLDERS: Record<BodyType, string> = {
  '4x4': 'wagon',
  bus: 'people-mover',
  cabChassis: 'truck-tray',
  convertible: 'convertible',
  coupe: 'coupe',
  hardtop: 'coupe',
  hatch: 'hatch',
  hatchback: 'hatch',
  motorhome: 'motorhome',
  lightTruck: 'truck-tray',
  peopleMover: 'people-mover',
  sedan: 'sedan',
  softtop: 'convertible',
  suv: 'suv',
  ute: 'ute',
  van: 'van',
  wagon: 'wagon',
  stationWagon: 'wagon',
  rigidTruck: 'truck-box',
  primeMover: 'truck-prime-mover',
  tipper: 'truck-tipper',
  naked: 'motorcycle-naked',
  sport: 'motorcycle-sport',
  cruiser: 'motorcycle-cruiser',
  adventure: 'motorcycle-adventure',
  touring: 'motorcycle-cruiser',
  trail: 'motorcycle-naked',
  scooter: 'motorcycle-naked',
  caravan: 'caravan',
  popTop: 'caravan-poptop',
  hybridCaravan: 'caravan',
  camperTrailer: 'caravan-poptop',
};

/** Returns the address of the picture of a body type; null if there is none. */
export type BodyImages = (body: string) => string | null;

/**
 * Side views of the body types of a site (530 × 240 px, transparent background). Body types that share a picture would
 * look alike side by side, so only the most popular one of them has it.
 *
 * @param bodies body types in stock
 * @param find see `PlanEnv.findMedia`
 */
export function bodyImages(
  bodies: Iterable<BodyType>,
  kind: Site['kind'],
  find: (path: string) => string | null,
): BodyImages {
  const images = new Map<string, string | null>();
  const used = new Set<string>();
  for (const body of bodiesByPopularity([...new Set(bodies)], kind, (one) => one)) {
    const folder = FOLDERS[body];
    if (used.has(folder)) continue;
    used.add(folder);
    images.set(body, find(`/media/vehicles/${folder}/cut-530.avif`));
  }
  return (body) => images.get(body) ?? null;
}

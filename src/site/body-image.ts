import type { BodyType } from '../stock/car.ts';

// Folder of a body's pictures. Some bodies share those of a similar one.
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
  primeMover: 'truck-box',
  tipper: 'truck-tray',
  naked: 'motorcycle-naked',
  sport: 'motorcycle-naked',
  cruiser: 'motorcycle-cruiser',
  adventure: 'motorcycle-naked',
  touring: 'motorcycle-cruiser',
  trail: 'motorcycle-naked',
  scooter: 'motorcycle-naked',
  caravan: 'caravan',
  popTop: 'caravan-poptop',
  hybridCaravan: 'caravan',
  camperTrailer: 'caravan-poptop',
};

/** Path of a body's side view (530 × 240, transparent background), or null if the picture does not exist. */
export function bodyImage(body: BodyType, exists: (path: string) => boolean): string | null {
  const path = `/media/vehicles/${FOLDERS[body]}/cut-530.avif`;
  return exists(path) ? path : null;
}

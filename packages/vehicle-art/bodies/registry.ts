import { buildCaravan } from '../caravans/caravan.ts';
import { motorhome } from '../caravans/motorhome.ts';
import { buildCruiserBike, buildNakedBike } from '../motorcycles/motorcycle.ts';
import type { DrawnBody } from '../sets/body-names.ts';
import type { Look } from '../sets/look.ts';
import {
  truckBonneted,
  truckBox,
  truckHeavyBox,
  truckHeavyTray,
  truckPrimeMover,
  truckTipper,
  truckTray,
} from '../trucks/trucks.ts';
import { convertible, coupe, hatch, peopleMover, sedan, wagon } from './cars.ts';
import { buildLoftVehicle, type LoftBody } from './loft-vehicle.ts';
import { largeSuv, smallSuv, suv } from './suvs.ts';
import type { Vehicle } from './vehicle.ts';
import { ute, van } from './work.ts';

/** Bodies that are one lofted surface. */
export const LOFT_BODIES: Partial<Record<DrawnBody, LoftBody>> = {
  suv,
  'suv-small': smallSuv,
  'suv-large': largeSuv,
  hatch,
  sedan,
  wagon,
  ute,
  van,
  'people-mover': peopleMover,
  coupe,
  convertible,
  'truck-tray': truckTray,
  'truck-box': truckBox,
  'truck-bonneted': truckBonneted,
  'truck-heavy-tray': truckHeavyTray,
  'truck-heavy-box': truckHeavyBox,
  'truck-prime-mover': truckPrimeMover,
  'truck-tipper': truckTipper,
  motorhome,
};

export function buildVehicle(body: DrawnBody, look: Look): Vehicle {
  const spec = LOFT_BODIES[body];
  if (spec) return buildLoftVehicle(spec, look);
  if (body === 'motorcycle-cruiser') return buildCruiserBike(look);
  if (body.startsWith('motorcycle')) return buildNakedBike(look);
  return buildCaravan(look, body === 'caravan-poptop');
}

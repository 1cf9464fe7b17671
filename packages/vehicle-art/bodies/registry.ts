import { buildCaravan } from '../caravans/caravan.ts';
import { motorhome } from '../caravans/motorhome.ts';
import { buildCruiserBike, buildNakedBike } from '../motorcycles/motorcycle.ts';
import type { BodyName } from '../sets/body-names.ts';
import type { Look } from '../sets/look.ts';
import { truckBox, truckTray } from '../trucks/trucks.ts';
import { convertible, coupe, hatch, peopleMover, sedan, suv, wagon } from './cars.ts';
import { buildLoftVehicle, type LoftBody } from './loft-vehicle.ts';
import type { Vehicle } from './vehicle.ts';
import { ute, van } from './work.ts';

/** Bodies that are one lofted surface. */
export const LOFT_BODIES: Partial<Record<BodyName, LoftBody>> = {
  suv,
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
  motorhome,
};

export function buildVehicle(body: BodyName, look: Look): Vehicle {
  const spec = LOFT_BODIES[body];
  if (spec) return buildLoftVehicle(spec, look);
  if (body === 'motorcycle-naked') return buildNakedBike(look);
  if (body === 'motorcycle-cruiser') return buildCruiserBike(look);
  return buildCaravan(look, body === 'caravan-poptop');
}

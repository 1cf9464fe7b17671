import type { BodyName, Look } from '../sets/look.ts';
import { convertible, coupe, hatch, peopleMover, sedan, suv, wagon } from './cars.ts';
import { buildLoftVehicle, type LoftBody } from './loft-vehicle.ts';
import type { Vehicle } from './vehicle.ts';
import { ute, van } from './work.ts';

const loft =
  (spec: LoftBody) =>
  (look: Look): Vehicle =>
    buildLoftVehicle(spec, look);

const BUILDERS: Partial<Record<BodyName, (look: Look) => Vehicle>> = {
  suv: loft(suv),
  hatch: loft(hatch),
  sedan: loft(sedan),
  wagon: loft(wagon),
  ute: loft(ute),
  van: loft(van),
  'people-mover': loft(peopleMover),
  coupe: loft(coupe),
  convertible: loft(convertible),
};

export const buildVehicle = (body: BodyName, look: Look): Vehicle => {
  const build = BUILDERS[body];
  if (!build) throw new Error(`No builder for ${body}`);
  return build(look);
};

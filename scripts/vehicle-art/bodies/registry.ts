import { buildCaravan } from '../caravans/caravan.ts';
import { motorhome } from '../caravans/motorhome.ts';
import { buildCruiserBike, buildNakedBike } from '../motorcycles/motorcycle.ts';
import type { BodyName, Look } from '../sets/look.ts';
import { truckBox, truckTray } from '../trucks/trucks.ts';
import { convertible, coupe, hatch, peopleMover, sedan, suv, wagon } from './cars.ts';
import { buildLoftVehicle, type LoftBody } from './loft-vehicle.ts';
import type { Vehicle } from './vehicle.ts';
import { ute, van } from './work.ts';

const loft =
  (spec: LoftBody) =>
  (look: Look): Vehicle =>
    buildLoftVehicle(spec, look);

const BUILDERS: Record<BodyName, (look: Look) => Vehicle> = {
  suv: loft(suv),
  hatch: loft(hatch),
  sedan: loft(sedan),
  wagon: loft(wagon),
  ute: loft(ute),
  van: loft(van),
  'people-mover': loft(peopleMover),
  coupe: loft(coupe),
  convertible: loft(convertible),
  'truck-tray': loft(truckTray),
  'truck-box': loft(truckBox),
  'motorcycle-naked': buildNakedBike,
  'motorcycle-cruiser': buildCruiserBike,
  caravan: (look) => buildCaravan(look, false),
  'caravan-poptop': (look) => buildCaravan(look, true),
  motorhome: loft(motorhome),
};

export const buildVehicle = (body: BodyName, look: Look): Vehicle => BUILDERS[body](look);

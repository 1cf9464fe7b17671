import { BODY_TYPES, OTHER_BODY_TYPES, SIMPLE_FUELS, SIMPLE_TRANSMISSIONS } from '../car-values.ts';
import { columns, derived, field, integer, nativeOnly, number, objectOf, text } from './field.ts';
import { oneOf, optionalNumber, optionalText, optionalWhole } from './value-schemas.ts';

/** Body, engine, size and equipment. */
export const specificationFields = {
  fuel: field(optionalText, 'Fuel in the seller’s words.', columns('fuel')),
  simple_fuel: field(
    oneOf(SIMPLE_FUELS).nullable().default(null),
    'Fuel as a standard value.',
    derived('from `fuel`'),
  ),
  body: field(optionalText, 'Body in the seller’s words.', columns('body')),
  simple_body: field(
    oneOf([...BODY_TYPES, ...OTHER_BODY_TYPES])
      .nullable()
      .default(null),
    'Body as a standard value (DAT-37, plus bodies of trucks, motorcycles and caravans).',
    derived('from `body`'),
  ),
  simple_transmission: field(
    oneOf(SIMPLE_TRANSMISSIONS).nullable().default(null),
    'Transmission as a standard value.',
    derived('from `trans`'),
  ),
  trans: field(optionalText, 'Transmission in the seller’s words.', columns('trans')),
  drive: field(optionalText, 'FWD, RWD, AWD, 4WD or the seller’s words.', columns('drive')),
  seats: field(optionalWhole(0, 100), 'Number of seats.', columns('seats')),
  doors: field(optionalWhole(0, 10), 'Number of doors.', columns('doors')),
  engine_size: field(optionalText, 'Engine in the seller’s words: "2.0L turbo diesel".', columns('engine')),
  engine_size_litres: field(
    optionalNumber(0, 30),
    'Displacement in litres.',
    columns('engine_litres', 'engine_cc'),
  ),
};

/** The maker's specifications (DAT-11). */
export const variantFields = {
  cylinders: field(optionalWhole(0, 32), 'Number of cylinders.', columns('cylinders')),
  enginesize: field(
    optionalNumber(0, 30_000),
    'Displacement in cc.',
    columns('engine_cc', 'engine', 'engine_litres'),
  ),
  enginesize_litres: field(
    optionalNumber(0, 30),
    'Displacement in litres.',
    derived('from `engine_size_litres`'),
  ),
  induction: field(optionalText, 'Induction: turbo, supercharged and the like.', text('induction', 60)),
  geartype: field(optionalText, 'Gears in the seller’s words.', text('gears', 60)),
  fuelconsumptioncombined: field(
    optionalNumber(0, 200),
    'Combined consumption in L/100km.',
    number('fuel_consumption', 0.1, 100),
  ),
  fuelcapacity: field(optionalNumber(0, 5_000), 'Fuel tank in litres.', number('fuel_capacity', 1, 3_000)),
  grossvehiclemass: field(
    optionalNumber(0, 200_000),
    'Gross vehicle mass in kg.',
    number('gvm', 50, 150_000),
  ),
  vehiclelength: field(optionalNumber(0, 40_000), 'Length in mm.', number('length', 1_000, 30_000)),
  vehicleheight: field(optionalNumber(0, 10_000), 'Height in mm.', number('height', 500, 6_000)),
  vehiclewidth: field(optionalNumber(0, 10_000), 'Width in mm.', number('width', 500, 5_000)),
  torque: field(optionalNumber(0, 10_000), 'Torque in Nm.', number('torque', 1, 6_000)),
  ancaprating: field(optionalNumber(0, 5), 'ANCAP safety rating in stars.', number('ancap', 0, 5)),
  bodyconfiguration: field(optionalText, 'Cab and body in the maker’s words.', nativeOnly),
};

/** Specifications of a caravan (DAT-12). */
export const caravanFields = {
  body_width: field(optionalNumber(0, 10_000), 'Width in mm.', number('body_width', 1_000, 4_000)),
  body_length: field(optionalNumber(0, 30_000), 'Length in mm.', number('body_length', 1_000, 20_000)),
  tare_weight: field(optionalNumber(0, 50_000), 'Tare mass in kg.', number('tare_weight', 100, 10_000)),
  axle_type: field(
    optionalText,
    'Type of axles in the seller’s words, such as "Tandem".',
    text('axle_type', 60),
  ),
  sleeps: field(optionalWhole(0, 20), 'Number of berths.', integer('sleeps', 1, 12)),
  aggregate_trailer_mass: field(
    optionalNumber(0, 50_000),
    'Aggregate trailer mass in kg.',
    number('atm', 100, 15_000),
  ),
};

export const variantSchema = objectOf(variantFields);
export const caravanSchema = objectOf(caravanFields);

import { blankFactory } from '../lib/schema/quick-fill.ts';
import type { Car, CarAddress, CaravanSpecifications, Variant } from './car.ts';
import { carObject } from './schema/car-schema.ts';
import { addressSchema } from './schema/place-fields.ts';
import { caravanSchema, variantSchema } from './schema/specification-fields.ts';

/** Fields without a default: a stock line must have them, or they are derived from its other fields. */
export type RequiredField = 'id' | 'slug' | 'path' | 'name' | 'year' | 'make' | 'model' | 'car_type';

/** A vehicle with only its defaults, keys in the order of the stock file. Every call creates new lists. */
export const blankCar = blankFactory(carObject) as unknown as () => Omit<Car, RequiredField>;

export const blankVariant = blankFactory(variantSchema) as unknown as () => Variant;
export const blankCaravan = blankFactory(caravanSchema) as unknown as () => CaravanSpecifications;
export const blankAddress = blankFactory(addressSchema) as unknown as () => CarAddress;

import { blankMaker } from '../lib/schema/quick-fill.ts';
import type { Car, CarAddress, CaravanSpecifications, FinanceLender, Variant } from './car.ts';
import { carObject } from './schema/car-schema.ts';
import { lenderSchema } from './schema/finance-fields.ts';
import { addressSchema } from './schema/place-fields.ts';
import { caravanSchema, variantSchema } from './schema/specification-fields.ts';

/** Fields that have no default: a stock line always says them, or they follow from those it says. */
export type RequiredField = 'id' | 'slug' | 'path' | 'name' | 'year' | 'make' | 'model' | 'car_type';

/** A vehicle with nothing but its defaults, keys in the order the stock file writes them; lists are fresh. */
export const blankCar = blankMaker(carObject) as unknown as () => Omit<Car, RequiredField>;

export const blankVariant = blankMaker(variantSchema) as unknown as () => Variant;
export const blankCaravan = blankMaker(caravanSchema) as unknown as () => CaravanSpecifications;
export const blankAddress = blankMaker(addressSchema) as unknown as () => CarAddress;
export const blankLender = blankMaker(lenderSchema) as unknown as () => FinanceLender;

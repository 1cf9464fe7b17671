import type { z } from 'zod';
import type { carSchema } from './schema/car-schema.ts';
import type { lenderSchema } from './schema/finance-fields.ts';
import type { hotspotSchema, hotspotsSchema, imageSchema } from './schema/media-fields.ts';
import type { addressSchema, locationSchema } from './schema/place-fields.ts';
import type { caravanSchema, variantSchema } from './schema/specification-fields.ts';

/**
 * A vehicle of any kind (car, truck, motorcycle, caravan). Fields are named as in section 3 of the
 * specification.
 */
export interface Car extends z.output<typeof carSchema> {}

export type CarType = Car['car_type'];
export type CarStatus = Car['status'];
export type ItemType = Car['item_type'];
export type BodyType = NonNullable<Car['simple_body']>;
export type SimpleFuel = NonNullable<Car['simple_fuel']>;
export type SimpleTransmission = NonNullable<Car['simple_transmission']>;
export type AustralianState = NonNullable<Car['state']>;

export interface CarImage extends z.output<typeof imageSchema> {}
export interface Hotspot extends z.output<typeof hotspotSchema> {}
export interface Hotspots extends z.output<typeof hotspotsSchema> {}
export interface FinanceLender extends z.output<typeof lenderSchema> {}
export interface Variant extends z.output<typeof variantSchema> {}
export interface CaravanSpecifications extends z.output<typeof caravanSchema> {}
export interface CarAddress extends z.output<typeof addressSchema> {}
export interface CarLocation extends z.output<typeof locationSchema> {}

import { z } from 'zod';
import type {
  CarAddress,
  CaravanSpecifications,
  CarImage,
  CarLocation,
  FinanceLender,
  Hotspots,
  Variant,
} from './car.ts';
import { STATES } from './car.ts';
import {
  oneOf,
  optionalAmount,
  optionalNumber,
  optionalText,
  optionalUrl,
  optionalWhole,
  url,
  words,
} from './car-fields.ts';

/** DAT-05. `thumb` may be left out in a feed and is then the picture itself. */
export const imageSchema = z
  .object({ image: z.object({ url, thumb: z.object({ url }).optional() }) })
  .transform(
    ({ image }): CarImage => ({ image: { url: image.url, thumb: image.thumb ?? { url: image.url } } }),
  );

const hotspot = z.object({ id: words, description: z.string().transform((text) => text.slice(0, 1_000)) });
const percent = z.number().min(0, 'must be at least 0').max(100, 'must be at most 100');

/** DAT-06. */
export const hotspotsSchema: z.ZodType<Hotspots> = z.object({
  exterior: z.array(hotspot).default([]),
  interior: z.array(hotspot).default([]),
  positions: z
    .array(
      z.object({
        hotspotId: words,
        activeAngle: z.number().min(0).lt(360, 'must be below 360'),
        posX: percent,
        posY: percent,
      }),
    )
    .default([]),
});

/** DAT-13. Interest and comparison rate in % p.a., amounts in AUD; `terms` is the specification's `term{n}`. */
export const lenderSchema: z.ZodType<FinanceLender> = z.object({
  interestRate: optionalNumber(0, 100),
  comparisonRate: optionalNumber(0, 100),
  paymentWeek: optionalAmount,
  paymentMonth: optionalAmount,
  totalPayable: optionalAmount,
  termYears: optionalNumber(0, 50),
  termMonths: optionalNumber(0, 600),
  termWeeks: optionalNumber(0, 2_600),
  terms: z.record(z.string().regex(/^term\d{1,2}$/, 'must be term1, term2 …'), z.number()).default({}),
  deposit: optionalAmount,
  balloon: optionalAmount,
  establishmentFees: optionalAmount,
  disclaimer: z.string().max(5_000).nullable().default(null),
  financeProvider: optionalText,
});

/** DAT-11. */
export const variantSchema: z.ZodType<Variant> = z.object({
  cylinders: optionalWhole(0, 32),
  enginesize: optionalNumber(0, 30_000),
  enginesize_litres: optionalNumber(0, 30),
  induction: optionalText,
  geartype: optionalText,
  fuelconsumptioncombined: optionalNumber(0, 200),
  fuelcapacity: optionalNumber(0, 5_000),
  grossvehiclemass: optionalNumber(0, 200_000),
  vehiclelength: optionalNumber(0, 40_000),
  vehicleheight: optionalNumber(0, 10_000),
  vehiclewidth: optionalNumber(0, 10_000),
  torque: optionalNumber(0, 10_000),
  ancaprating: optionalNumber(0, 5),
  bodyconfiguration: optionalText,
});

/** DAT-12. */
export const caravanSchema: z.ZodType<CaravanSpecifications> = z.object({
  body_width: optionalNumber(0, 10_000),
  body_length: optionalNumber(0, 30_000),
  tare_weight: optionalNumber(0, 50_000),
  axle_type: optionalText,
  sleeps: optionalWhole(0, 20),
  aggregate_trailer_mass: optionalNumber(0, 50_000),
});

const addressSchema: z.ZodType<CarAddress> = z.object({
  street: optionalText,
  city: optionalText,
  state: oneOf(STATES).nullable().default(null),
  postcode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .nullable()
    .default(null),
  place_url: optionalUrl,
});

/** DAT-10. */
export const locationSchema: z.ZodType<CarLocation> = z.object({
  id: words,
  name: words,
  phone: optionalText,
  slug: words,
  address: addressSchema.prefault({}),
  distribution_locations: z.array(words).default([]),
});

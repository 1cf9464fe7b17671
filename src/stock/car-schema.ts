import { z } from 'zod';
import type { Car } from './car.ts';
import {
  BODY_TYPES,
  CAR_STATUSES,
  CAR_TYPES,
  ITEM_TYPES,
  OTHER_BODY_TYPES,
  SIMPLE_FUELS,
  SIMPLE_TRANSMISSIONS,
  STATES,
} from './car.ts';
import {
  flag,
  oneOf,
  optionalAmount,
  optionalDate,
  optionalHtml,
  optionalMoney,
  optionalNumber,
  optionalText,
  optionalUrl,
  optionalWhole,
  urls,
  words,
} from './car-fields.ts';
import {
  caravanSchema,
  hotspotsSchema,
  imageSchema,
  lenderSchema,
  locationSchema,
  variantSchema,
} from './car-parts-schema.ts';
import { VEHICLE_PATH } from './text/vehicle-path.ts';

const slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(200);

const fields = z.object({
  /** Unique within the tenant, stable between imports, at most 100 characters. Required. */
  id: z
    .string('must be text')
    .regex(/^[\w.~-]{1,100}$/, 'must be 1 to 100 letters, digits, ".", "_", "~" or "-"'),
  /** Unique within the tenant; lower-case words joined by hyphens. Required. */
  slug,
  /** Where the vehicle's page is, from the site's root. Default `/cars/{slug}`. */
  path: z.string().regex(VEHICLE_PATH, 'must begin with / and be a plain path').max(400).optional(),
  /** The vehicle in words. Default "{year} {make} {model} {badge}". */
  name: words.optional(),
  /** Model year, 1900 to 2100. Required. */
  year: z
    .number('must be a year')
    .int('must be a whole year')
    .min(1900, 'must be 1900 or later')
    .max(2100, 'must be 2100 or earlier'),
  /** Maker in its canonical spelling. Required. */
  make: words,
  /** Model without maker and badge. Required. */
  model: words,
  /** Trim level: "Wildtrak". */
  badge: optionalText,
  /** Series or generation: "PX MkIII". */
  series: optionalText,
  /** Colour outside, the seller's words. */
  colour: optionalText,
  /** Colour inside, the seller's words. */
  interior_colour: optionalText,
  /** new, used or demo (DAT-02). Required. */
  car_type: oneOf(CAR_TYPES),
  /** in_stock, coming_soon, sold or other (DAT-03). Default in_stock. */
  status: oneOf(CAR_STATUSES).default('in_stock'),
  /** A word on the card such as "Runout Sale" (DAT-04). */
  tag: optionalText,
  /** Held for a shopper. */
  reserved: flag,
  /** Sold; `status` says so too. */
  sold: flag,
  /** Certified by the maker. */
  certified: flag,
  /** When it came into stock, ISO 8601. */
  created_at: optionalDate,
  /** Last change of the stock record, ISO 8601 (SRC-42). */
  updated_at: optionalDate,
  /** Whole AUD; 0 or null: no price to show. */
  price: optionalMoney,
  /** Whole AUD, the price before a reduction. */
  before_price: optionalMoney,
  /** Whole AUD, "with trade in"; counts only below `price`. */
  offer_price: optionalMoney,
  /** AUD per week. */
  subscription_price: optionalAmount,
  /** Words beside the price: "Drive away", "Excl. Govt Charges". */
  price_type: optionalText,
  /** To be ordered, not standing in a yard. */
  preorder: flag,
  /** Odometer in whole km, 0 to 5 million. */
  km: optionalWhole(0, 5_000_000),
  /** The dealer's stock number. */
  stocknum: optionalText,
  /** VIN, or a chassis number before 1989; capitals and digits. */
  vin: z
    .string()
    .regex(/^[A-Z0-9]{5,17}$/, 'must be 5 to 17 capitals and digits')
    .nullable()
    .default(null),
  /** Registration plate, up to 9 capitals and digits. */
  regplate: z
    .string()
    .regex(/^[A-Z0-9]{1,9}$/, 'must be up to 9 capitals and digits')
    .nullable()
    .default(null),
  /** ISO 8601 day or month. */
  rego_expiry: optionalDate,
  /** ISO 8601 day or month on the compliance plate. */
  compliance_date: optionalDate,
  /** ISO 8601 day or month of manufacture. */
  build_date: optionalDate,
  /** Fuel in the seller's words. */
  fuel: optionalText,
  /** Canonical fuel. */
  simple_fuel: oneOf(SIMPLE_FUELS).nullable().default(null),
  /** Body in the seller's words. */
  body: optionalText,
  /** Canonical body (DAT-37, and those of trucks, motorcycles and caravans). */
  simple_body: oneOf([...BODY_TYPES, ...OTHER_BODY_TYPES])
    .nullable()
    .default(null),
  /** Automatic or Manual. */
  simple_transmission: oneOf(SIMPLE_TRANSMISSIONS).nullable().default(null),
  /** Transmission in the seller's words. */
  trans: optionalText,
  /** FWD, RWD, AWD, 4WD or the seller's words. */
  drive: optionalText,
  /** Seats, 0 to 100. */
  seats: optionalWhole(0, 100),
  /** Doors, 0 to 10. */
  doors: optionalWhole(0, 10),
  /** Engine in the seller's words: "2.0L turbo diesel". */
  engine_size: optionalText,
  /** Displacement in litres, 0 to 30. */
  engine_size_litres: optionalNumber(0, 30),
  /** A safe HTML fragment: short allow-list of tags, everything else escaped. */
  dealercomments: optionalHtml,
  /** At most 300 lines. */
  features: z.array(words).max(300, 'holds more than 300 entries').default([]),
  /** The dealership's slug, id and name, where the group has several. */
  dealership_slug: optionalText,
  dealership_id: optionalText,
  dealership_name: optionalText,
  /** Where the vehicle stands. */
  city: optionalText,
  /** Where the vehicle stands, abbreviated. */
  state: oneOf(STATES).nullable().default(null),
  /** Page views, as the feed reports them. */
  views: optionalWhole(0, 1_000_000_000),
  /** Default: the number of `images`. */
  photos_count: z.number().int().min(0).max(10_000).optional(),
  /** false keeps the vehicle off every page. Default true. */
  show_on_dealer_website: z.boolean('must be true or false').default(true),
  /** Whether an NVIC (Glass's) code is known. */
  has_nvic: flag,
  nvic_code: optionalText,
  redbook_code: optionalText,
  /** History report link. */
  file: optionalUrl,
  /** Whether trade-in is offered on this vehicle. */
  allow_trade_in: flag,
  /** car, truck, motorcycle or caravan. Default car. */
  item_type: oneOf(ITEM_TYPES).default('car'),
  video_url: optionalUrl,
  external_video_url: optionalUrl,
  /** Default: the first of `images`. */
  primary_image_url: optionalUrl.unwrap().optional(),
  /** At most 300 pictures, the best first (DAT-05). */
  images: z.array(imageSchema).max(300, 'holds more than 300 entries').default([]),
  thumbnails: urls,
  /** Frames of the spin in order. */
  spin_images: urls,
  spin_interior_image: optionalUrl,
  spin_code: optionalText,
  /** DAT-06. */
  hotspots: hotspotsSchema.nullable().default(null),
  /** Never leaves the server. */
  private_suburb: optionalText,
  /** Never leaves the server. */
  private_postcode: optionalText,
  /** Unix seconds. */
  sold_date_timestamp: optionalWhole(0, 10_000_000_000),
  /** Whole AUD (DAT-07). */
  state_average_market_price: optionalMoney,
  /** Whole AUD (DAT-07). */
  average_market_price: optionalMoney,
  /** Deposit in AUD by processor (DAT-08). */
  payment_processors: z.array(z.object({ name: words, deposit: optionalAmount })).default([]),
  /** By lender (DAT-09, DAT-13). */
  finance_lenders: z.record(z.string().max(100), lenderSchema).default({}),
  /** DAT-10. */
  location: locationSchema.nullable().default(null),
  /** DAT-11. */
  variant: variantSchema.nullable().default(null),
  /** DAT-12. */
  caravan: caravanSchema.nullable().default(null),
  /** LAMS approval, licence class, warranty and the like. */
  extra_specs: z
    .array(z.object({ label: words, value: words }))
    .max(100)
    .default([]),
  /** The seller's words where normalising changed them, by field. */
  seller_words: z
    .record(
      z.string().max(100),
      z.string().transform((text) => text.slice(0, 500)),
    )
    .default({}),
});

/** One native vehicle (DAT-01): checks, cleans and fills what is absent. Unknown keys are dropped. */
export const carSchema: z.ZodType<Car> = fields.transform(
  (car): Car => ({
    ...car,
    path: car.path ?? `/cars/${car.slug}`,
    name: car.name ?? [car.year, car.make, car.model, car.badge].filter(Boolean).join(' '),
    photos_count: car.photos_count ?? car.images.length,
    primary_image_url: car.primary_image_url ?? car.images[0]?.image.url ?? null,
  }),
);

import { ownProperty } from '../../lib/own-property.ts';
import type { Car } from '../car.ts';
import { carFields } from '../schema/car-schema.ts';
import type { Fields } from '../schema/field.ts';
import { caravanFields, variantFields } from '../schema/specification-fields.ts';
import { SHORT_TEXT } from '../text/clean.ts';
import type { RawField } from './feed/feed-record.ts';
import { ADDRESS_LIST, FEATURE_LIST, type ListRule } from './vehicle/list-rules.ts';

/** The field of a vehicle that a feed column fills. The report uses it to find values that were lost. */
export interface FieldTarget extends Partial<ListRule> {
  kind: 'text' | 'long' | 'number' | 'money' | 'list' | 'other';
  read(car: Car): unknown;
  /** The optional part of a vehicle that the field belongs to. */
  part?: 'caravan' | 'location';
  /** The field's name in notes and `seller_words`, if that differs from the column's. */
  name?: string;
  /** Reason to report if the vehicle does not have the value; by default that it cannot be read. */
  whyMissing?: string;
  /** Maximum length of an entry in characters. */
  maxLength?: number;
}

type Read = FieldTarget['read'];

const text = (read: Read, more: Partial<FieldTarget> = {}): FieldTarget => ({ kind: 'text', read, ...more });
const number = (read: Read, more: Partial<FieldTarget> = {}): FieldTarget => ({
  kind: 'number',
  read,
  ...more,
});
const money = (read: Read, more: Partial<FieldTarget> = {}): FieldTarget => ({
  kind: 'money',
  read,
  ...more,
});
const other = (read: Read, whyMissing?: string): FieldTarget => ({
  kind: 'other',
  read,
  ...(whyMissing === undefined ? {} : { whyMissing }),
});
const location = { part: 'location' } as const;
const NO_DATE = 'is not a date';
const extraSpec =
  (label: string): Read =>
  (car) =>
    car.extra_specs.find((spec) => spec.label === label)?.value;

/** The value in the seller's spelling. */
const sellerSpelling =
  (field: 'make' | 'model'): Read =>
  (car) =>
    car.seller_words[field] ?? car[field];

/** Targets of the columns that code in src/stock/import/vehicle reads. */
const RULE_TARGETS: Partial<Record<RawField, FieldTarget>> = {
  make: text(sellerSpelling('make')),
  model: text(sellerSpelling('model')),
  badge: text((car) => car.badge),
  series: text((car) => car.series),
  stocknum: text((car) => car.stocknum),
  vin: other((car) => car.vin),
  regplate: other((car) => car.regplate),
  nvic_code: text((car) => car.nvic_code),
  body: text((car) => car.body),
  fuel: text((car) => car.fuel),
  trans: text((car) => car.trans),
  drive: other((car) => car.drive, 'is not a kind of drive'),
  engine: text((car) => car.engine_size, { whyMissing: 'is not an engine' }),
  warranty: text(extraSpec('Manufacturer warranty')),
  lams: text(extraSpec('LAMS approved')),
  dealership_slug: text((car) => car.dealership_slug),
  dealership_id: text((car) => car.dealership_id),
  dealership_name: text((car) => car.dealership_name),
  city: text((car) => car.city),
  location_id: text((car) => car.location?.id, location),
  location_name: text((car) => car.location?.name, location),
  phone: other((car) => car.location?.phone ?? car.location?.id, 'is stored only for vehicles with a yard'),
  street: text((car) => car.location?.address.street, location),
  postcode: text((car) => car.location?.address.postcode, {
    ...location,
    whyMissing: 'is not a postcode of four digits',
  }),
  place_url: other((car) => car.location?.address.place_url, 'is not an http(s) address of a yard'),
  dealercomments: { kind: 'long', read: (car) => car.dealercomments },
  price: money((car) => car.price),
  dap_price: money((car) => car.price, { name: 'price' }),
  egc_price: money((car) => car.price, { name: 'price' }),
  sale_price: money((car) => car.price, {
    whyMissing: 'is not shown, because the ordinary price is not shown either',
  }),
  before_price: money((car) => car.before_price, { whyMissing: 'is not above the price' }),
  offer_price: money((car) => car.offer_price),
  subscription_price: money((car) => car.subscription_price),
  state_average_market_price: money((car) => car.state_average_market_price),
  average_market_price: money((car) => car.average_market_price),
  km: number((car) => car.km ?? extraSpec('Engine hours')(car)),
  seats: number((car) => car.seats),
  doors: number((car) => car.doors),
  cylinders: number((car) => car.variant?.cylinders),
  engine_litres: number((car) => car.engine_size_litres),
  views: number((car) => car.views),
  rego_expiry: other((car) => car.rego_expiry, NO_DATE),
  compliance_date: other((car) => car.compliance_date, NO_DATE),
  build_date: other((car) => car.build_date, NO_DATE),
  created_at: other((car) => car.created_at, NO_DATE),
  updated_at: other((car) => car.updated_at, NO_DATE),
  sold_date: other((car) => car.sold_date_timestamp, 'the vehicle is not sold'),
  file: other((car) => car.file),
  video_url: other((car) => car.video_url),
  external_video_url: other((car) => car.external_video_url),
  primary_image: other((car) => car.primary_image_url),
  images: { kind: 'list', read: (car) => car.images, ...ADDRESS_LIST },
  spin_images: { kind: 'list', read: (car) => car.spin_images, ...ADDRESS_LIST },
  features: {
    kind: 'list',
    read: (car) => car.features,
    ...FEATURE_LIST,
    maxLength: SHORT_TEXT,
  },
};

/** Columns that the schema reads directly, from the fields that name them. */
function plainTargets(part: 'variant' | 'caravan' | null, fields: Fields): [RawField, FieldTarget][] {
  return Object.entries(fields).flatMap(([name, { source }]): [RawField, FieldTarget][] => {
    if (source.by !== 'text' && source.by !== 'number') return [];
    const read: Read = (car) => {
      const group: object | null = part === null ? car : car[part];
      return ownProperty(group as Record<string, unknown> | null, name);
    };
    const more: Partial<FieldTarget> = part === 'caravan' ? { part } : {};
    return [[source.column as RawField, { kind: source.by, read, ...more }]];
  });
}

/** Targets by feed field. Fields that only help to read others (title, units, flags) are not listed. */
export const FIELD_TARGETS: ReadonlyMap<RawField, FieldTarget> = new Map([
  ...plainTargets(null, carFields),
  ...plainTargets('variant', variantFields),
  ...plainTargets('caravan', caravanFields),
  ...(Object.entries(RULE_TARGETS) as [RawField, FieldTarget][]),
]);

import { ownProperty } from '../../lib/own-property.ts';
import type { Note } from './notes.ts';

/** What a feed can say of a vehicle, before normalising: every value is the seller's text. */
export const RAW_FIELDS = [
  'id',
  'stocknum',
  'vin',
  'regplate',
  'rego_expiry',
  'title',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'body',
  'colour',
  'interior_colour',
  'car_type',
  'certified',
  'status',
  'tag',
  'reserved',
  'sold',
  'preorder',
  'created_at',
  'updated_at',
  'sold_date',
  'price',
  'price_currency',
  'sale_price',
  'sale_price_effective_date',
  'before_price',
  'offer_price',
  'dap_price',
  'egc_price',
  'subscription_price',
  'price_type',
  'km',
  'km_unit',
  'compliance_date',
  'build_date',
  'fuel',
  'trans',
  'drive',
  'seats',
  'doors',
  'engine',
  'engine_litres',
  'engine_cc',
  'cylinders',
  'induction',
  'gears',
  'fuel_consumption',
  'fuel_capacity',
  'gvm',
  'length',
  'width',
  'height',
  'torque',
  'ancap',
  'dealercomments',
  'features',
  'dealership_slug',
  'dealership_id',
  'dealership_name',
  'location_id',
  'location_name',
  'phone',
  'address',
  'street',
  'city',
  'state',
  'postcode',
  'country',
  'place_url',
  'images',
  'primary_image',
  'video_url',
  'external_video_url',
  'spin_code',
  'spin_images',
  'show_on_dealer_website',
  'has_nvic',
  'nvic_code',
  'redbook_code',
  'file',
  'item_type',
  'views',
  'allow_trade_in',
  'private_suburb',
  'private_postcode',
  'sleeps',
  'tare_weight',
  'atm',
  'axle_type',
  'body_length',
  'body_width',
  'warranty',
  'lams',
  'state_average_market_price',
  'average_market_price',
] as const;

export type RawField = (typeof RAW_FIELDS)[number];

/** One vehicle in the seller's words, by field. A list where a field was given several times. */
export type Raw = Partial<Record<RawField, string | string[]>>;

/** A feed's record by the feed's own names (columns, element paths), in the same form; made by `emptyTable`. */
export type Cells = Record<string, string | string[]>;

/** A record read, or one that could not be read; rows are counted from 1 without headers. */
export type SourceRow =
  | {
      kind: 'record';
      row: number;
      line: number;
      cells: Cells;
      native?: unknown;
      /** Repairs made so that the row could be read. */
      notes?: readonly Note[];
    }
  | { kind: 'unreadable'; row: number; line: number; field: string; value: string | null; reason: string };

/** Something about the feed as a whole that is worth a sentence in the report. */
export type Remark = (sentence: string) => void;

const RAW_SET: ReadonlySet<string> = new Set(RAW_FIELDS);

export function isRawField(name: string): name is RawField {
  return RAW_SET.has(name);
}

/** Characters one record may have; a longer one goes to quarantine. */
export const MAX_RECORD = 4 * 1024 * 1024;
export const TOO_LONG = 'is over 4 MB: no vehicle is; something else is in one of its cells';

class NamesOnly {}
// Nothing is inherited, so a column may have any name. Unlike `Object.create(null)` this stays fast to read.
Object.setPrototypeOf(NamesOnly.prototype, null);
Reflect.deleteProperty(NamesOnly.prototype, 'constructor');

/** An empty record. */
export function newCells(): Cells {
  return new NamesOnly() as Cells;
}

/** Adds a value to a cell; a second value makes a list. */
export function addCell(cells: Cells, name: string, value: string): void {
  const before = ownProperty(cells, name);
  if (before === undefined) cells[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else cells[name] = [before, value];
}

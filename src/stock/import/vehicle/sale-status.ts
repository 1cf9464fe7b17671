import type { Car, CarStatus } from '../../car.ts';
import { parseFlag } from '../cells/number.ts';
import { parsePrice } from '../cells/price.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';
import { statusInPrice, statusMeaning } from './normalise/status-words.ts';

export type Sale = Pick<
  Car,
  | 'status'
  | 'sold'
  | 'reserved'
  | 'certified'
  | 'preorder'
  | 'sold_date_timestamp'
  | 'created_at'
  | 'updated_at'
  | 'show_on_dealer_website'
  | 'allow_trade_in'
>;

export function flagOf(draft: Draft, field: RawField, byDefault: boolean): boolean {
  const written = draft.cellText(field);
  if (written === null) return byDefault;
  const flag = parseFlag(written);
  if (flag === null) draft.noteWithheld(field, written, 'is neither yes nor no');
  return flag ?? byDefault;
}

export function dateOf(draft: Draft, field: RawField): string | null {
  const written = draft.cellText(field);
  // "0" and "0000-00-00" stand for no date in exports of databases.
  if (written === null || written === '0' || /^0000/.test(written)) return null;
  const date = draft.settings.dates.read(field, written);
  if (date.iso === null) draft.noteWithheld(field, written, date.reason);
  return date.iso;
}

interface WrittenStatus {
  status: CarStatus;
  reserved: boolean;
  /** The seller's word if it is unknown, else null. */
  unknown: string | null;
}

function statusOf(draft: Draft): WrittenStatus {
  const written = draft.cleanLine('status', 60);
  if (written === null) return { status: 'in_stock', reserved: false, unknown: null };
  const meaning = statusMeaning(written);
  if (meaning === null) draft.countUnmatched('status', written);
  const reserved = meaning === 'reserved';
  const status = reserved ? 'in_stock' : (meaning ?? 'in_stock');
  draft.keepSellerWords('status', written, status);
  return { status, reserved, unknown: meaning === null ? written : null };
}

/** The status that a cell for a price has instead of a price; null if there is none. */
function priceStatus(draft: Draft): 'sold' | 'reserved' | null {
  for (const field of ['price', 'dap_price', 'egc_price', 'sale_price'] as const) {
    const written = draft.cellText(field);
    // Most prices have no words, and need not be parsed twice.
    if (written === null || !/[a-z]{4}/i.test(written) || parsePrice(written).kind === 'amount') continue;
    const found = statusInPrice(written);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Reads status, sale and reservation (DAT-03). A sale without a date later gets the date of the import that first
 * has it. A vehicle with an unknown word counts as in stock until it is known what the stock before says of it.
 */
export function buildSale(draft: Draft): { sale: Sale; unknownStatus: string | null } {
  const { status, reserved, unknown } = statusOf(draft);
  const inPrice = priceStatus(draft);
  const sold = flagOf(draft, 'sold', false) || status === 'sold' || inPrice === 'sold';
  const soldDate = dateOf(draft, 'sold_date');
  const soldAt = soldDate === null ? Number.NaN : Date.parse(soldDate);
  const certifiedByType = /^(cpo|certified|certified pre.?owned)$/i.test(draft.cleanLine('car_type') ?? '');
  const sale = {
    status: sold ? 'sold' : status,
    sold,
    reserved: flagOf(draft, 'reserved', false) || reserved || inPrice === 'reserved',
    certified: flagOf(draft, 'certified', false) || certifiedByType,
    preorder: flagOf(draft, 'preorder', false),
    sold_date_timestamp: sold && !Number.isNaN(soldAt) ? Math.floor(soldAt / 1_000) : null,
    created_at: dateOf(draft, 'created_at'),
    updated_at: dateOf(draft, 'updated_at'),
    show_on_dealer_website: flagOf(draft, 'show_on_dealer_website', true),
    allow_trade_in: flagOf(draft, 'allow_trade_in', false),
  } as const;
  return { sale, unknownStatus: sold ? null : unknown };
}

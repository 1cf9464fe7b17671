import type { Car, CarStatus } from '../../car.ts';
import { parseFlag } from '../cells/number.ts';
import { wordKey } from '../cells/word-key.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';

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

const RESERVED: readonly [RegExp, CarStatus] = [
  /^(reserved|pending|on hold|under offer|deposit|deposit taken|hold)$/,
  'in_stock',
];
/** Patterns of words for each status, in the form that `wordKey` returns. */
const STATUS: readonly (readonly [RegExp, CarStatus])[] = [
  [/^(in ?stock|available|active|for sale|live|current|listed|in yard|published|yes|true|1)$/, 'in_stock'],
  [/^(sold|delivered|settled|archived sold|sale agreed)$/, 'sold'],
  [
    /^(coming soon|incoming|in transit|on order|preorder|pre order|available for order|ordered|due in|backorder|in production)$/,
    'coming_soon',
  ],
  [
    /^(out of stock|not available|unavailable|inactive|withdrawn|other|wholesale|archived|discontinued|false|no|0)$/,
    'other',
  ],
  RESERVED,
];

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

function statusOf(draft: Draft): { status: CarStatus; reserved: boolean } {
  const written = draft.cleanLine('status', 60);
  if (written === null) return { status: 'in_stock', reserved: false };
  const key = wordKey(written);
  const found = STATUS.find(([pattern]) => pattern.test(key));
  if (found === undefined) {
    draft.countUnmatched('status', written);
    draft.noteRepaired(
      'status',
      written,
      'is an unknown status, so it is read as "other", which is not for sale',
    );
  }
  const status = found?.[1] ?? 'other';
  draft.keepSellerWords('status', written, status);
  return { status, reserved: found === RESERVED };
}

/**
 * Reads status, sale and reservation (DAT-03). A sale without a date later gets the date of the import that first
 * has it.
 */
export function buildSale(draft: Draft): Sale {
  const { status, reserved } = statusOf(draft);
  const sold = flagOf(draft, 'sold', false) || status === 'sold';
  const soldDate = dateOf(draft, 'sold_date');
  const soldAt = soldDate === null ? Number.NaN : Date.parse(soldDate);
  const certifiedByType = /^(cpo|certified|certified pre.?owned)$/i.test(draft.cleanLine('car_type') ?? '');
  return {
    status: sold ? 'sold' : status,
    sold,
    reserved: flagOf(draft, 'reserved', false) || reserved,
    certified: flagOf(draft, 'certified', false) || certifiedByType,
    preorder: flagOf(draft, 'preorder', false),
    sold_date_timestamp: sold && !Number.isNaN(soldAt) ? Math.floor(soldAt / 1_000) : null,
    created_at: dateOf(draft, 'created_at'),
    updated_at: dateOf(draft, 'updated_at'),
    show_on_dealer_website: flagOf(draft, 'show_on_dealer_website', true),
    allow_trade_in: flagOf(draft, 'allow_trade_in', false),
  };
}

import { cleanText } from '../../text/clean.ts';
import { parsePrice, wordsBesidePrice } from '../cells/price.ts';
import { wordKey } from '../cells/word-key.ts';
import type { Draft } from './draft.ts';

/** The feed field that the shown price comes from. */
export type ShownPrice = 'price' | 'sale_price' | 'dap_price' | 'egc_price';

const DRIVE_AWAY = 'Drive away';
const RIDE_AWAY = 'Ride away';
const TOW_AWAY = 'Tow away';
const WITHOUT_CHARGES = 'Excl. Govt Charges';

const PRICE_TYPES = new Map(
  Object.entries({
    'drive away price': DRIVE_AWAY,
    'drive away': DRIVE_AWAY,
    driveaway: DRIVE_AWAY,
    'driveaway price': DRIVE_AWAY,
    'drive away no more to pay': DRIVE_AWAY,
    dap: DRIVE_AWAY,
    da: DRIVE_AWAY,
    'd a': DRIVE_AWAY,
    'ride away price': RIDE_AWAY,
    'ride away': RIDE_AWAY,
    rideaway: RIDE_AWAY,
    'rideaway price': RIDE_AWAY,
    'ride away no more to pay': RIDE_AWAY,
    'tow away price': TOW_AWAY,
    'tow away': TOW_AWAY,
    towaway: TOW_AWAY,
    'towaway price': TOW_AWAY,
    'estimated drive away price': 'Estimated drive away',
    'excluding government charges price': WITHOUT_CHARGES,
    'excl govt charges': WITHOUT_CHARGES,
    'excluding government charges': WITHOUT_CHARGES,
    'excl gov charges': WITHOUT_CHARGES,
    egc: WITHOUT_CHARGES,
    'ex gov': WITHOUT_CHARGES,
    'plus on roads': WITHOUT_CHARGES,
    'plus on road costs': WITHOUT_CHARGES,
    'plus orc': WITHOUT_CHARGES,
  }),
);

/** Words for costs on top of the price. "No" alone does not mean that: "drive away, no more to pay". */
const EXCLUDED_COSTS =
  /\b(?:not|non|ex(?=\W+(?:gov|gst|on|rego|stamp|tax))|excl?|exclud\w+|exclusive|before|without|w\/o|less|plus|(?<!no )extra)\b|\+/i;
/** Government charges and on-road costs, in the form that `wordKey` returns. */
const CHARGES = /\b(?:on ?roads?|orcs?|gov\w*|egc)\b/;
// Maximum length of a price type in characters.
const MAX_LENGTH = 60;

/** The price type that a seller's words state; null if they state none. */
function typeInWords(words: string): string | null {
  const known = PRICE_TYPES.get(wordKey(words));
  if (known !== undefined) return known;
  if (!EXCLUDED_COSTS.test(words)) return null;
  return CHARGES.test(wordKey(words)) ? WITHOUT_CHARGES : cleanText(words, MAX_LENGTH);
}

/**
 * The price type stated in the feed ("Drive away"); null if it states none, because none must be assumed.
 * Words beside the price that exclude something ("not drive away", "plus on roads") win over a column that
 * says drive away.
 */
export function priceType(draft: Draft, shown: ShownPrice): string | null {
  const written = draft.cellText(shown) ?? '';
  const wordsBeside = parsePrice(written).kind === 'unreadable' ? null : wordsBesidePrice(written);
  const typeBesidePrice = wordsBeside === null ? null : typeInWords(wordsBeside);
  const column = draft.cleanLine('price_type', MAX_LENGTH);
  const stated = statedType(shown, column);
  if (stated === null) return typeBesidePrice;
  if (wordsBeside === null || !/(?:drive|ride|tow)[ -]?away/i.test(stated)) return stated;
  if (EXCLUDED_COSTS.test(stated) || !EXCLUDED_COSTS.test(wordsBeside)) return stated;
  draft.noteWithheld('price_type', column ?? written, `is contradicted by "${wordsBeside}" beside the price`);
  return typeBesidePrice;
}

/** The price type that follows from the price's own column, else that of the price type column. */
function statedType(shown: ShownPrice, column: string | null): string | null {
  if (shown === 'dap_price') return DRIVE_AWAY;
  if (shown === 'egc_price') return WITHOUT_CHARGES;
  return column === null ? null : (PRICE_TYPES.get(wordKey(column)) ?? column);
}

import type { AustralianState, ItemType } from '../../src/stock/car.ts';
import type { Random } from './random.ts';

/** VINs do not contain I, O or Q. */
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';
const VIN_YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const from = (letters: string, random: Random): string => letters.charAt(random.int(0, letters.length - 1));

/** Fills a pattern: "A" becomes a letter, "0" a digit, all else stays. */
function fill(pattern: string, letters: string, random: Random): string {
  return [...pattern]
    .map((c) => (c === 'A' ? from(letters, random) : c === '0' ? String(random.int(0, 9)) : c))
    .join('');
}

/** 17 characters with the model year's code at position 10 and digits at the end, as in real VINs. */
export function vin(year: number, random: Random): string {
  return fill(`6ZA0AA0A0${VIN_YEARS.charAt((year - 1980) % 30)}A000000`, VIN_LETTERS, random);
}

const PLATES: Record<AustralianState, string> = {
  QLD: '000AA0',
  NSW: 'AAA00A',
  VIC: '1AA0AA',
  SA: 'S000AAA',
  WA: '1AAA000',
  TAS: 'A00AA',
  NT: 'CA00AA',
  ACT: 'YAA00A',
};

const PLATES_BY_KIND: Partial<Record<ItemType, Partial<Record<AustralianState, string>>>> = {
  motorcycle: { VIC: '1A0AA' },
  caravan: { WA: '1TAA000' },
};

export function plate(state: AustralianState, itemType: ItemType, random: Random): string {
  return fill(PLATES_BY_KIND[itemType]?.[state] ?? PLATES[state], PLATE_LETTERS, random);
}

/** National Vehicle Identification Code, used for valuations. */
export const nvic = (random: Random): string => fill('0AA00A', PLATE_LETTERS, random);

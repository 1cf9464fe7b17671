import { firstNumber, parseNumber } from './number.ts';

const MM_PER_FOOT = 304.8;
const MM_PER_INCH = 25.4;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const FRACTION = String.raw`(?:\s+(\d)/(\d{1,2}))?`;
const FOOT = String.raw`(?:'|’|′|´|ft\.?|feet|foot)`;
const INCH = String.raw`(?:"|”|″|''|’’|′′|in\.?|inch|inches)`;
const FEET_AND_INCHES = new RegExp(
  `^${NUMBER}\\s*-?${FOOT}(?:[\\s,-]*${NUMBER}${FRACTION}\\s*${INCH}?)?$`,
  'i',
);
const ONE_NUMBER = /^\D*\d[\d.,]*\D*$/;

/**
 * Millimetres of a length in feet: 5639 for `18'6"`, "18 ft 6 in" and 18.5. Null if the text is something else, such as a
 * range or 14 inches after the feet.
 */
export function feetInMm(text: string): number | null {
  const [, feet, inches, numerator, denominator] = FEET_AND_INCHES.exec(text.trim()) ?? [];
  if (feet === undefined) {
    const bare = ONE_NUMBER.test(text) ? firstNumber(text) : null;
    return bare === null ? null : Math.round(bare * MM_PER_FOOT);
  }
  const part = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  const inchesInAll = inches === undefined ? 0 : (parseNumber(inches) ?? Number.NaN) + part;
  if (!(inchesInAll < 12)) return null;
  return Math.round((parseNumber(feet) ?? Number.NaN) * MM_PER_FOOT + inchesInAll * MM_PER_INCH);
}

/** True if a text has a mark or a word for feet after its first number: `18'6"`, "18ft". */
export const statesFeet = (text: string): boolean =>
  new RegExp(`^\\s*${NUMBER}\\s*-?${FOOT}`, 'i').test(text);

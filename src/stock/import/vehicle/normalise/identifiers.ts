/** Words and repeated characters that stand for no value. */
const NOT_GIVEN = /^(n\/?a|none|nil|tba|tbc|unreg(istered)?|unknown|null|x+|0+|\*+|-+)$/i;

/** A valid identifier, a word for "none", or an invalid one. */
export type Identifier = { kind: 'ok'; value: string } | { kind: 'absent' } | { kind: 'bad' };

/**
 * Parses a VIN: 17 characters without I, O and Q; before 1989 a chassis number of 5 to 17. The check digit is
 * not tested, because ISO 3779 requires it only in North America.
 */
export function parseVin(text: string, year: number | null): Identifier {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  if (vin === '' || NOT_GIVEN.test(vin)) return { kind: 'absent' };
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return { kind: 'ok', value: vin };
  const chassis = year !== null && year < 1989 && /^[A-Z0-9]{5,17}$/.test(vin);
  return chassis ? { kind: 'ok', value: vin } : { kind: 'bad' };
}

/** Parses an Australian number plate: up to 9 letters and digits; spaces and hyphens are removed. */
export function parseRego(text: string): Identifier {
  const plate = text.replace(/[\s\-·•]/g, '').toUpperCase();
  if (plate === '' || NOT_GIVEN.test(plate)) return { kind: 'absent' };
  return /^[A-Z0-9]{1,9}$/.test(plate) ? { kind: 'ok', value: plate } : { kind: 'bad' };
}

/**
 * Parses an Australian phone number and formats it: "02 9123 4567", "0412 345 678", "1300 123 456" or
 * "13 12 34".
 */
export function parsePhone(text: string): Identifier {
  if (NOT_GIVEN.test(text.trim()) || text.trim() === '') return { kind: 'absent' };
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|0011)61/, '0')
    .replace(/^61(?=[23478]\d{8}$)/, '0');
  if (/^04\d{8}$/.test(digits)) return { kind: 'ok', value: digits.replace(/(....)(...)(...)/, '$1 $2 $3') };
  if (/^0[2378]\d{8}$/.test(digits))
    return { kind: 'ok', value: digits.replace(/(..)(....)(....)/, '$1 $2 $3') };
  if (/^1[38]00\d{6}$/.test(digits))
    return { kind: 'ok', value: digits.replace(/(....)(...)(...)/, '$1 $2 $3') };
  return /^13\d{4}$/.test(digits)
    ? { kind: 'ok', value: digits.replace(/(..)(..)(..)/, '$1 $2 $3') }
    : { kind: 'bad' };
}

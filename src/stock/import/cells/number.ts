/**
 * Parses a number as sellers write it: "10,499.00", "10.499,00", "31818,1818", "105 950", "12'500". Null if
 * the text contains anything else, such as a unit.
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f']/g, '');
  if (!/^[+-]?[\d.,]+$/.test(compact)) return null;
  let plain = compact;
  // "10.499,00" and "1.234.567": dots separate thousands. "1.234" alone is a decimal number.
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) && (plain.includes(',') || plain.split('.').length > 2)) {
    plain = plain.replace(/\./g, '').replace(',', '.');
    // "10,499.00" and "1,000": commas separate thousands.
  } else if (/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)) {
    plain = plain.replace(/,/g, '');
    // "2,5" and "31818,1818": the comma is a decimal point.
  } else if (/^[+-]?\d+,(\d{1,2}|\d{4,})$|^[+-]?\d{4,},\d+$/.test(plain)) {
    plain = plain.replace(',', '.');
  }
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** The first number in a text: 2.2 for "2.2 L", 4 for " 4 Doors"; null if the text has no number. */
export function firstNumber(text: string): number | null {
  const found = /-?\d[\d.,]*/.exec(text);
  return found ? parseNumber(found[0].replace(/[.,]$/, '')) : null;
}

/** Parses yes or no as feeds write it; null for anything else. */
export function parseFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (['true', 'yes', 'y', '1', 'on', 't'].includes(word)) return true;
  if (['false', 'no', 'n', '0', 'off', 'f'].includes(word)) return false;
  return null;
}

export interface Phone {
  /** "07 3245 0000" */
  text: string;
  /** "tel:+61732450000" */
  href: string;
}

/**
 * Digits in national form: "+61 7 …" and "0061 7 …" become "07 …" (LOC-27). Null for numbers of other
 * countries.
 */
function nationalDigits(raw: string): string | null {
  const digits = raw.replace(/\D/g, '');
  const international = raw.trim().startsWith('+') || digits.startsWith('00');
  const after = digits.replace(/^00(?:11)?/, '');
  if (after.startsWith('61') && (international || after.length >= 11)) {
    const rest = after.slice(2).replace(/^0/, '');
    return isSpecial(rest) ? rest : `0${rest}`;
  }
  return international ? null : digits;
}

/** 13 xx xx, 1300 and 1800 numbers, which have no area code. */
function isSpecial(digits: string): boolean {
  return /^13[1-9]\d{3}$/.test(digits) || /^1[38]00\d{6}$/.test(digits);
}

function group(digits: string, ...ends: number[]): string {
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join(' ');
}

function display(digits: string): string | null {
  if (/^0[45]\d{8}$/.test(digits)) return group(digits, 4, 7, 10);
  if (/^0[2378]\d{8}$/.test(digits)) return group(digits, 2, 6, 10);
  if (/^1[38]00\d{6}$/.test(digits)) return group(digits, 4, 7, 10);
  if (/^13[1-9]\d{3}$/.test(digits)) return group(digits, 2, 4, 6);
  return null;
}

/**
 * Formats an Australian number ("0412 345 678", "07 3245 0000", "1300 123 456", "13 12 34") with its E.164
 * link. A number of another form keeps its spelling and is dialled as given. Null without digits.
 */
export function phoneView(raw: string): Phone | null {
  if (!/\d/.test(raw)) return null;
  const digits = nationalDigits(raw);
  const text = digits === null ? null : display(digits);
  if (digits !== null && text !== null) {
    return { text, href: `tel:+61${isSpecial(digits) ? digits : digits.slice(1)}` };
  }
  const plus = raw.trim().startsWith('+') ? '+' : '';
  return { text: raw.trim(), href: `tel:${plus}${raw.replace(/\D/g, '')}` };
}

/** Characters of a masked phone number that stay visible (LOC-25). */
const VISIBLE_CHARACTERS = 5;

/**
 * Replaces all but the first 5 characters of a displayed number by "*", spaces included: "07 32*******"
 * (LOC-25).
 */
export function maskPhone(text: string): string {
  return text.slice(0, VISIBLE_CHARACTERS) + '*'.repeat(Math.max(0, text.length - VISIBLE_CHARACTERS));
}

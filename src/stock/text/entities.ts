import { decodeHTMLStrict } from 'entities';
import { replaceCodePoint } from 'entities/decode';
import { memoize } from '../../lib/memoize.ts';

function decodeName(name: string): string | null {
  const entity = `&${name};`;
  const text = decodeHTMLStrict(entity);
  return text === entity ? null : text;
}

/** The text of a named HTML entity ("eacute", also spelt "EACUTE"); null for an unknown name. */
export const namedEntity: (name: string) => string | null = memoize(
  (name) => decodeName(name) ?? decodeName(name.toLowerCase()),
  5_000,
);

const ENTITY = /&(?:#0*(\d{1,7})|#x0*([0-9a-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi;

/**
 * The character with this number; '' for numbers without one: zero, surrogates, beyond the end of Unicode. 128 to 159
 * stand for the characters of Windows-1252, as in HTML.
 */
function codePoint(value: number): string {
  const isCharacter = value > 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
  return isCharacter ? String.fromCodePoint(replaceCodePoint(value)) : '';
}

/** A numeric entity with any number of digits, also without its semicolon. */
const NUMERIC_ENTITY = /&#(?:0*(\d+)|x0*([0-9a-f]+));?/gi;

function characterOf(decimal: string | undefined, hex: string | undefined): string {
  return codePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10));
}

/** True if a numeric entity stands for no character ("&#0;"), so that decoding removes it. */
export function hasEmptyEntity(text: string): boolean {
  return [...text.matchAll(ENTITY)].some(
    ([, decimal, hex]) => (decimal ?? hex) !== undefined && characterOf(decimal, hex) === '',
  );
}

/**
 * Removes numeric entities without a character or with a bad one; others stay as written. Those with too many
 * digits for a character are escaped, so that they are shown as text.
 */
export function removeBadEntities(text: string, isBad: (character: string) => boolean): string {
  return text.replace(NUMERIC_ENTITY, (whole, decimal?: string, hex?: string) => {
    if ((decimal ?? '').length > 7 || (hex ?? '').length > 6) return `&amp;${whole.slice(1)}`;
    const character = characterOf(decimal, hex);
    return character === '' || isBad(character) ? '' : whole;
  });
}

/** Decodes entities that a seller's system escaped twice ("Cab &amp; Chassis"). Unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal, hex, name) => {
    if (decimal || hex) return characterOf(decimal, hex);
    return namedEntity(name) ?? whole;
  });
}

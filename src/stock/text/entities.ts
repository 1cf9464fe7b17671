import { decodeHTMLStrict } from 'entities';
import { replaceCodePoint } from 'entities/decode';

const known = new Map<string, string | null>();

function decoded(name: string): string | null {
  const whole = `&${name};`;
  const text = decodeHTMLStrict(whole);
  return text === whole ? null : text;
}

/** The text a named entity of HTML stands for ("eacute", also written "EACUTE"); null for an unknown name. */
export function namedEntity(name: string): string | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const text = decoded(name) ?? decoded(name.toLowerCase());
  if (known.size < 5_000) known.set(name, text);
  return text;
}

const ENTITY = /&(?:#0*(\d{1,7})|#x0*([0-9a-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi;

/**
 * Empty where no character has the number: zero, halves of surrogate pairs, beyond Unicode's end. 128 to 159 stand for
 * the characters of Windows-1252, as in HTML.
 */
function codePoint(value: number): string {
  const isCharacter = value > 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
  return isCharacter ? String.fromCodePoint(replaceCodePoint(value)) : '';
}

const REFERENCE = /&#(?:0*(\d+)|x0*([0-9a-f]+));?/gi;

function referred(decimal: string | undefined, hex: string | undefined): string {
  return codePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10));
}

/** True where a numbered entity stands for no character ("&#0;"), so that decoding takes it out. */
export function hasEmptyReference(text: string): boolean {
  return [...text.matchAll(ENTITY)].some(
    ([, decimal, hex]) => (decimal ?? hex) !== undefined && referred(decimal, hex) === '',
  );
}

/**
 * Takes out the numbered entities that stand for no character or for one that `isBad`; others stay as written, those
 * with a number too long to be meant as text.
 */
export function dropReferences(text: string, isBad: (character: string) => boolean): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string) => {
    if ((decimal ?? '').length > 7 || (hex ?? '').length > 6) return `&amp;${whole.slice(1)}`;
    const character = referred(decimal, hex);
    return character === '' || isBad(character) ? '' : whole;
  });
}

/** Decodes entities that a seller's system escaped once too often ("Cab &amp; Chassis"). Unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal, hex, name) => {
    if (decimal || hex) return referred(decimal, hex);
    return namedEntity(name) ?? whole;
  });
}

import { decodeHTMLStrict } from 'entities';

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

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi;

function codePoint(value: number): string {
  return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '';
}

/** Decodes entities that a seller's system escaped once too often ("Cab &amp; Chassis"). Unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal, hex, name) => {
    if (decimal) return codePoint(Number.parseInt(decimal, 10));
    if (hex) return codePoint(Number.parseInt(hex, 16));
    return namedEntity(name) ?? whole;
  });
}

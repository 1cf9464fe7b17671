import { titleCase } from '../../../../lib/title-case.ts';
import { MAKES } from '../../../makes.ts';
import { memoizeWords, wordKey } from '../../cells/word-key.ts';

const ALIASES: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  'mercedes benz': 'Mercedes-Benz',
  'mercedes amg': 'Mercedes-AMG',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  alfa: 'Alfa Romeo',
  landrover: 'Land Rover',
  'range rover': 'Land Rover',
  'ssang yong': 'SsangYong',
  citroen: 'Citroën',
  'isuzu ute': 'Isuzu',
  'isuzu trucks': 'Isuzu',
  'fiat professional': 'Fiat',
  'cf moto': 'CFMOTO',
  harley: 'Harley-Davidson',
  'mitsubishi fuso': 'Fuso',
  'ram trucks': 'RAM',
  'dodge ram': 'RAM',
  'bmw motorrad': 'BMW',
  'great wall motors': 'GWM',
  ud: 'UD Trucks',
  rolls: 'Rolls-Royce',
  'aston martin lagonda': 'Aston Martin',
};

const SPELLINGS = new Map<string, string>(MAKES.map((name) => [wordKey(name), name]));
for (const [alias, name] of Object.entries(ALIASES)) SPELLINGS.set(alias, name);

/** The standard spelling of a known make; null for an unknown one. */
export const knownMake: (text: string) => string | null = memoizeWords(
  (text) => SPELLINGS.get(wordKey(text)) ?? null,
);

/**
 * The standard spelling of a make. An unknown one keeps the seller's spelling, except that all capitals and
 * all lower case become title case.
 */
export const canonicalMake: (text: string) => string = memoizeWords((text) => {
  const known = knownMake(text);
  if (known) return known;
  const isAllCaps = text.length > 4 && text === text.toUpperCase();
  return isAllCaps || text === text.toLowerCase() ? titleCase(text) : text;
});

import type { ItemType } from '../../src/stock/car.ts';
import type { Random } from './random.ts';

/** Relative frequency of each colour. Invented. */
const SHARE: Record<string, number> = {
  White: 30,
  Grey: 17,
  Black: 15,
  Silver: 12,
  Blue: 11,
  Red: 8,
  Green: 3,
  Orange: 2,
  Sand: 2,
};

/** Relative frequency for caravans and motorhomes, whose `colour` is that of the graphics on the body. */
const LEISURE_SHARE: Record<string, number> = { White: 40, Silver: 14, Grey: 14, Sand: 14, Black: 8 };

/** Marketing names of colours. None of them belongs to a single maker. */
const NAMES: Record<string, readonly string[]> = {
  White: ['Glacier White', 'Alpine White', 'Pearl White', 'Arctic White', 'Polar White', 'White'],
  Black: ['Midnight Black', 'Obsidian Black', 'Phantom Black', 'Jet Black', 'Black'],
  Grey: ['Graphite Grey', 'Storm Grey', 'Gunmetal Grey', 'Granite Grey', 'Slate Grey'],
  Silver: ['Sterling Silver', 'Moonlight Silver', 'Ice Silver', 'Billet Silver', 'Silver'],
  Blue: ['Ocean Blue', 'Deep Blue', 'Horizon Blue', 'Lightning Blue', 'Cobalt Blue'],
  Red: ['Flame Red', 'Crystal Red', 'Cherry Red', 'Inferno Red', 'Signal Red'],
  Green: ['Forest Green', 'Eucalypt Green', 'Moss Green', 'Olive Green'],
  Orange: ['Sunset Orange', 'Ember Orange', 'Burnt Orange'],
  Sand: ['Desert Sand', 'Dune Sand', 'Quartz Sand'],
};

const INTERIORS = ['Black', 'Black', 'Black', 'Charcoal', 'Grey', 'Beige', 'Tan', 'Brown', 'Red'] as const;

export const ALL_COLOURS: readonly string[] = Object.keys(SHARE);

/** Picks one of the given colours, the popular ones more often. */
export function chooseColour(colours: readonly string[], itemType: ItemType, random: Random): string {
  const share = itemType === 'caravan' ? LEISURE_SHARE : SHARE;
  return random.weighted(colours, (colour) => share[colour] ?? 1);
}

/** A marketing name for a colour: "Glacier White" for "White". */
export const marketingColour = (colour: string, random: Random): string =>
  random.pick(NAMES[colour] ?? [colour]);

export const interiorColour = (random: Random): string => random.pick(INTERIORS);

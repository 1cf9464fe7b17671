/** Swatch colours, and the words in sellers' colour names that mean them. */
const FAMILIES = {
  white: ['white', 'snow', 'ivory', 'frost'],
  silver: ['silver', 'platinum', 'aluminium', 'steel'],
  grey: ['grey', 'gray', 'graphite', 'gunmetal', 'charcoal', 'slate', 'titanium'],
  black: ['black', 'ebony', 'onyx', 'midnight'],
  blue: ['blue', 'navy', 'azure', 'aqua', 'teal', 'turquoise'],
  red: ['red', 'maroon', 'burgundy', 'crimson', 'ruby'],
  green: ['green', 'olive', 'khaki', 'emerald'],
  sand: ['sand', 'beige', 'cream', 'champagne', 'gold', 'fawn'],
  orange: ['orange', 'copper', 'bronze'],
  yellow: ['yellow', 'lime'],
  brown: ['brown', 'mocha', 'coffee', 'chocolate'],
  purple: ['purple', 'violet', 'plum', 'pink'],
} as const;

export type ColourFamily = keyof typeof FAMILIES;

const familyByWord = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) =>
    words.map((word): [string, ColourFamily] => [word, family as ColourFamily]),
  ),
);

/**
 * The swatch for a seller's colour name, or null for an unknown one. The last known word wins: "Silver Blue"
 * is blue.
 */
export function colourFamily(colour: string): ColourFamily | null {
  const words = colour.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => familyByWord.get(word) ?? null).findLast((family) => family !== null) ?? null;
}

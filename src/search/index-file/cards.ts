import type { CardFacts } from '../../stock/card-facts.ts';

/** A card as the site publishes it for scripts. */
export interface StoredCard {
  facts: CardFacts;
  /** The card's element as the site's own component drew it. */
  html: string;
}

/** Cards column by column, since like texts compress well together. */
interface PackedCards {
  keys: string[];
  columns: unknown[][];
}

type Row = CardFacts & Pick<StoredCard, 'html'>;

const inText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A shorter text is no shorter as its letter. */
const SHORTEST = 3;

/**
 * The facts as a drawing repeats them, by letter. Without them the drawings of a file are nearly alike and take
 * half the bytes.
 */
function repeatedTexts(facts: CardFacts): Map<string, string> {
  const { slug, title, id, variant, price, place, picture } = facts;
  const texts = [
    inAttribute(JSON.stringify(facts)),
    ...[slug, title, id, variant, price, place].map(inText),
    // "…/front-800.avif" and its other widths
    inText(picture?.slice(0, picture.lastIndexOf('-') + 1) ?? ''),
    ...Object.values(facts.facts).map(inText),
  ];
  return new Map(texts.map((text, n) => [String.fromCharCode('a'.charCodeAt(0) + n), text]));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The drawing with each of the texts as "~" and its letter, and "~~" for a tilde. */
function shortened(html: string, texts: ReadonlyMap<string, string>): string {
  const letters = new Map([...texts].map(([letter, text]) => [text, letter]));
  const longestFirst = [...letters.keys()]
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(['~', ...longestFirst.map(escaped)].join('|'), 'g');
  return html.replace(pattern, (text) => `~${text === '~' ? '~' : letters.get(text)}`);
}

const lengthened = (html: string, texts: ReadonlyMap<string, string>): string =>
  html.replace(/~(.)/gs, (_, letter: string) => (letter === '~' ? '~' : (texts.get(letter) ?? '')));

/** The body of a file of cards. Throws where one has other fields than the first. */
export function packCards(cards: readonly StoredCard[]): string {
  const rows = cards.map(
    ({ facts, html }): Row => ({ ...facts, html: shortened(html, repeatedTexts(facts)) }),
  );
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  if (rows.some((row) => Object.keys(row).join() !== keys.join())) {
    throw new Error('Cards of one file have to have the same fields.');
  }
  return JSON.stringify({
    keys,
    columns: keys.map((key) => rows.map((row) => row[key])),
  } satisfies PackedCards);
}

/** The cards of a file that `packCards` made. */
export function unpackCards(body: string): StoredCard[] {
  const { keys, columns } = JSON.parse(body) as PackedCards;
  return (columns[0] ?? []).map((_, i) => {
    const entries = keys.map((key, k) => [key, columns[k]?.[i]]);
    const { html, ...facts } = Object.fromEntries(entries) as Row;
    return { facts, html: lengthened(html, repeatedTexts(facts)) };
  });
}

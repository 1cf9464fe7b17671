import { escapeHtml } from '../../lib/escape-html.ts';
import type { CardFacts } from '../../stock/card-facts.ts';

/** A rendered card that scripts can insert. */
export interface StoredCard {
  facts: CardFacts;
  /** The card's element, rendered by the site's own component or the tenant's. */
  html: string;
}

/** Stored in columns, because similar texts compress well next to each other. */
interface PackedCards {
  keys: string[];
  columns: unknown[][];
}

type Row = CardFacts & Pick<StoredCard, 'html'>;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Shorter texts would not get shorter by replacing them. */
const MIN_LENGTH = 3;

/**
 * The texts that a card's HTML repeats from its facts, each with a letter that replaces it. Without them the
 * HTML of the cards in a file is nearly identical and compresses to half the size.
 */
function repeatedTexts(facts: CardFacts): Map<string, string> {
  const { slug, title, id, variant, price, place, picture } = facts;
  const texts = [
    escapeAttribute(JSON.stringify(facts)),
    ...[slug, title, id, variant, price, place].map(escapeHtml),
    // Matches every width of the picture: "…/front-800.avif", "…/front-400.avif".
    escapeHtml(picture?.slice(0, picture.lastIndexOf('-') + 1) ?? ''),
    ...Object.values(facts.facts).map(escapeHtml),
  ];
  return new Map(texts.map((text, n) => [String.fromCharCode('a'.charCodeAt(0) + n), text]));
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Replaces each text by "~" and its letter, and "~" by "~~". */
function replaceTexts(html: string, texts: ReadonlyMap<string, string>): string {
  const letters = new Map([...texts].map(([letter, text]) => [text, letter]));
  const longestFirst = [...letters.keys()]
    .filter(({ length }) => length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(['~', ...longestFirst.map(escapeRegExp)].join('|'), 'g');
  return html.replace(pattern, (text) => `~${text === '~' ? '~' : letters.get(text)}`);
}

const restoreTexts = (html: string, texts: ReadonlyMap<string, string>): string =>
  html.replace(/~(.)/gs, (_, letter: string) => (letter === '~' ? '~' : (texts.get(letter) ?? '')));

/**
 * Formats a file of cards.
 *
 * @throws Error if the facts of two cards have different keys
 */
export function packCards(cards: readonly StoredCard[]): string {
  const rows = cards.map(
    ({ facts, html }): Row => ({ ...facts, html: replaceTexts(html, repeatedTexts(facts)) }),
  );
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  if (rows.some((row) => Object.keys(row).join() !== keys.join())) {
    throw new Error('All cards in a file must have the same fields.');
  }
  return JSON.stringify({
    keys,
    columns: keys.map((key) => rows.map((row) => row[key])),
  } satisfies PackedCards);
}

/** A file holds hundreds of cards, and a page shows a few: HTML is restored when it is first read. */
function restoredCard(facts: CardFacts, packed: string): StoredCard {
  let html: string | undefined;
  return {
    facts,
    get html() {
      html ??= restoreTexts(packed, repeatedTexts(facts));
      return html;
    },
  };
}

/**
 * Reverses `packCards`.
 *
 * @throws Error if the file has another format
 */
export function unpackCards(body: string): StoredCard[] {
  const { keys, columns } = JSON.parse(body) as PackedCards;
  return (columns[0] ?? []).map((_, i) => {
    const entries = keys.map((key, k) => [key, columns[k]?.[i]]);
    const { html, ...facts } = Object.fromEntries(entries) as Row;
    if (typeof html !== 'string' || typeof facts.facts !== 'object')
      throw new Error('The file of cards has another format.');
    return restoredCard(facts, html);
  });
}

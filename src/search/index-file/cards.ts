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

type Text = (text: string) => string;
type Row = CardFacts & Pick<StoredCard, 'html'>;

/** `~1` stands for the vehicle's slug, which its links repeat, and `~0` for a tilde. */
function shortener(slug: string): Text {
  return (text) => {
    const plain = text.includes('~') ? text.replaceAll('~', '~0') : text;
    return slug !== '' && plain.includes(slug) ? plain.replaceAll(slug, '~1') : plain;
  };
}

function lengthener(slug: string): Text {
  return (text) => (text.includes('~') ? text.replaceAll('~1', () => slug).replaceAll('~0', '~') : text);
}

function withTexts(value: unknown, change: Text): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, change)]));
}

/** The body of a file of cards. Throws where one has other fields than the first. */
export function packCards(cards: readonly StoredCard[]): string {
  const rows = cards.map(({ facts, html }): Row => ({ ...facts, html }));
  const shorteners = rows.map(({ slug }) => shortener(slug));
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  if (rows.some((row) => Object.keys(row).join() !== keys.join())) {
    throw new Error('Cards of one file have to have the same fields.');
  }
  const columns = keys.map((key) =>
    rows.map((row, i) => (key === 'slug' ? row.slug : withTexts(row[key], shorteners[i] as Text))),
  );
  return JSON.stringify({ keys, columns } satisfies PackedCards);
}

/** The cards of a file that `packCards` made. */
export function unpackCards(body: string): StoredCard[] {
  const { keys, columns } = JSON.parse(body) as PackedCards;
  const slugs = (columns[keys.indexOf('slug')] ?? []) as string[];
  return slugs.map((slug, i) => {
    const lengthen = lengthener(slug);
    const entries = keys.map((key, k) => [key, key === 'slug' ? slug : withTexts(columns[k]?.[i], lengthen)]);
    const { html, ...facts } = Object.fromEntries(entries) as Row;
    return { facts, html };
  });
}

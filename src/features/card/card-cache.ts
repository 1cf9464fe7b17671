import { LRUCache } from 'lru-cache';
import type { Chrome } from '../../frame/page.ts';
import { markUsed, type PageOverrides } from '../../frame/slot/overrides.ts';
import type { CardView } from '../../stock/views.ts';
import { cardOverrides } from './card-parts.ts';
import type { CardPlacement } from './card-placement.ts';

/** At about 5 kB each, they take 25 MB. A vehicle page shows six other vehicles, so most cards appear on many pages. */
const MAX_CARDS = 5_000;
const cache = new LRUCache<string, string>({ max: MAX_CARDS });

/** Page data that a card's HTML depends on. */
interface CardContext {
  chrome: Pick<Chrome, 'tenant' | 'saved' | 'dealer' | 'look'>;
  /** The tenant's override components. Those that a card uses are recorded as used by the page. */
  overrides: PageOverrides | null;
}

/**
 * Returns the HTML of a card, which is rendered once for all pages that show it.
 *
 * @param render called if the card is not in the cache
 */
export async function cachedCard(
  card: CardView,
  { chrome: { tenant, saved, dealer, look }, overrides }: CardContext,
  render: () => Promise<string>,
): Promise<string> {
  // In development, components change while the process runs.
  if (import.meta.env.DEV) return render();
  const names = cardOverrides(card);
  markUsed(overrides, names);
  const digests = names.map((name) => overrides?.parts.get(name)?.digest);
  const form = [look.card, look.cardFacts, look.weeklyPrices];
  const key = JSON.stringify([tenant, saved, dealer.kind, form, card, digests]);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = (await render()).trim();
  cache.set(key, html);
  return html;
}

// These are the attributes exactly as ui/Picture.astro writes them by default.
const LAZY_LOADING = ' loading="lazy"';
const DEFAULT_SIZES = ' sizes="100vw"';

/** Returns the card's HTML with the `loading` and `sizes` attributes of its picture set for its place on a page. */
export function applyCardPlacement(html: string, { first, sizes }: CardPlacement): string {
  const sized = sizes === undefined ? html : html.replace(DEFAULT_SIZES, () => ` sizes="${sizes}"`);
  return first ? sized.replace(LAZY_LOADING, ' fetchpriority="high"') : sized;
}

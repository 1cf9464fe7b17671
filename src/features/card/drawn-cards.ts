import { LRUCache } from 'lru-cache';
import type { Chrome } from '../../frame/page.ts';
import { noteUsed, type PageOverrides } from '../../frame/slot/overrides.ts';
import type { CardView } from '../../stock/views.ts';
import { ownParts } from './card-parts.ts';
import type { CardPlace } from './card-place.ts';

/** Cards kept: about 5 kB each. A vehicle's page shows six others, so most cards are drawn on many pages. */
const MOST = 5_000;
const drawn = new LRUCache<string, string>({ max: MOST });

/** The page's part in a card's HTML. */
interface DrawnFor {
  chrome: Pick<Chrome, 'tenant' | 'saved' | 'dealer'>;
  /** The tenant's own components; those that the card was drawn with are noted as used by the page. */
  overrides: PageOverrides | null;
}

/**
 * The HTML of a card, drawn once for all pages that show it.
 *
 * @param draw renders it, where it is not known yet
 */
export async function drawnCard(
  card: CardView,
  { chrome: { tenant, saved, dealer }, overrides }: DrawnFor,
  draw: () => Promise<string>,
): Promise<string> {
  // Developers change the drawing while the process runs.
  if (import.meta.env.DEV) return draw();
  const own = ownParts(card);
  noteUsed(overrides, own);
  const digests = own.map((name) => overrides?.parts.get(name)?.digest);
  const key = JSON.stringify([tenant, saved, dealer.kind, card, digests]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const html = (await draw()).trim();
  drawn.set(key, html);
  return html;
}

// As ui/Picture.astro writes them where a page sets nothing.
const LAZY = ' loading="lazy" decoding="async"';
const WIDE = ' sizes="100vw"';

/** The card's HTML with its picture's loading and sizes as they are at this place. */
export function inPlace(html: string, { first, sizes }: CardPlace): string {
  const sized = sizes === undefined ? html : html.replace(WIDE, () => ` sizes="${sizes}"`);
  return first ? sized.replace(LAZY, ' fetchpriority="high"') : sized;
}

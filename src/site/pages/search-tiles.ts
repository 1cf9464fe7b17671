import { claimView } from '../../rules/claims.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { leadsSomewhere } from '../link-target.ts';
import type { PromoTileView, SearchPage } from '../page.ts';
import type { SiteContext } from '../site-context.ts';

/** Claims that make a promo tile (SRC-05). */
const TILES = ['warranty', 'video_calls', 'trade_in', 'freight', 'finance', 'quality_assured'] as const;

function claimTiles({ live }: SiteContext, config: Config): PromoTileView[] {
  return TILES.filter((kind) => config.claims.includes(kind)).map((kind) => {
    const { title, text, href, action } = claimView(kind);
    return leadsSomewhere(href, live)
      ? { kind, title, text, href, action, image: null }
      : { kind, title, text, href: '/dealerships', action: 'Find a location', image: null };
  });
}

function callToAction(): PromoTileView {
  return {
    kind: 'call_to_action',
    title: 'Not here?',
    text: 'Tell us what you are after and we will look for it.',
    href: '/dealerships',
    action: 'Talk to us',
    image: null,
  };
}

/**
 * Tiles among the first cards: promo tiles at the configured positions (SRC-03) and the call to action at
 * its own (SRC-07), those that fall among the cards.
 */
export function searchTiles(context: SiteContext, config: Config, cards: number): SearchPage['tiles'] {
  const { promo_positions, call_to_action_position } = config.search;
  const tiles = claimTiles(context, config);
  const promos = promo_positions.flatMap((position, i) => {
    const tile = tiles[i % tiles.length];
    return tile ? [{ position, tile }] : [];
  });
  const all = [...promos, { position: call_to_action_position, tile: callToAction() }];
  return all.filter(({ position }) => position <= cards).sort((a, b) => a.position - b.position);
}

import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ORDINARY, STATES } from '../../../tests/fixtures/cards.ts';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { searchPages } from '../../../tests/fixtures/search-pages.ts';
import { anyCard } from '../../../tests/support/card-arbitrary.ts';
import { htmlOf, parts } from '../../../tests/support/render-view.ts';
import { plainMarkup } from '../../../tests/support/same-markup.ts';
import { CLAIM_ICONS } from '../../frame/claim-icons.ts';
import type { PromoTileView } from '../../search/settings.ts';
import type { SearchPage } from '../search/search-page.ts';
import { CarCard } from './live/CarCard.tsx';
import { PromoTile } from './live/PromoTile.tsx';

const search = searchPages(harbour, '')[0] as SearchPage;
const END = '</article>';
const SIZES = /sizes="([^"]*)"/;

describe('live cards', () => {
  it('have the markup of those in the page, whatever the vehicle', async () => {
    const cards = [...ORDINARY, ...STATES, ...fc.sample(anyCard, { numRuns: 300, seed: 7 })];
    const html = await htmlOf({ ...search, cards, tiles: [] });
    const sizes = SIZES.exec(html)?.[1] ?? '';
    const inPage = parts(html, '<article class="card', END);
    expect(inPage).toHaveLength(cards.length);
    for (const [i, card] of cards.entries()) {
      const live = renderToStaticMarkup(createElement(CarCard, { card, sizes, first: i < 3 }));
      expect(plainMarkup(live)).toBe(plainMarkup(`${inPage[i]}${END}`));
    }
  });

  it('promo tiles too', async () => {
    const kinds = [...Object.keys(CLAIM_ICONS), 'call_to_action'] as PromoTileView['kind'][];
    const tiles = [null, '/media/tile.avif'].flatMap((image) =>
      kinds.map(
        (kind): PromoTileView => ({
          kind,
          title: `A ${kind}`,
          text: 'Words & more',
          href: '/x',
          action: 'Go',
          image,
        }),
      ),
    );
    const html = await htmlOf({
      ...search,
      cards: [...ORDINARY, ...STATES, ...STATES],
      tiles: tiles.map((tile, i) => ({ position: i + 1, tile })),
    });
    const inPage = parts(html, '<a class="promo-tile', '</a>');
    expect(inPage).toHaveLength(tiles.length);
    for (const [i, tile] of tiles.entries())
      expect(plainMarkup(renderToStaticMarkup(createElement(PromoTile, { tile })))).toBe(
        plainMarkup(`${inPage[i]}</a>`),
      );
  });
});

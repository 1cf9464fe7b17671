import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isRendered } from '../../src/render/file-body.ts';
import { unpackCards } from '../../src/search/index-file/cards.ts';
import { cardFacts } from '../../src/stock/card-facts.ts';
import { htmlWithOverrides } from '../support/render-view.ts';
import { loadDemo, TENANTS } from './tenants.ts';

/** Limit for the compressed card files, per vehicle. */
const BYTES_PER_VEHICLE = 110;

it.each(TENANTS)(
  `the cards of %s take less than ${BYTES_PER_VEHICLE} bytes per vehicle`,
  async (name) => {
    const { tenant, inventory } = await loadDemo(name);
    let [bytes, cards] = [0, 0];
    for (const { body } of inventory.files) {
      const page = isRendered(body) ? body.page() : null;
      if (page?.kind !== 'stored-cards') continue;
      const file = await htmlWithOverrides(page, tenant, `tenants/${name}`);
      bytes += gzipSync(file, { level: 9 }).length;
      cards += page.cards.length;
      expect(unpackCards(file).map(({ facts }) => facts)).toEqual(page.cards.map(cardFacts));
    }
    expect(cards).toBe(inventory.documents.length);
    expect(bytes / cards).toBeLessThan(BYTES_PER_VEHICLE);
  },
  60_000,
);

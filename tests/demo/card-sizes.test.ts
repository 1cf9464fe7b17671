import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isRendered } from '../../src/render/file-body.ts';
import { unpackCards } from '../../src/search/index-file/cards.ts';
import { cardFacts } from '../../src/stock/card-facts.ts';
import { look } from '../../src/tenant/schema/look.ts';
import { htmlWithOverrides } from '../support/render-view.ts';
import { loadDemo, TENANTS } from './tenants.ts';

/** Limit for the compressed card files, per vehicle: more for dealers whose cards name facts or sentences of their own. */
const BYTES_PER_VEHICLE = { usual: 110, ownFacts: 136 };
const USUAL_FACTS = look.parse({}).card_facts;

it.each(TENANTS)(
  `the cards of %s take less than ${BYTES_PER_VEHICLE.usual} bytes per vehicle, or ${BYTES_PER_VEHICLE.ownFacts} if they name facts of their own`,
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
    const hasOwnFacts = String(tenant.site.look.card_facts) !== String(USUAL_FACTS);
    expect(bytes / cards).toBeLessThan(BYTES_PER_VEHICLE[hasOwnFacts ? 'ownFacts' : 'usual']);
  },
  60_000,
);

import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { australianCsv, importText } from '../../tests/support/stock/import-rows.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

describe('a price is called "Drive away" only if the feed or the dealer says so', () => {
  /** Imports one vehicle and returns the price type shown on the site's pages. */
  async function saidOf(fields: Record<string, string>, config: object = {}) {
    const { cars } = await importText(australianCsv([{ stocknum: 'P1', price: '45990', ...fields }]));
    const inventory = buildInventory(makeTenant({ config }), cars, NOW);
    const [page] = pagesOf(inventory, 'vehicle');
    const type = page?.price.kind === 'price' ? page.price.type : null;
    return { type, claimed: /drive away/i.test(JSON.stringify(inventory.pages)) };
  }

  it.each<[string, Record<string, string>, object, string]>([
    ['no price type if neither the feed nor the dealer names one', {}, {}, ''],
    ['"Drive away" if the feed names it', { price_type: 'Drive Away' }, {}, 'Drive away'],
    ['"Drive away" if the feed has a drive away price', { dapprice: '46990' }, {}, 'Drive away'],
    ['"Drive away" if the feed says so after the price', { price: '$45,990 drive away' }, {}, 'Drive away'],
    [
      'the price type of the feed if the dealer names another one',
      { price_type: 'EGC' },
      { pricing: { price_type: 'Drive away' } },
      'Excl. Govt Charges',
    ],
    ['"Drive away" if the dealer names it', {}, { pricing: { price_type: 'Drive away' } }, 'Drive away'],
    ['"Ride away" if the dealer names it', {}, { pricing: { price_type: 'Ride away' } }, 'Ride away'],
  ])('shows %s', async (_, fields, config, type) => {
    expect(await saidOf(fields, config)).toEqual({ type, claimed: type === 'Drive away' });
  });

  it('a sale price does not take "Drive away" from the price that it replaces', async () => {
    const mapping = `
columns: { stocknum: No, make: Make, model: Model, year: Year, car_type: Type, dap_price: Away, sale_price: Sale }`;
    const feed =
      'No,Make,Model,Year,Type,Away,Sale\nA1,Kia,Rio,2020,used,20000,18000\nA2,Kia,Rio,2020,used,20000,\nA3,Kia,Rio,2020,used,20000,18000 drive away\n';
    const { cars } = await importText(feed, { mapping });
    expect(cars.map(({ price, before_price, price_type }) => [price, before_price, price_type])).toEqual([
      [18_000, 20_000, null],
      [20_000, null, 'Drive away'],
      [18_000, 20_000, 'Drive away'],
    ]);
  });
});

import { expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

/** Where the only offer of a site with one Mazda CX-60 leads. */
function hrefOf(model: object, pages: string[] = []): string | undefined {
  const offer = {
    id: 'o1',
    name: 'Mats',
    description: 'Free',
    ends: '2026-12-31',
    manufacturer: 'Mazda',
    model,
  };
  const content = pages.map((slug) => makeDocument(slug, slug));
  const site = buildInventory(makeTenant({ offers: [offer] }, content), [makeCar()], NOW);
  return pageAt(site, '/', 'home').offers[0]?.href;
}

it('an offer leads to its own page, else to its model’s page, else to the model’s stock', () => {
  const model = { name: 'CX-60', slug: 'cx-60' };
  expect(hrefOf(model)).toBe('/search/mazda/cx-60/');
  expect(hrefOf(model, ['cx-60'])).toBe('/cx-60');
  expect(hrefOf(model, ['cx-60', 'offers/o1'])).toBe('/offers/o1');
  expect(hrefOf({ ...model, override_url: '/big-suv' }, ['cx-60', 'big-suv'])).toBe('/big-suv');
  expect(hrefOf({ ...model, override_url: '/gone' }, ['cx-60'])).toBe('/search/mazda/cx-60/');
});

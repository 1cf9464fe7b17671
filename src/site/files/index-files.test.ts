import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { fileBody } from '../../render/file-body.ts';
import type { Car } from '../../stock/car.ts';
import { buildInventory } from '../inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const picture = { image: { url: 'https://cdn.example/b.jpg', thumb: { url: 'https://cdn.example/b.jpg' } } };
const sold: Partial<Car> = { sold: true, status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 - 3600 };

/** Changes of which a card shows something. */
const CHANGES: Partial<Car>[] = [
  {},
  { price: 41_000 },
  { before_price: 60_000 },
  { km: 5 },
  { badge: 'Touring' },
  { tag: 'Low km' },
  { reserved: true },
  sold,
  { created_at: '2026-11-18T00:00:00Z' },
  { primary_image_url: picture.image.url, images: [picture] },
  { city: 'Gosford' },
  { simple_fuel: 'Electric' },
  { subscription_price: 200 },
  { model: 'CX-5' },
];
const SITES = [
  {},
  { config: { wording: { explore: 'View Details', sold_tag: 'GONE' } } },
  { config: { favourites: { used_only: true, compare_mode: true } } },
  { config: { pricing: { subscriptions: true }, tags: { electric: true } } },
  { override_city: 'Newcastle' },
  { autograb: true },
];

const cardsOf = (car: Car, site: Record<string, unknown>, now: Date, sourcesId: string): [string, string][] =>
  buildInventory(makeTenant(site), [car], now, { sourcesId })
    .files.filter(({ path }) => path.includes('/cards-'))
    .map(({ path, body }) => [path, String(fileBody(body))]);

it('cards that differ are in files of different names, whatever made them differ', () => {
  const texts = new Map<string, string>();
  const different = new Set<string>();
  for (const site of SITES) {
    for (const change of CHANGES) {
      for (const now of [NOW, new Date('2026-11-21T05:00:00Z')]) {
        for (const [path, text] of cardsOf(makeCar({ id: 'one', ...change }), site, now, 'sources')) {
          expect(texts.get(path) ?? text).toBe(text);
          texts.set(path, text);
          different.add(text);
        }
      }
    }
  }
  expect(different.size).toBeGreaterThan(30);
});

it('files are renamed with the sources that make them', () => {
  const names = ['one', 'other'].map((sources) => cardsOf(makeCar(), {}, NOW, sources)[0]?.[0]);
  expect(new Set(names).size).toBe(2);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Car } from '../../src/stock/car.ts';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { makeLocation } from './make-tenant.ts';
import { makeCar } from './vehicles.ts';

/** The site.yaml of a small dealer as data, with the keys of `more` added. */
export function smallSite(slug: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: `Dealer ${slug}`,
    slug,
    id: `id-${slug}`,
    url: `https://${slug}.example`,
    address: { street: '24 Lambton Road', city: 'Broadmeadow', state: 'NSW', postcode: '2292' },
    locations: [makeLocation({ primary: true, dealership_slug: 'north-yard' })],
    dealerships: [{ slug: 'north-yard', name: 'North Yard', id: 'd1' }],
    home: { title: 'The right car is here', lede: 'New, demo and used cars.' },
    ...more,
  };
}

/** A content page with the required front matter. */
export const aPage = (body: string): string => `---\ntitle: A page\ndescription: About it.\n---\n\n${body}\n`;

/** Two vehicles that were updated on the day of the test. */
export const someCars = (): Car[] => {
  const updated_at = new Date().toISOString();
  return [
    makeCar({ updated_at }),
    makeCar({ updated_at, make: 'Kia', model: 'Rio', badge: null, stocknum: '7' }),
  ];
};

/** Files of a tenant: path in its folder → content. */
export type TenantFiles = Record<string, string | Buffer>;

/** The files of a small tenant without mistakes. Its site.yaml is JSON, which is valid YAML. */
export const goodTenant = (slug: string, more: Record<string, unknown> = {}): TenantFiles => ({
  'site.yaml': JSON.stringify(smallSite(slug, more), null, 1),
  'stock.jsonl': `${someCars().map(serializeCar).join('\n')}\n`,
  'content/about-us.md': aPage('A dealer made for tests.\n\n## Our yard\n\nOne.'),
});

/** Writes a tenant's files below `<root>/<slug>`. */
export function writeTenant(root: string, slug: string, files: TenantFiles): void {
  for (const [path, body] of Object.entries(files)) {
    const file = join(root, slug, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Car } from '../../src/stock/car.ts';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { fixtureCars } from '../fixture-site/cars.ts';
import { plainview } from '../fixture-site/sites.ts';

export interface SearchedTenant {
  /** Name of the folder and of the index lock; must be unique for each test file. */
  slug: string;
  typesense: { host?: string; port: number; key: string | number };
  overrides?: { when: object; set: object }[];
  cars?: readonly Car[];
}

/** Writes a tenant with a search server into `tenants`. */
export function writeSearchedTenant(
  tenants: string,
  { slug, typesense, overrides = [], cars }: SearchedTenant,
  now: Date,
): void {
  const folder = join(tenants, slug);
  const site = {
    ...plainview(now),
    slug,
    id: `fixture-${slug}`,
    url: `https://www.${slug}.example`,
    overrides,
    config: { search: { typesense: { host: '127.0.0.1', protocol: 'http', ...typesense } } },
  };
  const pictures = join(folder, 'public/pictures');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, '1.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"/>');
  writeFileSync(join(folder, 'site.yaml'), stringify(site));
  writeFileSync(join(folder, 'stock.jsonl'), `${(cars ?? fixtureCars(now)).map(serializeCar).join('\n')}\n`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serializeCar } from '../../../src/stock/stock-file.ts';
import { makeBareCar } from '../vehicles.ts';
import { smallSite } from '../write-tenant.ts';

/** The stock.jsonl of a small tenant: `vehicles` vehicles, each with `word` in its name. */
export function stockText(word: string, vehicles: number): string {
  const cars = Array.from({ length: vehicles }, (_, i) =>
    makeBareCar({ id: `S${i}`, name: `2021 Ford ${word} ${i}`, model: word, price: 10_000 + i }),
  );
  return `${cars.map(serializeCar).join('\n')}\n`;
}

/**
 * Writes a tenant's folder: site.yaml, one content page, one public file and stock, all with the same word, so that
 * tests notice a site that mixes two builds.
 */
export function writeTenant(tenants: string, slug: string, word = 'First', vehicles = 3): string {
  const folder = join(tenants, slug);
  for (const name of ['content', 'public']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'site.yaml'),
    JSON.stringify(smallSite(slug, { home: { title: `${word} cars`, lede: 'One yard.' } }), null, 1),
  );
  writeFileSync(
    join(folder, 'content/about-us.md'),
    `---\ntitle: About us\ndescription: ${word}.\n---\n\n${word}\n`,
  );
  writeFileSync(join(folder, 'public/word.txt'), word);
  writeFileSync(join(folder, 'stock.jsonl'), stockText(word, vehicles));
  return folder;
}

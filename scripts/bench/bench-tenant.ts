import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { committedStock } from '../../src/stock/data-folder/data-files.ts';

const SOURCE = 'harbourline';

/** Writes a tenant with `count` vehicles: a demo dealer's, repeated with other ids. Returns the tenant's folder. */
export function writeBenchTenant(tenants: string, count: number): string {
  const folder = join(tenants, SOURCE);
  mkdirSync(tenants, { recursive: true });
  cpSync(join('tenants', SOURCE), folder, { recursive: true });
  const lines = readFileSync(committedStock(join('tenants', SOURCE)), 'utf8')
    .trim()
    .split('\n');
  const cars = Array.from({ length: count }, (_, index) => {
    const car = JSON.parse(lines[index % lines.length] ?? '') as Record<string, unknown>;
    const round = Math.floor(index / lines.length);
    if (round === 0) return JSON.stringify(car);
    // Each copy has another price, as another vehicle would, so that lists of similar cars differ.
    const price = typeof car.price === 'number' ? car.price + round * 50 : car.price;
    return JSON.stringify({
      ...car,
      id: `${car.id}-${round}`,
      slug: `${car.slug}-${round}`,
      path: undefined,
      price,
    });
  });
  writeFileSync(committedStock(folder), `${cars.join('\n')}\n`);
  return folder;
}

/** Removes the dealer's own components, which only our build can compile, so that a plain build draws the same pages. */
export function removeComponents(folder: string): void {
  const file = join(folder, 'site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  visit(site, {
    Pair: (_, pair) =>
      isPair(pair) && isScalar(pair.key) && pair.key.value === 'slots' ? visit.REMOVE : undefined,
  });
  writeFileSync(file, String(site));
  rmSync(join(folder, 'overrides'), { recursive: true });
}

/** Changes the price of one vehicle in the middle of the stock, as a feed would. */
export function changeOnePrice(folder: string): void {
  const file = committedStock(folder);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const index = lines.findIndex((line, position) => position > lines.length / 2 && /"price":\d+/.test(line));
  lines[index] = (lines[index] ?? '').replace(
    /"price":(\d+)/,
    (_, price: string) => `"price":${Number(price) + 10}`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
}

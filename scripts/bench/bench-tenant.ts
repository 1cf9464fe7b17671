import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FROM = 'harbourline';

/** Writes a tenant with `count` vehicles, the demo group's repeated under other names. Answers its folder. */
export function writeBenchTenant(tenants: string, count: number): string {
  const folder = join(tenants, FROM);
  mkdirSync(tenants, { recursive: true });
  cpSync(join('tenants', FROM), folder, { recursive: true });
  const lines = readFileSync(join('tenants', FROM, 'stock.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const cars = Array.from({ length: count }, (_, index) => {
    const car = JSON.parse(lines[index % lines.length] ?? '') as Record<string, unknown>;
    const round = Math.floor(index / lines.length);
    if (round === 0) return JSON.stringify(car);
    // Another price, as another vehicle would have: similar cars differ then too.
    const price = typeof car.price === 'number' ? car.price + round * 50 : car.price;
    return JSON.stringify({
      ...car,
      id: `${car.id}-${round}`,
      slug: `${car.slug}-${round}`,
      path: undefined,
      price,
    });
  });
  writeFileSync(join(folder, 'stock.jsonl'), `${cars.join('\n')}\n`);
  return folder;
}

/** Changes the price of one vehicle in the middle of the stock, as a feed would. */
export function changeOnePrice(folder: string): void {
  const file = join(folder, 'stock.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const at = lines.findIndex((line, index) => index > lines.length / 2 && /"price":\d+/.test(line));
  lines[at] = (lines[at] ?? '').replace(
    /"price":(\d+)/,
    (_, price: string) => `"price":${Number(price) + 10}`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
}

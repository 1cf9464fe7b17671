import { cpSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { committedStock } from '../../../src/stock/data-folder/data-files.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { writeBenchTenant } from '../bench-tenant.ts';
import { startService } from '../service/processes.ts';
import { residentMb } from '../service/resident-mb.ts';

const VEHICLES = 300;

export interface DealersOptions {
  /** Number of generated dealers. */
  dealers: number;
}

/** Writes dealers that differ in address and id. They share one stock file, because only its content matters here. */
function writeDealers(tenants: string, count: number): void {
  const template = writeBenchTenant(join(tenants, '_template'), VEHICLES);
  const site = readFileSync(join(template, 'site.yaml'), 'utf8');
  const stock = join(tenants, '_stock.jsonl');
  linkSync(committedStock(template), stock);
  rmSync(committedStock(template));
  for (let index = 0; index < count; index += 1) {
    const slug = `dealer-${index}`;
    const folder = join(tenants, slug);
    cpSync(template, folder, { recursive: true });
    const own = site
      .replace(/^slug: .*$/m, `slug: ${slug}`)
      .replace(/^id: .*$/m, `id: ${slug}`)
      .replace(/^url: .*$/m, `url: https://www.${slug}.example`);
    writeFileSync(join(folder, 'site.yaml'), own);
    linkSync(stock, committedStock(folder));
  }
}

/** Measures how soon the service of many dealers is ready, and its memory before and after a request to each. */
export async function benchDealers(folder: string, { dealers }: DealersOptions): Promise<void> {
  const tenants = join(folder, 'tenants');
  writeDealers(tenants, dealers);
  const [line = ''] = readFileSync(join(tenants, '_stock.jsonl'), 'utf8').split('\n');
  const { slug } = JSON.parse(line) as { slug: string };
  const metrics = await freePort();
  const start = performance.now();
  const service = await startService({ tenants, data: join(folder, 'data') }, { metrics: String(metrics) });
  try {
    const answerOf = (path: string, host: string) =>
      fetch(`http://127.0.0.1:${service.port}${path}`, { headers: { 'x-forwarded-host': host } });
    while (!(await answerOf('/readyz', '')).ok);
    const atStart = await residentMb(metrics);
    const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
    console.log(
      `\nService of ${dealers} dealers of ${VEHICLES} vehicles: ready after ${seconds(start)} s with ${atStart.toFixed(0)} MB`,
    );
    const asked = performance.now();
    let answered = 0;
    for (let index = 0; index < dealers; index += 1) {
      const answer = await answerOf(`/api/cars/${slug}/related.json`, `www.dealer-${index}.example`);
      await answer.arrayBuffer();
      if (answer.ok) answered += 1;
      if (index === 0) console.log(`first answer after ${seconds(asked)} s more`);
    }
    console.log(
      `${answered} dealers answered once within ${seconds(asked)} s; then ${(await residentMb(metrics)).toFixed(0)} MB`,
    );
  } finally {
    await service.stop();
  }
}

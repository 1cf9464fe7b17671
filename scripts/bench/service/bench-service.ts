import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeCar } from '../../../src/stock/stock-file.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { startPostgreSQL } from '../../../tests/support/service/postgresql.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { goodTenant, writeTenant } from '../../../tests/support/write-tenant.ts';
import { measureEvenLeads } from './even-leads.ts';
import { measureInserts } from './insert-rows.ts';
import { CONNECTIONS, measure, type Rate } from './load.ts';
import { type ServerProcess, startServer, startService } from './processes.ts';
import { soak } from './soak.ts';
import type { Target } from './target.ts';

const TENANT = 'acme';
const VEHICLES = 100;

export interface ServiceOptions {
  /** Seconds of each measurement. */
  seconds: number;
  /** Minutes of steady load on each database; 0 leaves it out. */
  soak: number;
}

function print(rates: readonly Rate[], bare: string): void {
  const reference = rates.find(({ name }) => name === bare)?.perSecond ?? Number.NaN;
  for (const { name, perSecond, p50, p99 } of rates)
    console.log(
      `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(7)} a second (${(perSecond / reference).toFixed(3)} of the bare route)   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`,
    );
}

/**
 * Measures leads and views per second on both databases, compared with a route that does nothing and with inserting a
 * row without the service; how soon leads are acknowledged that come evenly; and memory under a steady load.
 */
export async function benchService(
  folder: string,
  { seconds, soak: minutes }: ServiceOptions,
): Promise<void> {
  const tenants = join(folder, 'tenants');
  const updated_at = new Date().toISOString();
  const cars = Array.from({ length: VEHICLES }, (_, index) => makeCar({ stocknum: `N${index}`, updated_at }));
  const stock = `${cars.map(serializeCar).join('\n')}\n`;
  const leads = { emails: ['dealer@acme.example'] };
  writeTenant(tenants, TENANT, { ...goodTenant(TENANT, { leads, captcha: false }), 'stock.jsonl': stock });
  // Not inside `folder`, which only this user may enter: if this user is root, PostgreSQL runs as another one.
  const databaseFolder = mkdtempSync(join(tmpdir(), 'bench-postgresql-'));
  const server = await startPostgreSQL(databaseFolder);
  const running: ServerProcess[] = [];
  try {
    const open = async (starting: Promise<ServerProcess>): Promise<Target> => {
      const started = await starting;
      running.push(started);
      return { port: started.port, tenant: TENANT, slugs: cars.map(({ slug }) => slug) };
    };
    const url = await server.createDatabase('bench');
    const databases = [
      { name: 'PGlite', databaseUrl: '' },
      { name: 'PostgreSQL', databaseUrl: url },
    ];
    const mailServer = await startServer(['scripts/bench/service/mail-server.ts']);
    running.push(mailServer);
    const mail = `smtp://127.0.0.1:${mailServer.port}`;
    console.log(`\n${CONNECTIONS} requests at a time, ${seconds} s for each measurement:`);
    const bare = await open(startServer(['scripts/bench/service/bare-route.ts']));
    const posts = [await measure('lead, bare route', 'lead', bare, seconds)];
    const views = [await measure('view.json, bare route', 'view', bare, seconds)];
    const even: string[] = [];
    for (const { name, databaseUrl } of databases) {
      const metrics = await freePort();
      const data = join(folder, name);
      const service = await open(
        startService({ tenants, data }, { databaseUrl, metrics: String(metrics), mail }),
      );
      // Views first, because the service goes on delivering leads for a while after the last one was sent.
      views.push(await measure(`view.json on ${name}`, 'view', service, seconds));
      even.push(await measureEvenLeads(name, service, seconds));
      posts.push(await measure(`lead on ${name}`, 'lead', service, seconds));
      if (minutes > 0) await soak(name, service, metrics, minutes);
      await running.pop()?.stop();
    }
    posts.push(await measureInserts(url, seconds));
    print(posts, 'lead, bare route');
    print(views, 'view.json, bare route');
    console.log(even.join('\n'));
  } finally {
    for (const each of running) await each.stop();
    await server.stop();
    rmSync(databaseFolder, { recursive: true, force: true });
  }
}

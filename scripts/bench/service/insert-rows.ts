import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CONNECTIONS, type Rate } from './load.ts';

/**
 * Inserts a lead's row again and again under new ids, by `pg` alone: the least that storing one lead takes.
 *
 * @param url database that has a lead
 */
export async function measureInserts(url: string, seconds: number): Promise<Rate> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    const { rows, fields } = await pool.query<Record<string, unknown>>('select * from leads limit 1');
    const columns = fields.map(({ name }) => name);
    const text = `insert into leads (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`;
    const rowOf = () => {
      const id = randomUUID();
      const row: Record<string, unknown> = { ...rows[0], id, idempotency_key: id };
      return columns.map((name) => row[name]);
    };
    const latencies: number[] = [];
    const end = performance.now() + seconds * 1_000;
    const insert = async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await pool.query({ name: 'insert', text, values: rowOf() });
        latencies.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, insert));
    latencies.sort((a, b) => a - b);
    const share = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
    return {
      name: 'insert of the same row by pg',
      perSecond: latencies.length / seconds,
      p50: share(0.5),
      p99: share(0.99),
    };
  } finally {
    await pool.end();
  }
}

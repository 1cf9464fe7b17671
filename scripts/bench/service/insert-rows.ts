import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { percentile } from '../percentile.ts';
import { CONNECTIONS, type Rate } from './load.ts';

/**
 * Measures how many rows per second `pg` can insert without the service: copies of a lead's row with new ids. Storing a
 * lead cannot be faster than that.
 *
 * @param url database that has a lead
 */
export async function measureInserts(url: string, seconds: number): Promise<Rate> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    const { rows, fields } = await pool.query<Record<string, unknown>>('select * from leads limit 1');
    const columns = fields.map(({ name }) => name);
    const text = `insert into leads (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
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
    return {
      name: 'inserting a row by pg alone',
      perSecond: latencies.length / seconds,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
    };
  } finally {
    await pool.end();
  }
}

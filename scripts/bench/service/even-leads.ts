import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { aShoppersLead } from './a-shoppers-lead.ts';
import type { Target } from './target.ts';

/** More than twice as many as a thousand dealers get in a busy hour, see `soak.ts`. */
const LEADS_PER_SECOND = 50;
const WARM_UP_SECONDS = 10;

/** Sends a lead over a connection of its own. Resolves when the whole answer has arrived, to its status. */
function sendLead(target: Target): Promise<number> {
  const { headers, body } = aShoppersLead(target);
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      host: '127.0.0.1',
      port: target.port,
      path: '/api/leads',
      method: 'POST',
      headers,
    };
    request(options, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Sends one lead every 20 ms, whether the earlier ones are answered or not, as shoppers do. Returns the time from the
 * moment when each was due to its answer, in ms.
 *
 * @throws Error if a lead was not stored
 */
async function sendEvenly(target: Target, seconds: number): Promise<number[]> {
  const start = performance.now();
  const sent = Array.from({ length: seconds * LEADS_PER_SECOND }, async (_, index) => {
    const due = (index * 1_000) / LEADS_PER_SECOND;
    await wait(due);
    const status = await sendLead(target);
    if (status !== 201) throw new Error(`A lead was answered with ${status}.`);
    return performance.now() - start - due;
  });
  return Promise.all(sent);
}

/** Measures how soon leads are acknowledged that come one after the other. Returns a line about it. */
export async function measureEvenLeads(name: string, target: Target, seconds: number): Promise<string> {
  await sendEvenly(target, Math.min(seconds, WARM_UP_SECONDS));
  const times = await sendEvenly(target, seconds);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
  return `${name}: a lead every ${1_000 / LEADS_PER_SECOND} ms, ${times.length} stored; acknowledged after p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, at most ${max} ms`;
}

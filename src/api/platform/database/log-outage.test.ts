import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { safeError } from '../safe-error.ts';
import { logOutage } from './log-outage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refusedBy = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

/** A log of an outage: what was logged, and whether the database answers. */
function watched() {
  const lines: { msg: string; reason?: string; errors?: number; seconds?: number }[] = [];
  const database = { answers: false };
  const log = logOutage(
    pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) }),
    'the queue',
    async () => {
      if (!database.answers) throw refusedBy(5432);
    },
  );
  return { lines, database, ...log };
}

it('logs a hundred errors of one outage once, then once a minute, and that it is over', async () => {
  const { lines, database, failed } = watched();
  for (let second = 0; second < 150; second++) {
    failed(refusedBy(5432));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
    ['the queue had an error', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['the queue still fails', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['the queue still fails', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ]);
  expect(lines.at(-1)).toMatchObject({ errors: 120, seconds: 120 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.at(-1)?.msg).toBe('the queue still fails');
  database.answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.at(-1)).toMatchObject({ msg: 'the queue works again', errors: 150 });
  expect(vi.getTimerCount()).toBe(0);
});

it('logs each new reason of an outage at once', () => {
  const { lines, failed, close } = watched();
  failed(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  for (let worker = 0; worker < 9; worker++) {
    const error = refusedBy(5432);
    failed({ ...error, message: `${error.message} (Queue: alert, Worker: ${worker})` });
  }
  expect(lines.map(({ reason }) => reason)).toEqual([
    'terminating connection',
    'connect ECONNREFUSED 127.0.0.1:5432',
  ]);
  close();
  expect(vi.getTimerCount()).toBe(0);
});

it('names the first failure of an error without a message, and never the values of a query', () => {
  const { lines, failed } = watched();
  failed(Object.assign(new AggregateError([refusedBy(1), refusedBy(2)], ''), { code: 'ECONNREFUSED' }));
  failed(Object.assign(new Error('Key (email)=(jo@example.com) already exists'), { code: '23505' }));
  failed(
    new Error('failed query with jo@example.com', { cause: { code: '23502', message: 'jo@example.com' } }),
  );
  expect(lines.map(({ reason }) => reason)).toEqual(['connect ECONNREFUSED 127.0.0.1:1', '23505', '23502']);
  expect(JSON.stringify(lines)).not.toContain('jo@');
});

it('the log has type and place of an error that was copied into a plain object', () => {
  const error = refusedBy(5432);
  const copy = { ...error, message: error.message, stack: error.stack, queue: 'deliver-lead' };
  expect(safeError(copy)).toMatchObject({ type: 'Error', code: 'ECONNREFUSED' });
  expect(safeError(copy).at.length).toBeGreaterThan(0);
});

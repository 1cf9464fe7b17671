import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Runs what is ready, a few times over, because a turn takes several steps. */
async function settle(): Promise<void> {
  for (let step = 0; step < 10; step += 1) await nextTurn();
}

it('queries that nobody waits for run when the last shopper has the answer', async () => {
  const { first, later } = createTurns();
  const events: string[] = [];
  const shoppers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const answers = shoppers.map(({ promise }) => first(() => promise));
  const query = later(async () => events.push('query'));
  shoppers[0].resolve();
  await settle();
  expect(events).toEqual([]);
  events.push('last answer');
  shoppers[1].resolve();
  await Promise.all([...answers, query]);
  expect(events).toEqual(['last answer', 'query']);
});

it('a shopper whose request fails holds nothing up', async () => {
  const { first, later } = createTurns();
  await expect(first(() => Promise.reject(new Error('no such vehicle')))).rejects.toThrow('no such vehicle');
  expect(await later(async () => 'done')).toBe('done');
});

it('a shopper waits behind no more than two queries that nobody waits for', async () => {
  const { later } = createTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const queries = Array.from({ length: 5 }, () =>
    later(() => {
      running += 1;
      return promise;
    }),
  );
  await settle();
  expect(running).toBe(2);
  resolve();
  await Promise.all(queries);
  expect(running).toBe(5);
});

it('queries that nobody waits for run in the end while shoppers wait all the time', async () => {
  const { first, later } = createTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const shopper = first(() => promise);
  const ran = await Promise.race([later(async () => 'ran'), wait(60_000, 'waits', { ref: false })]);
  expect(ran).toBe('ran');
  resolve();
  await shopper;
});

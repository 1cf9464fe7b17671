import type { SearchClient } from 'instantsearch.js';
import { expect, it } from 'vitest';
import { trackFailures } from './track-failures.ts';

const clientOf = (search: () => Promise<unknown>) => ({ search }) as unknown as SearchClient;
const ask = (client: SearchClient) => client.search([] as never) as Promise<unknown>;

it('results are held back until `ready` has resolved', async () => {
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { client } = trackFailures(
    clientOf(async () => 'answer'),
    ready,
  );
  let answered: unknown;
  const asked = ask(client).then((answer) => {
    answered = answer;
  });
  await new Promise(setImmediate);
  expect(answered).toBeUndefined();
  open();
  await asked;
  expect(answered).toBe('answer');
});

it('`failed` is true only while the latest search has failed', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('answer')];
  for (const answer of answers) answer.catch(() => undefined);
  const { client, failed } = trackFailures(
    clientOf(() => answers.shift() ?? Promise.reject(new Error('none left'))),
    Promise.resolve(),
  );
  expect(failed()).toBe(false);
  await expect(ask(client)).rejects.toThrow('away');
  expect(failed()).toBe(true);
  expect(await ask(client)).toBe('answer');
  expect(failed()).toBe(false);
});

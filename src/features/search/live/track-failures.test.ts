import type { SearchClient } from 'instantsearch.js';
import { expect, it } from 'vitest';
import { trackFailures } from './track-failures.ts';

const clientOf = (search: () => Promise<unknown>) => ({ search }) as unknown as SearchClient;
const ask = (client: SearchClient) => client.search([] as never) as Promise<unknown>;

it('returns the results once `ready` has resolved', async () => {
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

it('reports whether the latest search failed', async () => {
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

import type { SearchClient } from 'instantsearch.js';
import { expect, it } from 'vitest';
import { watchedClient } from './watched-client.ts';

const clientOf = (search: () => Promise<unknown>) => ({ search }) as unknown as SearchClient;
const ask = (client: SearchClient) => client.search([] as never) as Promise<unknown>;

it('gives the answer of the client once what it waits for is there', async () => {
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { client } = watchedClient(
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

it('knows whether the latest search failed', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('answer')];
  for (const answer of answers) answer.catch(() => undefined);
  const { client, failed } = watchedClient(
    clientOf(() => answers.shift() ?? Promise.reject(new Error('none left'))),
    Promise.resolve(),
  );
  expect(failed()).toBe(false);
  await expect(ask(client)).rejects.toThrow('away');
  expect(failed()).toBe(true);
  expect(await ask(client)).toBe('answer');
  expect(failed()).toBe(false);
});

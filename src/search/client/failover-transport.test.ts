import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MultiSearchBody } from '../protocol.ts';
import { createFailoverTransport } from './failover-transport.ts';
import type { SearchTransport } from './search-transport.ts';
import { answerOf } from './testing/answer-of.ts';

const SERVER = 1;
const ENGINE = 2;
const body: MultiSearchBody = { searches: [{ collection: 'Car_production' }] };
const answer = (found: number) => ({ results: [answerOf({ collection: 'Car_production' }, found)] });
const after = <T>(ms: number, make: () => T): Promise<T> =>
  new Promise((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(make());
      } catch (error) {
        reject(error);
      }
    }, ms),
  );

let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  warnings.mockRestore();
});

/**
 * `server` is the server's behaviour: milliseconds until it answers, or an error to fail with immediately.
 */
function setup(server: number | Error) {
  const state = { server, engineFails: false };
  const asked = { server: 0, engine: 0, started: 0 };
  const serverTransport: SearchTransport = {
    multiSearch: () => {
      asked.server += 1;
      const { server: how } = state;
      return typeof how === 'number' ? after(how, () => answer(SERVER)) : Promise.reject(how);
    },
  };
  const engine = {
    start: () => {
      asked.started += 1;
    },
    multiSearch: () => {
      asked.engine += 1;
      return after(50, () => {
        if (state.engineFails) throw new Error('No index.');
        return answer(ENGINE);
      });
    },
  };
  const { multiSearch } = createFailoverTransport({ server: serverTransport, engine });
  /** The source of the answer, and the milliseconds it took. */
  const search = async (): Promise<{ by: number; ms: number }> => {
    const start = Date.now();
    const asking = multiSearch(body).then(({ results }) => ({
      by: (results[0] as { found: number }).found,
      ms: Date.now() - start,
    }));
    asking.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(2000);
    return asking;
  };
  return { state, asked, search, multiSearch };
}

it('does not start the engine while the server answers', async () => {
  const { asked, search } = setup(300);
  expect(await search()).toEqual({ by: SERVER, ms: 300 });
  expect(asked).toEqual({ server: 1, engine: 0, started: 0 });
});

it('answers with the engine at once when the server fails, and logs a warning', async () => {
  const { asked, search } = setup(new Error('The search server answered 503.'));
  expect(await search()).toEqual({ by: ENGINE, ms: 50 });
  expect(asked.started).toBe(1);
  expect(warnings.mock.calls[0]?.[0]).toMatch(/^The search server answered 503\. /);
});

it('loads the engine early and answers within two seconds when the server is silent', async () => {
  const { asked, multiSearch } = setup(1_000_000);
  const asking = multiSearch(body);
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toMatchObject({ engine: 0, started: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect((await asking).results[0]).toMatchObject({ found: ENGINE });
});

it('uses a slow server’s response when the engine fails', async () => {
  const { state, search } = setup(1800);
  state.engineFails = true;
  expect(await search()).toEqual({ by: SERVER, ms: 1800 });
});

it('rejects with both reasons when neither answers', async () => {
  const { state, search } = setup(new Error('The server is away.'));
  state.engineFails = true;
  await expect(search()).rejects.toThrow('The server is away. No index.');
});

it('does not try a failed server again before the pause is over', async () => {
  const { asked, search } = setup(new Error('away'));
  await search();
  expect((await search()).by).toBe(ENGINE);
  expect(asked.server).toBe(1);
});

it('tries the server again with a later search, and returns to it once it answers', async () => {
  const { state, asked, search } = setup(new Error('away'));
  await search();
  state.server = 100;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await search()).toEqual({ by: ENGINE, ms: 50 });
  expect(asked.server).toBe(2);
  expect(await search()).toEqual({ by: SERVER, ms: 100 });
});

it('sends one search at a time to a failed server', async () => {
  const { state, asked, search, multiSearch } = setup(new Error('away'));
  await search();
  state.server = 400;
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all([multiSearch(body), multiSearch(body), search()]);
  expect(asked.server).toBe(2);
});

it('doubles the pause with each failure, up to a minute', async () => {
  const { asked, search } = setup(new Error('away'));
  const probes: number[] = [];
  let last = Date.now();
  for (let n = 0; n < 200; n += 1) {
    const before = asked.server;
    await search();
    if (asked.server > before) {
      probes.push(Math.round((Date.now() - last) / 1000));
      last = Date.now();
    }
  }
  expect(probes.slice(1, 5)).toEqual([6, 10, 20, 40]);
  expect(new Set(probes.slice(6))).toEqual(new Set([60]));
});

it('uses the engine for further searches and rarely asks the server while that is too slow', async () => {
  const { asked, search } = setup(1700);
  expect((await search()).by).toBe(ENGINE);
  for (let n = 0; n < 10; n += 1) expect(await search()).toEqual({ by: ENGINE, ms: 50 });
  expect(asked.server).toBeLessThan(4);
});

it('tries the server before the pause is over when the engine fails', async () => {
  const { state, search } = setup(new Error('away'));
  await search();
  state.engineFails = true;
  state.server = 100;
  expect((await search()).by).toBe(SERVER);
});

it('answers with the engine when the server rejects a search, but asks the server again for the next one', async () => {
  const wrong = { results: [{ code: 400, error: 'Wrong.' }] };
  const server = { multiSearch: vi.fn(async () => wrong) };
  const engine = { start: vi.fn(), multiSearch: vi.fn(async () => answer(ENGINE)) };
  const { multiSearch } = createFailoverTransport({ server, engine });
  expect(await multiSearch(body)).toEqual(answer(ENGINE));
  engine.multiSearch.mockRejectedValueOnce(new Error('No index.'));
  expect(await multiSearch(body)).toEqual(wrong);
  expect(server.multiSearch).toHaveBeenCalledTimes(2);
});

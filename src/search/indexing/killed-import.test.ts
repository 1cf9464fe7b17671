import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTypesense } from '../../../tests/support/typesense/server.ts';

const VEHICLES = 600;
/** `npm run prove -- index-server` kills the real command more often. */
const KILLS = 15;
const ALIAS = 'Car_production_demo';

it(`an import killed at ${KILLS} random moments leaves the alias on a complete index, the old or the new one`, {
  timeout: 600_000,
}, async () => {
  const server = await startTypesense('admin');
  let child: ChildProcess;
  const index = async (colour: string): Promise<void> => {
    server.requests.splice(0);
    const args = ['tests/support/search/kill-child.ts', String(server.port), colour, String(VEHICLES)];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    await once(child, 'close');
    await server.settled();
  };
  const liveColour = (): string => {
    const documents = [...(server.store.find(ALIAS)?.documents.values() ?? [])];
    expect(documents).toHaveLength(VEHICLES);
    const colours = [...new Set(documents.map(({ colour }) => colour))];
    expect(colours).toHaveLength(1);
    return String(colours[0]);
  };

  await index('colour 0');
  const requests = server.requests.length;
  let live = liveColour();
  const seen = { old: 0, new: 0 };
  for (let round = 1; round <= KILLS; round += 1) {
    const next = `colour ${round}`;
    const fatal = 1 + Math.floor(Math.random() * (requests + 2));
    server.behave(async (_, nth) => {
      if (nth === fatal) {
        child.kill('SIGKILL');
        // Requests that the process had already sent still arrive.
        await setTimeout(Math.random() * 4);
      }
      return { kind: 'answer' };
    });
    await index(next);
    const colour = liveColour();
    expect([live, next]).toContain(colour);
    seen[colour === next ? 'new' : 'old'] += 1;
    live = colour;
  }
  expect(seen.old).toBeGreaterThan(5);

  server.behave(() => ({ kind: 'answer' }));
  await index('last');
  expect(liveColour()).toBe('last');
  expect(server.store.collections.size).toBe(2);
  await server.close();
});

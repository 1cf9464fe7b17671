import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readLive } from './publish-inventory.ts';

const PAGES = 400;
/** `npm run prove -- kills` kills more builds, of whole sites. */
const KILLS = 20;

/**
 * Runs the child process; kills it `after` milliseconds from its first output, or lets it end. Returns its run time.
 */
async function build(folder: string, word: string, after?: number): Promise<number> {
  const child = spawn(process.execPath, ['tests/support/render/kill-child.ts', folder, word, String(PAGES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const start = performance.now();
  if (after !== undefined) {
    await Promise.race([setTimeout(after), closed]);
    child.kill('SIGKILL');
  }
  const [status] = await closed;
  if (after === undefined) expect(status).toBe(0);
  return performance.now() - start;
}

/**
 * Returns the word that all files of the live site contain. Fails when files are missing or contain different words.
 */
function wordOf(folder: string): string {
  const live = join(folder, 'dist/demo');
  const word = readFileSync(join(live, 'word.txt'), 'utf8');
  const { manifest } = readLive(join(folder, 'dist'), 'demo');
  expect(Object.keys(manifest.pages)).toHaveLength(PAGES);
  const files = readdirSync(join(live, 'cars'));
  expect(files).toHaveLength(PAGES);
  for (const file of files) {
    const index = Number(/\d+/.exec(file)?.[0]);
    expect(readFileSync(join(live, 'cars', file), 'utf8')).toBe(
      `<title>${word} ${index}</title>${'.'.repeat((index % 50) * 200)}`,
    );
  }
  return word;
}

it(`each of ${KILLS} builds killed at a random moment leaves the whole old or the whole new site`, {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  let live = 'word-0';
  const whole = Math.max(await build(folder, live), 50);
  const seen = { old: 0, new: 0 };
  for (let round = 1; round <= KILLS; round += 1) {
    const next = `word-${round}`;
    await build(folder, next, Math.random() * whole * 1.3);
    const word = wordOf(folder);
    expect([live, next]).toContain(word);
    seen[word === next ? 'new' : 'old'] += 1;
    live = word;
  }
  // Make sure that some kills really interrupted a build.
  expect(seen.old).toBeGreaterThan(5);
  await build(folder, 'last');
  expect(wordOf(folder)).toBe('last');
  expect(readdirSync(join(folder, 'dist/.releases/demo')).length).toBeLessThanOrEqual(3);
  rmSync(folder, { recursive: true });
});

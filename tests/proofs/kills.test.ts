import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOf, outputOf } from '../support/commands/run-command.ts';
import { BuiltTenant, otherThan, type Word } from '../support/kills/built-tenant.ts';
import { CREATED_FILES, killAfter, killAtFile } from '../support/kills/kill-moment.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const KILLS = rounds(6, 200);
const WATCH_KILLS = rounds(2, 40);
const PRELOAD = 'tests/support/faults/faulty-disk.ts';

const root = temporaryFolder('kills');
const figures: string[] = [];
let tenant: BuiltTenant;
beforeAll(async () => {
  tenant = await BuiltTenant.create(root, rounds(20, 100));
}, 300_000);
afterAll(() => {
  if (figures.length === 2) recordFigures('kills', 'Killed builds', figures);
});

/** Counts by name, printed as "name 3, name 4". */
class Tally {
  readonly #counts = new Map<string, number>();
  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
  get text(): string {
    return [...this.#counts].map(([name, count]) => `${name} ${count}`).join(', ');
  }
}

/** Measures the duration and the number of disk changes of a whole build. */
async function measure(): Promise<{ ms: number; changes: number }> {
  const count = join(root, 'changes');
  tenant.setStock('Second');
  const start = performance.now();
  const env = { FAULT_FOLDER: tenant.dist, FAULT_COUNT: count };
  expect(await endOf(tenant.start([], { preload: PRELOAD, env }))).toMatchObject({ status: 0 });
  return { ms: performance.now() - start, changes: Number(readFileSync(count, 'utf8')) };
}

/** Kills one build: after a random time, at a publishing step, or at one of its disk changes. */
async function killOne(round: number, whole: { ms: number; changes: number }): Promise<string> {
  if (round % 2 === 0) {
    const child = tenant.start();
    await killAfter(child, endOf(child), Math.random() * whole.ms);
    return 'at random';
  }
  if (round % 4 === 1) {
    const child = tenant.start();
    const createdFile = CREATED_FILES[Math.floor(Math.random() * CREATED_FILES.length)] ?? 'manifest';
    const end = endOf(child);
    await killAtFile(child, end, tenant.killTarget, createdFile);
    await end;
    return 'when it created a certain file';
  }
  // The last changes are the manifest and the link. Aim half of the kills at them, since most others are pages.
  const last = Math.random() < 0.5 ? 14 : whole.changes;
  const FAULT_AFTER = String(whole.changes - 1 - Math.floor(Math.random() * last));
  const env = { FAULT: 'SIGKILL', FAULT_FOLDER: tenant.dist, FAULT_AFTER };
  await endOf(tenant.start([], { preload: PRELOAD, env }));
  return 'at a change to the disk';
}

it(`${KILLS} killed builds each leave a complete site, and the next build works`, {
  timeout: proofTimeout(300_000),
}, async () => {
  const whole = await measure();
  const [ways, places] = [new Tally(), new Tally()];
  let [live, locks]: [Word, number] = ['Second', 0];
  for (let round = 0; round < KILLS; round += 1) {
    const next = otherThan(live);
    tenant.setStock(next);
    ways.add(await killOne(round, whole));
    places.add(tenant.whereKilled(live));
    if (tenant.isLocked) locks += 1;
    await tenant.rebuild(next);
    live = next;
  }
  expect(tenant.releases.length).toBeLessThanOrEqual(3);
  const line = `${KILLS} builds of ${tenant.pages} pages killed (${ways.text}): ${KILLS} whole sites, ${KILLS} working next builds; killed ${places.text}; ${locks} left their lock`;
  console.log(line);
  figures.push(line);
});

it(`${WATCH_KILLS} builds killed under --watch each leave a complete site, and the next build works`, {
  timeout: proofTimeout(300_000),
}, async () => {
  const places = new Tally();
  let live = tenant.liveWord();
  for (let round = 0; round < WATCH_KILLS; round += 1) {
    const next = otherThan(live);
    const child = tenant.start(['--watch']);
    const output = outputOf(child);
    const end = endOf(child);
    await expect.poll(output, { timeout: 60_000 }).toContain('Watching');
    tenant.setStock(next);
    // The command may not be watching yet, so repeat the change in case the first one was missed.
    const again = setInterval(() => tenant.setStock(next), 1_000);
    const createdFile = CREATED_FILES[round % CREATED_FILES.length] ?? 'manifest';
    if (round % 2 === 0) await killAtFile(child, end, tenant.killTarget, createdFile);
    else await killAfter(child, end, 80 + Math.random() * 300);
    clearInterval(again);
    await end;
    places.add(tenant.whereKilled(live));
    await tenant.rebuild(next);
    live = next;
  }
  const line = `${WATCH_KILLS} builds killed while they built again under --watch: ${WATCH_KILLS} whole sites, ${WATCH_KILLS} working next builds; killed ${places.text}`;
  console.log(line);
  figures.push(line);
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { endOf, runCommand, startCommand } from '../support/commands/run-command.ts';
import { stockText, writeTenant } from '../support/commands/small-tenants.ts';
import { BuiltTenant, otherThan, type Word } from '../support/kills/built-tenant.ts';
import { CUTS, CutDisk } from '../support/power/cut-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

/** Each run starts from what a cut of the run before left, and is cut at several moments. */
const RUNS = rounds(1, 10);
const CUTS_PER_RUN = rounds(5, 20);
const ALL_CUTS = RUNS * CUTS_PER_RUN;
const VEHICLES = rounds(10, 150);
const TIMEOUT = proofTimeout(900_000);
const PRELOAD = 'tests/support/power/record-changes.ts';

const figures: string[] = [];
afterAll(() => {
  if (figures.length === 2)
    recordFigures('power-cuts-of-builds', 'Power cuts during imports and builds', figures);
});

/** Two cuts come right after the command, when everything has to be on disk, the others at any moment before. */
const isAtEnd = (turn: number): boolean => turn < 2;
const momentOf = (turn: number, end: number): number =>
  isAtEnd(turn) ? end : Math.floor(Math.random() * end);

it(`after each of ${ALL_CUTS} power cuts during a build, the old or the new site is whole and the next build works`, {
  timeout: TIMEOUT,
}, async () => {
  const root = temporaryFolder('power-cuts-of-builds');
  mkdirSync(join(root, 'live'));
  const tenant = await BuiltTenant.create(join(root, 'live'), VEHICLES);
  const disk = new CutDisk(root);
  const failures: string[] = [];
  const found = { old: 0, new: 0 };
  let before: Word = 'First';
  let unflushed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const next = otherThan(before);
    tenant.setStock(next);
    disk.settle();
    const env = { RECORD_FOLDER: disk.live, RECORD_LOG: disk.log };
    expect(await endOf(tenant.start([], { env, preload: PRELOAD }))).toMatchObject({ status: 0 });
    const end = disk.now;
    for (let turn = 0; turn < CUTS_PER_RUN; turn += 1) {
      const moment = momentOf(turn, end);
      const cut = CUTS[turn % CUTS.length] ?? 'lost';
      const after = disk.cut(cut, moment);
      unflushed += after.unflushed;
      const [dist, tenants] = [join(after.folder, 'dist'), join(after.folder, 'tenants')];
      try {
        const word = tenant.liveWord(dist);
        found[word === before ? 'old' : 'new'] += 1;
        if (isAtEnd(turn)) expect(word).toBe(next);
        const flags = ['--tenants', tenants, '--dist', dist, '--jobs', '1'];
        expect(await runCommand('build', flags)).toMatchObject({ status: 0 });
        expect(tenant.liveWord(dist)).toBe(next);
      } catch (error) {
        failures.push(`${cut} at ${moment} of ${end}: ${String(error)}`);
      }
      if (turn === CUTS_PER_RUN - 1) disk.continueAfter(after.folder);
    }
    before = next;
  }
  figures.push(
    `${ALL_CUTS} cuts during builds of ${tenant.pages} pages: the old site was whole ${found.old} times, the new one ${found.new} times; ${failures.length} failures; ${unflushed} changes were not flushed`,
  );
  console.log(figures.at(-1));
  expect(failures).toEqual([]);
});

it(`after each of ${ALL_CUTS} power cuts during an import, the old or the new stock is whole and the next import works`, {
  timeout: TIMEOUT,
}, async () => {
  const root = temporaryFolder('power-cuts-of-imports');
  const live = join(root, 'live');
  writeTenant(join(live, 'tenants'), 'acme', 'First', VEHICLES);
  const feeds = { First: join(root, 'First.jsonl'), Second: join(root, 'Second.jsonl') };
  for (const word of ['First', 'Second'] as const) writeFileSync(feeds[word], stockText(word, VEHICLES));
  const importInto = (folder: string, word: Word) => [
    'acme',
    feeds[word],
    '--tenants',
    join(folder, 'tenants'),
  ];
  const stockIn = (folder: string) => readFileSync(join(folder, 'tenants/acme/stock.jsonl'), 'utf8');
  const stocks = new Map<Word, string>();
  for (const word of ['Second', 'First'] as const) {
    expect(await runCommand('import', importInto(live, word))).toMatchObject({ status: 0 });
    stocks.set(word, stockIn(live));
  }
  const disk = new CutDisk(root);
  const failures: string[] = [];
  let before: Word = 'First';
  let unflushed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const next = otherThan(before);
    const env = { RECORD_FOLDER: disk.live, RECORD_LOG: disk.log };
    const recorded = startCommand('import', importInto(live, next), { env, preload: PRELOAD });
    expect(await endOf(recorded)).toMatchObject({ status: 0 });
    const end = disk.now;
    for (let turn = 0; turn < CUTS_PER_RUN; turn += 1) {
      const moment = momentOf(turn, end);
      const cut = CUTS[turn % CUTS.length] ?? 'lost';
      const after = disk.cut(cut, moment);
      unflushed += after.unflushed;
      try {
        const whole = isAtEnd(turn) ? [stocks.get(next)] : [...stocks.values()];
        expect(whole).toContain(stockIn(after.folder));
        expect(await runCommand('import', importInto(after.folder, next))).toMatchObject({ status: 0 });
        expect(stockIn(after.folder)).toBe(stocks.get(next));
      } catch (error) {
        failures.push(`${cut} at ${moment} of ${end}: ${String(error)}`);
      }
      if (turn === CUTS_PER_RUN - 1) disk.continueAfter(after.folder);
    }
    before = next;
  }
  figures.push(
    `${ALL_CUTS} cuts during imports of ${VEHICLES} vehicles: ${failures.length} failures; ${unflushed} changes were not flushed`,
  );
  console.log(figures.at(-1));
  expect(failures).toEqual([]);
});

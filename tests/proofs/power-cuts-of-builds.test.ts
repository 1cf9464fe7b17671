import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { endOf, runCommand, startCommand } from '../support/commands/run-command.ts';
import { stockText, writeTenant } from '../support/commands/small-tenants.ts';
import { BuiltTenant, otherThan, type Word } from '../support/kills/built-tenant.ts';
import { CutDisk } from '../support/power/cut-disk.ts';
import { cutOften } from '../support/power/cut-often.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const TIMES = { runs: rounds(1, 10), cutsPerRun: rounds(5, 20) };
const ALL_CUTS = TIMES.runs * TIMES.cutsPerRun;
const VEHICLES = rounds(10, 150);
const TIMEOUT = proofTimeout(900_000);

const figures: string[] = [];
afterAll(() => {
  if (figures.length === 2)
    recordFigures('power-cuts-of-builds', 'Power cuts during imports and builds', figures);
});

/** Two cuts come right after the command, when everything has to be on disk, the others at any moment before. */
const isAtEnd = (turn: number): boolean => turn < 2;
const momentOf = (turn: number, _: unknown, end: number): number =>
  isAtEnd(turn) ? end : Math.floor(Math.random() * end);

/** Options of a command whose changes are recorded. */
const recorded = (disk: CutDisk) => ({
  env: { RECORD_FOLDER: disk.live, RECORD_LOG: disk.log },
  preload: 'tests/support/power/record-changes.ts',
});

it(`after each of ${ALL_CUTS} power cuts during a build, the old or the new site is whole and the next build works`, {
  timeout: TIMEOUT,
}, async () => {
  const root = temporaryFolder('power-cuts-of-builds');
  mkdirSync(join(root, 'live'));
  const tenant = await BuiltTenant.create(join(root, 'live'), VEHICLES);
  const disk = new CutDisk(root);
  const found = { old: 0, new: 0 };
  let next: Word = 'First';
  const { failures, unflushed } = await cutOften(disk, {
    ...TIMES,
    record: async () => {
      next = otherThan(next);
      tenant.setStock(next);
      disk.settle();
      expect(await endOf(tenant.start([], recorded(disk)))).toMatchObject({ status: 0 });
    },
    momentOf,
    check: async (folder, { turn }) => {
      const [dist, tenants] = [join(folder, 'dist'), join(folder, 'tenants')];
      const word = tenant.liveWord(dist);
      found[word === next ? 'new' : 'old'] += 1;
      if (isAtEnd(turn)) expect(word).toBe(next);
      const flags = ['--tenants', tenants, '--dist', dist, '--jobs', '1'];
      expect(await runCommand('build', flags)).toMatchObject({ status: 0 });
      expect(tenant.liveWord(dist)).toBe(next);
    },
  });
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
  const stockIn = (folder: string) => readFileSync(join(folder, 'tenants-data/acme/stock.jsonl'), 'utf8');
  const stocks = new Map<Word, string>();
  for (const word of ['Second', 'First'] as const) {
    expect(await runCommand('import', importInto(live, word))).toMatchObject({ status: 0 });
    stocks.set(word, stockIn(live));
  }
  const disk = new CutDisk(root);
  let next: Word = 'First';
  const { failures, unflushed } = await cutOften(disk, {
    ...TIMES,
    record: async () => {
      next = otherThan(next);
      const importing = startCommand('import', importInto(live, next), recorded(disk));
      expect(await endOf(importing)).toMatchObject({ status: 0 });
    },
    momentOf,
    check: async (folder, { turn }) => {
      const whole = isAtEnd(turn) ? [stocks.get(next)] : [...stocks.values()];
      expect(whole).toContain(stockIn(folder));
      expect(await runCommand('import', importInto(folder, next))).toMatchObject({ status: 0 });
      expect(stockIn(folder)).toBe(stocks.get(next));
    },
  });
  figures.push(
    `${ALL_CUTS} cuts during imports of ${VEHICLES} vehicles: ${failures.length} failures; ${unflushed} changes were not flushed`,
  );
  console.log(figures.at(-1));
  expect(failures).toEqual([]);
});

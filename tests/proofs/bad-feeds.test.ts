import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomNumbers } from '../../scripts/bench/random-numbers.ts';
import { reportOf } from '../../src/stock/data-folder/data-files.ts';
import { importFile, type Report } from '../support/stock/import-rows.ts';
import { temporaryTenant } from '../support/stock/stock-folders.ts';
import { type BadFeed, MUTATORS, type Random } from './bad-feeds/mutators.ts';
import { ALL_ROWS, assemble, colourOf, MAKE, ROWS, SMALL_FEEDS } from './bad-feeds/small-feeds.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const COMMAND = resolve(import.meta.dirname, '../../scripts/import.ts');
const SEEDS = rounds(1, 3);

/** Whole numbers that are the same for the same seed. */
function randomOf(seed: number): Random {
  const random = randomNumbers(seed);
  return (limit) => Math.floor(random() * limit);
}

const ALL = Array.from({ length: SEEDS }, (_, seed) =>
  Object.entries(MUTATORS).flatMap(([mutator, mutate], m) =>
    SMALL_FEEDS.map((feed, f) => ({
      mutator,
      mutate,
      feed,
      seed,
      name: `${feed.name}, ${mutator}, seed ${seed}`,
      index: m * 7 + f,
    })),
  ),
).flat();
/** The short form has 20 cases, which cover all formats and nearly all mutators. */
const CASES =
  rounds(1, 0) === 1 ? ALL.filter((_, i) => i % Math.floor(ALL.length / 20) === 0).slice(0, 20) : ALL;

interface Figures {
  feeds: number;
  refused: number;
  vehicles: number;
  quarantined: number;
}
const figures = new Map<string, Figures>();

function count(mutator: string, report: Report): void {
  const entry = figures.get(mutator) ?? { feeds: 0, refused: 0, vehicles: 0, quarantined: 0 };
  figures.set(mutator, entry);
  entry.feeds++;
  if (report.outcome === 'refused') entry.refused++;
  else {
    entry.vehicles += report.vehicles;
    entry.quarantined += report.quarantined;
  }
}

/** Creates a tenant whose stock comes from the undamaged feed. Resolves to its data folder. */
async function tenantWith(feed: (typeof SMALL_FEEDS)[number]): Promise<string> {
  const folder = temporaryTenant('acme').data;
  const path = join(folder, 'good.feed');
  writeFileSync(
    path,
    assemble(
      feed,
      ALL_ROWS.map((n) => feed.row(n)),
    ),
  );
  const { report } = await importFile(path, { folder, acceptDrop: true });
  expect(report.vehicles).toBe(ROWS);
  return folder;
}

const INTERNAL = /\n\s+at |TypeError|RangeError|is not a function|undefined|cannot be read: |\[object /;

/** Checks what must hold after every import, and what must hold after this damaged feed. */
function judge(bad: BadFeed, report: Report, folder: string, before: string): void {
  const after = readFileSync(join(folder, 'stock.jsonl'), 'utf8');
  expect(readdirSync(folder).filter((name) => name.startsWith('.import'))).toEqual([]);
  if (bad.outcome !== 'either')
    expect(report.outcome, JSON.stringify(report.refusal ?? report.quarantine)).toBe(bad.outcome);
  expect(report.feed).toMatch(/bad\.feed$/);
  expect(JSON.stringify(report.refusal ?? '')).not.toMatch(INTERNAL);
  if (report.outcome === 'refused') {
    expect(report.refusal?.reason).toMatch(/\w{3}/);
    expect(report.refusal?.next).toMatch(/\w{3}/);
    expect(after).toBe(before);
    return;
  }
  expect(report.vehicles + report.quarantined).toBe(report.records);
  if (bad.records !== null) expect(report.records).toBe(bad.records);
  expect(report.quarantine).toHaveLength(report.quarantined);
  for (const { row, line, problems } of report.quarantine) {
    expect(row).toBeGreaterThan(0);
    expect(line).toBeGreaterThan(0);
    expect(problems.length).toBeGreaterThan(0);
    for (const { reason } of problems) expect(reason).not.toMatch(INTERNAL);
  }
  const lines = after.trim().split('\n');
  const cars = new Map(
    lines
      .map((line) => JSON.parse(line))
      .map((car: { id: string; make: string; colour: string }) => [car.id, car]),
  );
  for (const n of bad.right) expect(cars.get(`S${n}`)).toMatchObject({ make: MAKE, colour: colourOf(n) });
}

function numberOf(text: string): number {
  return [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) | 0, 7);
}

describe('a bad feed', () => {
  it.each(CASES)(
    '$name: every row becomes a vehicle or is in the report',
    async ({ feed, mutate, mutator, name }) => {
      const bad = mutate(feed, randomOf(numberOf(name)));
      const folder = await tenantWith(feed);
      const before = readFileSync(join(folder, 'stock.jsonl'), 'utf8');
      const path = join(folder, 'bad.feed');
      writeFileSync(path, bad.bytes);
      const { report } = await importFile(path, { folder, acceptDrop: true });
      judge(bad, report, folder, before);
      count(mutator, report);
    },
    60_000,
  );
});

describe('npm run import with a bad feed', () => {
  /** Limits the heap to 160 MB, so that an import that holds the whole feed in memory fails. */
  const limit = { ...process.env, NODE_OPTIONS: '--max-old-space-size=160' };
  const sample = CASES.filter((_, i) => i % rounds(10, 14) === 0);
  it.each(sample)(
    '$name: ends with a message that names the file and the rows',
    async ({ feed, mutate, name }) => {
      const bad = mutate(feed, randomOf(numberOf(name)));
      const folder = await tenantWith(feed);
      const before = readFileSync(join(folder, 'stock.jsonl'), 'utf8');
      const path = join(folder, 'bad.feed');
      writeFileSync(path, bad.bytes);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [COMMAND, 'acme', path, '--accept-drop', '--tenants', join(folder, '../../tenants')],
        { encoding: 'utf8', env: limit },
      );
      const report = JSON.parse(
        readFileSync(reportOf(folder, { outcome: status === 0 ? 'imported' : 'refused' }), 'utf8'),
      ) as Report;
      judge(bad, report, folder, before);
      expect(status).toBe(report.outcome === 'refused' ? 1 : 0);
      expect(stdout + stderr).toContain('bad.feed');
      expect(stdout + stderr).not.toMatch(INTERNAL);
      if (report.outcome === 'imported' && report.quarantined > 0) expect(stdout).toMatch(/record \d/);
    },
    120_000,
  );
});

beforeAll(() => expect(ALL.length).toBeGreaterThanOrEqual(rounds(100, 160)));

afterAll(() => {
  const total = [...figures.values()].reduce((sum, { feeds }) => sum + feeds, 0);
  recordFigures('bad-feeds', 'Bad feeds', [
    `${total} generated feeds of ${ROWS} rows in ${SMALL_FEEDS.length} formats; no row is lost, no other row changes, and the stock stays as it was where a feed is refused.`,
    ...[...figures].map(
      ([mutator, { feeds, refused, vehicles, quarantined }]) =>
        `${mutator}: ${feeds} feeds, ${refused} refused; of the others ${vehicles} vehicles and ${quarantined} records in quarantine`,
    ),
  ]);
}, proofTimeout(20_000));

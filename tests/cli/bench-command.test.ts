import { beforeAll, expect, it } from 'vitest';
import { type CommandRun, runCommand } from '../support/commands/run-command.ts';

/** They take a minute and a half, or several on a machine that is busy. */
const TIMEOUT_MS = 600_000;

/** Lines that the short form of each benchmark must print, with figures in place of "N". */
const BENCHES: [name: string, lines: string[]][] = [
  [
    'rate',
    [
      'Full render of N pages',
      'plain astro build N s',
      'one thread N s N pages/s',
      'two threads N s N pages/s',
    ],
  ],
  ['small', ['a tenant of N pages in a running process, median of N rounds: N ms']],
  ['rebuild', ['full render N s', 'nothing changed N s', 'one changed, median of N N s N MB']],
  [
    'search',
    ['ours text p50 N ms', 'Orama text p50 N ms', 'itemsjs text p50 N ms', 'index N bytes a vehicle'],
  ],
  ['pages', ['location N N N N N / N ms N ms N kB in N']],
  [
    'service',
    [
      'lead, bare route N a second',
      'lead on PGlite N a second',
      'lead on PostgreSQL N a second',
      'view.json on PGlite N a second',
      'inserting a row by pg alone N a second',
      'PGlite: a lead every N ms, N stored; acknowledged after p50 N ms, p95 N ms, p99 N ms',
      'PostgreSQL: a lead every N ms, N stored; acknowledged after p50 N ms, p95 N ms, p99 N ms',
    ],
  ],
  [
    'dealers',
    [
      'Service of N dealers of N vehicles: ready after N s with N MB',
      'first answer after N s more',
      'N dealers answered once within N s; then N MB',
    ],
  ],
];

let run: CommandRun;
beforeAll(async () => {
  // Vitest sets them, and with them Astro renders no pages.
  const env = { VITEST: '', NODE_ENV: '', FORECOURT_PROVE: undefined };
  run = await runCommand('bench', ['--short'], { env });
}, TIMEOUT_MS);

it('all benchmarks run in their short form', () => {
  expect(run.status, run.output).toBe(0);
  expect(run.out).not.toContain('NaN');
});

it.each(BENCHES)('the benchmark "%s" prints all its figures', (_, lines) => {
  const text = run.out.replaceAll(/\b\d[\d.,]*/g, 'N').replaceAll(/[ \n]+/g, ' ');
  for (const line of lines) expect(text, run.out).toContain(line);
});

import { expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';

/** Each takes seconds, or a few minutes on a machine that is busy and several times slower. */
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
    ],
  ],
];

it.each(BENCHES)(
  'the benchmark "%s" runs in its short form and prints all figures',
  async (name, lines) => {
    // Vitest sets them, and with them Astro renders no pages.
    const env = { VITEST: '', NODE_ENV: '', FORECOURT_PROVE: undefined };
    const { status, out, output } = await runCommand('bench', ['--short', name], { env });
    expect(status, output).toBe(0);
    const text = out.replaceAll(/\b\d[\d.,]*/g, 'N').replaceAll(/[ \n]+/g, ' ');
    for (const line of lines) expect(text, out).toContain(line);
    expect(out).not.toContain('NaN');
  },
  TIMEOUT_MS,
);

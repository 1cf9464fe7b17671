import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/commands/run-command.ts';
import { writeTenant } from '../../../tests/support/commands/small-tenants.ts';
import { australianCsv, rows } from '../../../tests/support/stock/import-rows.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

const tenants = temporaryFolder('pipes');

it.skipIf(process.platform === 'win32')(
  'an import is refused if stock.jsonl is a pipe, and the pipe stays',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = writeTenant(tenants, 'acme');
    const stock = join(folder, 'stock.jsonl');
    const feed = join(tenants, 'feed.csv');
    writeFileSync(feed, australianCsv(rows(1, 3)));
    rmSync(stock);
    execFileSync('mkfifo', [stock]);
    const run = await runCommand('import', ['acme', feed, '--tenants', tenants]);
    expect(run.status).toBe(1);
    expect(`${run.out}${run.err}`).toContain('stock.jsonl is a pipe, not a file. Remove it.');
    expect(lstatSync(stock).isFIFO()).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.import'))).toEqual([]);
  },
);

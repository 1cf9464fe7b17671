import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { benchDealers, type DealersOptions } from './bench/dealers/bench-dealers.ts';
import { benchPages, MEASURES, type PagesOptions } from './bench/pages/bench-pages.ts';
import { benchRebuild } from './bench/rebuild.ts';
import { benchRenderRate } from './bench/render-rate.ts';
import { benchSearch } from './bench/search/bench-search.ts';
import { benchService, type ServiceOptions } from './bench/service/bench-service.ts';
import { benchSmallTenant } from './bench/small-tenant.ts';
import { wholeNumber } from './cli/whole-number.ts';

const BENCHES = {
  rate: benchRenderRate,
  small: benchSmallTenant,
  rebuild: benchRebuild,
  search: benchSearch,
  pages: benchPages,
  service: benchService,
  dealers: benchDealers,
};
type Name = keyof typeof BENCHES;
const NAMES = Object.keys(BENCHES) as Name[];

/** With --short: one page by Lighthouse, once, a second of load, and three dealers. */
const SHORT = {
  tenant: 'redgum-kia',
  page: 'location',
  measure: 'lighthouse',
  rounds: 1,
  seconds: 1,
  soak: 0,
  dealers: 3,
} as const;

function parseMinutes(text: string): number {
  return text === '0' ? 0 : wholeNumber(text);
}

const program = new Command('npm run bench --')
  .description('Runs all benchmarks, or those named.')
  .addArgument(new Argument('[names...]', 'benchmarks to run').choices(NAMES))
  .option('--against <folder>', 'pages: also measure another build: the folder `dist` of an older checkout')
  .option('--tenant <name>', 'pages: measure this dealer only')
  .option('--page <kind>', 'pages: measure this kind of page only, such as "vehicle with spin"')
  .addOption(new Option('--measure <what>', 'pages: measure only this').choices(MEASURES))
  .option('--tap <name>', 'pages: measure this tap only, such as "heart"')
  .option('--rounds <n>', 'pages: number of measurements of each page', wholeNumber, 3)
  .option('--seconds <n>', 'service: seconds of each measurement', wholeNumber, 10)
  .option('--soak <minutes>', 'service: minutes of steady load, 0 for none', parseMinutes, 10)
  .option('--dealers <n>', 'dealers: number of dealers of 300 vehicles', wholeNumber, 1_000)
  .option(
    '--short',
    'measure so little that each benchmark takes seconds: shows that it runs, its figures mean nothing',
    false,
  );
program.parse();
const names = program.args as Name[];
const given = program.opts<PagesOptions & ServiceOptions & DealersOptions & { short: boolean }>();
const options = given.short ? { ...given, ...SHORT } : given;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  for (const name of names.length > 0 ? names : NAMES) await BENCHES[name](join(folder, name), options);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles, stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { importFeed } from '../../src/stock/import/import-feed.ts';
import { readStockFile } from '../../src/stock/stock-file.ts';
import { peakMegabytes } from '../support/peak-megabytes.ts';

/**
 * Run by month-first.test.ts: writes a CSV of some megabytes into a folder, imports it and prints time and memory.
 * All dates except the last could be day first or month first; the last one shows which (with `none` it does not).
 */
const [megabytes, proof, folder = ''] = process.argv.slice(2);
const COMMENT = 'One owner from new, full service history, finance and trade-ins welcome. '.repeat(16);
const feed = join(folder, 'feed.csv');
const folders = stockFolders(join(folder, 'tenants', 'acme'), join(folder, 'tenants-data'));

const line = (n: number, date: string): string =>
  `S${n},Ford,Ranger,${2000 + (n % 26)},used,${1_000 + n},${20_000 + (n % 9_000)},Ute,${date},"${COMMENT}${n}"\n`;

let records = 0;
const out = openSync(feed, 'w');
writeSync(out, 'stocknum,make,model,year,car_type,odometer,price,body,date_added,dealercomments\n');
for (let bytes = 0; bytes < Number(megabytes) * 1e6; ) {
  let piece = '';
  while (piece.length < 256 * 1024) piece += line(++records, '03/04/2026');
  bytes += writeSync(out, piece);
}
if (proof !== 'none') writeSync(out, line(++records, '12/25/2025'));
closeSync(out);

const started = performance.now();
const report = await importFeed({
  folders,
  feed,
  format: null,
  mapping: null,
  acceptDrop: false,
  isPage: () => false,
  maxDrop: 0.3,
});
const seconds = (performance.now() - started) / 1_000;
const peak = peakMegabytes();
const { outcome, vehicles, remarks } = report;
const sample = Number(megabytes) > 50 ? null : (await readStockFile(dataFiles(folders.data).stock)).cars;
const days = sample && [...new Set(sample.map(({ created_at }) => created_at))];
process.stdout.write(JSON.stringify({ records, outcome, vehicles, remarks, days, seconds, peak }));

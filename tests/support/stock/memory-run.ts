import { DateOrders } from '../../../src/stock/import/cells/date-orders.ts';
import { csvDialect } from '../../../src/stock/import/feed/csv-dialect.ts';
import { readCsv } from '../../../src/stock/import/feed/csv-reader.ts';
import type { Cells, SourceRow } from '../../../src/stock/import/feed/feed-record.ts';
import { readXml } from '../../../src/stock/import/feed/xml-reader.ts';
import { xmlRecords } from '../../../src/stock/import/feed/xml-records.ts';
import { KeyTable } from '../../../src/stock/import/key-table.ts';
import { LineWriter } from '../../../src/stock/import/line-writer.ts';
import { buildCar } from '../../../src/stock/import/vehicle/build-car.ts';
import { serializeCar } from '../../../src/stock/stock-file.ts';
import { AUSTRALIAN_NAMES } from '../../../src/stock/vocabulary/australian.ts';
import { vocabulary } from '../../../src/stock/vocabulary/vocabulary.ts';
import { peakMegabytes } from '../peak-megabytes.ts';

/** Program that memory.test.ts runs: imports a generated feed and prints the peak memory that it needed, in MB. */
const [kind, megabytes, folder] = process.argv.slice(2);
const COLUMNS = [
  'stocknum',
  'make',
  'model',
  'year',
  'car_type',
  'odometer',
  'dapprice',
  'fuel_type',
  'body',
  'images',
  'dealercomments',
];
const COMMENT = 'One owner from new, full service history, finance and trade-ins welcome. '.repeat(60);

function record(n: number): string {
  const values = [
    `S${n}`,
    'Ford',
    'Ranger',
    String(2000 + (n % 26)),
    'used',
    String(1_000 + n),
    String(20_000 + (n % 9_000)),
    'Diesel',
    'Ute',
    `https://cdn.example.au/${n}.jpg`,
    `${COMMENT}${n}`,
  ];
  if (kind === 'csv') return `${values.map((value) => `"${value}"`).join(',')}\n`;
  const elements = COLUMNS.map(
    (name, i) => `<${name}>${(values[i] ?? '').replaceAll('&', '&amp;')}</${name}>`,
  );
  return `<vehicle>${elements.join('')}</vehicle>\n`;
}

let recordCount = 0;
async function* stream(): AsyncGenerator<string> {
  yield kind === 'csv' ? `${COLUMNS.join(',')}\n` : '<stock>';
  for (let bytes = 0; bytes < Number(megabytes) * 1e6; ) {
    let piece = '';
    while (piece.length < 256 * 1024) piece += record(++recordCount);
    bytes += piece.length;
    yield piece;
  }
  if (kind === 'xml') yield '</stock>';
}

const ignore = () => {};
const rows: AsyncGenerator<SourceRow[]> =
  kind === 'csv'
    ? readCsv(stream(), csvDialect(`${COLUMNS.join(',')}\n`), ignore)
    : readXml(stream(), xmlRecords('<stock><vehicle><make/></vehicle></stock>'), ignore);
const names = vocabulary(AUSTRALIAN_NAMES);
const settings = {
  now: new Date(),
  unknown: new Set<string>(),
  currencies: {},
  distance: 'km' as const,
  dates: new DateOrders(),
  lowestPrice: 300,
  itemType: 'car' as const,
  mappingDefinesId: false,
};
const counts = { unknown: ignore, unmatched: ignore };
const ids = new KeyTable();
const out = new LineWriter(`${folder}/stock.jsonl`);
let vehicles = 0;
const cellsOf = (row: SourceRow): Cells => (row.kind === 'record' ? row.cells : {});
for await (const batch of rows) {
  for (const row of batch) {
    const built = buildCar(names.toRaw(cellsOf(row)), settings, counts);
    if (!built.ok || ids.has(built.car.id)) continue;
    ids.set(built.car.id, row.row);
    out.write(`${serializeCar(built.car)}\n`);
    vehicles++;
  }
}
out.close();
process.stdout.write(JSON.stringify({ records: recordCount, vehicles, peak: peakMegabytes() }));

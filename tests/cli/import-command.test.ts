import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepRefused, withPlace } from '../../src/api/stock-updates/refused-stock.ts';
import { australianCsv } from '../support/stock/import-rows.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { smallSite } from '../support/write-tenant.ts';

const folder = temporaryFolder('import-command');
const tenants = join(folder, 'tenants');
const data = join(folder, 'tenants-data');
mkdirSync(join(tenants, 'acme'), { recursive: true });

function run(...args: string[]) {
  const result = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, '../../scripts/import.ts'), ...args, '--tenants', tenants],
    { encoding: 'utf8' },
  );
  return { status: result.status, out: result.stdout, err: result.stderr };
}

const stock = () => readFileSync(join(data, 'acme/stock.jsonl'), 'utf8');

function feed(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('npm run import', { timeout: 180_000 }, () => {
  it('writes the stock and the report, prints a summary and exits with 0', () => {
    const { status, out } = run('acme', feed('good.csv', australianCsv([{}, {}, {}, { make: '' }])));
    expect(status).toBe(0);
    expect(out).toContain('4 records: 3 vehicles, 1 in quarantine');
    expect(out).toContain('make: is missing (record 4)');
    expect(readFileSync(join(data, 'acme/stock.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3);
    expect(JSON.parse(readFileSync(join(data, 'acme/import-report.json'), 'utf8'))).toMatchObject({
      outcome: 'imported',
      vehicles: 3,
      quarantine: [{ row: 4 }],
    });
  });

  it('SRC-42 warns, with the numbers, of vehicles that the site will not list because of their age', () => {
    const own = join(tenants, 'aged');
    mkdirSync(own, { recursive: true });
    const site = (stock: object) =>
      writeFileSync(
        join(own, 'site.yaml'),
        JSON.stringify(smallSite('aged', { config: { stock } }), null, 1),
      );
    const today = new Date().toISOString();
    const table = australianCsv([
      { last_modified: '2020-01-31T00:00:00Z' },
      { last_modified: '2020-01-31T00:00:00Z' },
      { last_modified: today },
    ]);
    site({});
    const { status, out } = run('aged', feed('aged.csv', table));
    expect(status).toBe(0);
    expect(out).toContain(
      'Warning: 2 of 3 vehicles for sale were last changed too long ago, so the site does not list them (config.stock.stale_days).',
    );
    site({ stale_days: null });
    expect(run('aged', feed('aged.csv', table)).out).not.toContain('last changed');
  });

  it('explains a refusal and what to do next, exits with 1 and prints no stack', () => {
    const { status, err } = run('acme', feed('page.html', '<!doctype html><html></html>'));
    expect(status).toBe(1);
    expect(err).toContain('Refused: The file is a web page (HTML), not a feed');
    expect(err).toContain('Next: ');
    expect(err).toContain('The stock has not changed.');
    expect(err).toMatch(/page\.html: .*, 28 bytes, /);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('suggests the nearest tenant, refuses paths, and reports mistakes in a mapping file', () => {
    expect(run('acm', 'x.csv').err).toContain(`There is no tenant "acm" in ${tenants}. Did you mean "acme"?`);
    expect(run('../acme', 'x.csv')).toMatchObject({ status: 1 });
    const mapping = feed('m.yaml', 'colums: {}\n');
    expect(run('acme', 'x.csv', '--mapping', mapping).err).toContain('did you mean columns?');
    const pattern = feed('pattern.yaml', "expressions:\n  make: match({Make}, '(')\n");
    expect(run('acme', 'x.csv', '--mapping', pattern).err).toMatch(
      /pattern\.yaml has a mistake: line 2, expressions\.make: the expression has an invalid pattern/,
    );
    const both = feed('both.yaml', 'columns:\n  mak: A\nexpressions:\n  km: mils({A})\n  colour: {Paint}\n');
    expect(run('acme', 'x.csv', '--mapping', both).err.split('\n')).toMatchObject([
      expect.stringMatching(/^Refused: The mapping file \S+both\.yaml has 3 mistakes:$/),
      expect.stringMatching(/^ {2}\S+both\.yaml, line 2, columns\.mak: .*did you mean make\?$/),
      expect.stringMatching(
        /^ {2}\S+both\.yaml, line 4, expressions\.km: the expression uses an unknown function/,
      ),
      expect.stringMatching(/^ {2}\S+both\.yaml, line 5, expressions\.colour: .*: write "\{Paint\}"$/),
      'Next: Correct the mapping file.',
      '',
    ]);
    expect(run('acme', 'x.csv', '--format', 'pdf').status).toBe(1);
  });

  it('supports --mapping, --currency, --max-drop and --accept-drop', () => {
    const mapping = feed(
      'good.yaml',
      'columns: { stocknum: No, make: Brand, model: Type, price: Cost }\nexpressions: { year: "match({Made}, \'\\\\d{4}\')" }\nconstants: { car_type: used }\n',
    );
    const table = feed('own.csv', 'No;Brand;Type;Made;Cost\n1;Kia;Rio;May 2020;9000 USD\n');
    expect(run('acme', table, '--mapping', mapping).err).toContain('would remove 3 of 3');
    const taken = run('acme', table, '--mapping', mapping, '--max-drop', '100');
    expect(taken.status).toBe(0);
    expect(taken.out).toContain(
      'Warning: 1 vehicle is priced in USD and listed without a price. Convert with --currency USD=RATE, where RATE is AUD per USD.',
    );
    expect(stock()).not.toMatch(/"price":\d/);
    expect(run('acme', table, '--mapping', mapping, '--currency', 'USD=quarantine')).toMatchObject({
      status: 1,
      err: expect.stringContaining('The only record is not a valid vehicle: price is in USD, not AUD.'),
    });
    expect(run('acme', table, '--mapping', mapping, '--currency', 'USD=1.5').out).not.toContain('Warning:');
    expect(stock()).toContain('"price":13500');
    expect(run('acme', table, '--mapping', mapping)).toMatchObject({
      status: 1,
      err: expect.stringContaining('Convert them with "--currency USD=RATE"'),
    });
    expect(run('acme', table, '--mapping', mapping, '--accept-drop').status).toBe(0);
    expect(run('acme', table, '--currency', 'dollars=2').status).toBe(1);
    expect(existsSync(join(data, 'acme/import-report.json'))).toBe(true);
  });

  it('the command of an alert about a refused feed imports it with the format and mapping file of stock_feed', () => {
    const stock_feed = { format: 'csv', mapping: 'seller.yaml' };
    const folders = foldersOf(join(tenants, 'mapped'));
    const own = folders.data;
    mkdirSync(join(own, '.import-queue'), { recursive: true });
    mkdirSync(folders.folder);
    mkdirSync(join(tenants, '_mappings'));
    writeFileSync(
      join(tenants, '_mappings/seller.yaml'),
      'columns: { stocknum: No, year: Built, make: Maker, model: Kind }\nconstants: { car_type: used }\n',
    );
    writeFileSync(join(folders.folder, 'site.yaml'), JSON.stringify(smallSite('mapped', { stock_feed })));
    const file = join(own, '.import-queue/one');
    const table = (count: number) =>
      `No,Built,Maker,Kind\n${Array.from({ length: count }, (_, i) => `A${i},2020,Kia,Rio\n`).join('')}`;
    expect(run('mapped', feed('ten.csv', table(10)))).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^Reading with .*_mappings\/seller\.yaml, see stock_feed in site\.yaml\./),
    });
    writeFileSync(file, table(5));
    expect(run('mapped', file).err).toContain('would remove 5 of 10');
    expect(run('mapped', file).err).toMatch(/Report: .*mapped\/import-report\.refused\.json/);
    const report = () => JSON.parse(readFileSync(join(own, 'import-report.json'), 'utf8')).vehicles;
    expect(report()).toBe(10);
    const { next } = withPlace(
      { reason: 'It is too small.', next: 'Check it.' },
      folders,
      'feed',
      keepRefused(folders, { kind: 'feed', file }),
    );
    const [, words = ''] = /npm run import -- (.*)$/.exec(next) ?? [];
    const { status, stderr } = spawnSync('bash', ['-c', `node scripts/import.ts ${words}`], {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect([status, report()]).toEqual([0, 5]);
    expect(existsSync(join(own, 'import-report.refused.json'))).toBe(false);
    const ownFormat = feed('own.jsonl', readFileSync(join(own, 'stock.jsonl'), 'utf8'));
    expect(run('mapped', ownFormat, '--format', 'native').status).toBe(0);
  });

  it('applies max_drop from the tenant’s site.yaml if --max-drop is not given', () => {
    const site = smallSite('careful', { config: { stock: { max_drop: 0.1 } } });
    mkdirSync(join(tenants, 'careful'));
    writeFileSync(join(tenants, 'careful/site.yaml'), JSON.stringify(site));
    const rows = (count: number) => australianCsv(Array.from({ length: count }, () => ({})));
    expect(run('careful', feed('five.csv', rows(5))).status).toBe(0);
    expect(run('careful', feed('four.csv', rows(4)))).toMatchObject({
      status: 1,
      err: expect.stringContaining(
        'remove 1 of 5 vehicles for sale (20 %); at most 10 % may be removed at once',
      ),
    });
  });

  it('takes vehicles for the kind that the tenant sells if the feed does not name one', () => {
    mkdirSync(join(tenants, 'riders'));
    writeFileSync(
      join(tenants, 'riders/site.yaml'),
      JSON.stringify(smallSite('riders', { kind: 'motorcycles' })),
    );
    const mixed = australianCsv([
      { make: 'Honda', model: 'Grom' },
      { make: 'Jayco', model: 'Swan' },
    ]);
    expect(run('riders', feed('bikes.csv', mixed)).status).toBe(0);
    const written = readFileSync(join(data, 'riders/stock.jsonl'), 'utf8');
    expect(written.match(/"item_type":"\w+"/g)).toEqual([
      '"item_type":"motorcycle"',
      '"item_type":"caravan"',
    ]);
  });

  it('names yards that the site does not have, with the number of their vehicles', () => {
    mkdirSync(join(tenants, 'yards'));
    writeFileSync(join(tenants, 'yards/site.yaml'), JSON.stringify(smallSite('yards')));
    const [known] = (smallSite('yards').locations as { name: string }[]).map(({ name }) => name);
    const table = australianCsv([known, 'Depot', 'Depot'].map((yard = '') => ({ yard })));
    const { status, out } = run('yards', feed('yards.csv', table));
    expect(status).toBe(0);
    expect(out).toContain('location_name: "Depot" 2');
    expect(out).toContain('2  location_name: doubtful: is a yard that site.yaml does not have');
    expect(JSON.parse(readFileSync(join(data, 'yards/import-report.json'), 'utf8'))).toMatchObject({
      unmatched_words: { location_name: { Depot: 2 } },
    });
    const check = spawnSync(
      process.execPath,
      [resolve(import.meta.dirname, '../../scripts/check.ts'), 'yards', '--tenants', tenants],
      { encoding: 'utf8' },
    );
    expect(check.stdout + check.stderr).toContain(
      'and 1 other vehicle stand in the yard "Depot", which this site does not have.',
    );
  });

  it('prints the mistakes of a broken site.yaml and writes nothing', () => {
    const own = join(tenants, 'refused');
    mkdirSync(own);
    writeFileSync(join(own, 'site.yaml'), JSON.stringify(smallSite('refused', { nmae: 'x' }), null, 1));
    writeFileSync(join(own, 'stock.jsonl'), '');
    const before = readdirSync(own);
    for (const more of [[], ['--max-drop', '100']]) {
      const { status, err } = run('refused', feed('two.csv', australianCsv([{}, {}])), ...more);
      expect(status).toBe(1);
      expect(err).toMatch(/^Refused: The site\.yaml of refused has mistakes:\n/);
      expect(err).toMatch(/refused\/site\.yaml:\d+ Unknown key "nmae"\. Did you mean "name"\?/);
      expect(err).toContain('The stock has not changed.');
    }
    expect(readdirSync(own)).toEqual(before);
    expect(existsSync(join(data, 'refused'))).toBe(false);
    expect(readFileSync(join(own, 'stock.jsonl'), 'utf8')).toBe('');
  });
});

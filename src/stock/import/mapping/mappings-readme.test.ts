import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importText, NOW } from '../../../../tests/support/stock/import-rows.ts';
import { FeedRefused } from '../feed/feed-refused.ts';
import { compileExpression } from './expression.ts';
import { FUNCTIONS } from './expression-functions.ts';
import { asText } from './expression-values.ts';
import { parseMapping } from './load-mapping.ts';
import { mappingSchema } from './mapping-schema.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../../../tenants/_mappings/README.md'), 'utf8');
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(README)?.[1] ?? '';
const examples = [...README.matchAll(/^\| `(.+?)` \| `(.*?)` \|$/gm)].map(([, source = '', gives = '']) => [
  source,
  gives,
]);
/** The first record of the example feed in the README. */
const FIRST_RECORD: Record<string, string> = {
  No: '17',
  Heading: 'LAND ROVER DISCOVERY SPORT',
  Built: '2019',
  Odo: '52,000 km',
  Ask: '$41,990',
  Paint: 'SILVER / BLACK',
};

describe('tenants/_mappings/README.md', () => {
  it('has a working example of a feed and its mapping', async () => {
    const { cars, report } = await importText(block('csv'), { mapping: block('yaml') });
    expect(
      cars.map(({ id, make, model, colour, km, price }) => [id, make, model, colour, km, price]),
    ).toEqual([
      ['17', 'Land Rover', 'Discovery Sport', 'Silver', 52_000, 41_990],
      ['18', 'BMW', 'X5', 'Blue', 30_100, null],
    ]);
    expect(report.quarantine).toMatchObject([{ row: 3, problems: [{ field: 'Heading' }] }]);
    for (const [column, value] of Object.entries(FIRST_RECORD)) {
      expect(block('csv')).toContain(column);
      expect(block('csv')).toContain(value);
    }
  });

  // Without examples the next test would pass without a check.
  it('has a table of expressions with their results', () => expect(examples.length).toBeGreaterThan(0));

  it.each(examples)('says correctly that %s gives %s', (source, gives) => {
    const { lists } = parseMapping(block('yaml'), 'README.md');
    const { run } = compileExpression(source ?? '', new Map(Object.entries(lists)));
    expect(asText(run({ cell: (column) => FIRST_RECORD[column] ?? null, now: NOW }))).toBe(gives);
  });

  it('shows every function of expressions and every key of a mapping file', () => {
    for (const name of Object.keys(FUNCTIONS)) expect(README).toContain(`\`${name}(`);
    for (const key of Object.keys(mappingSchema.shape).filter((name) => name !== 'name'))
      expect(README).toContain(`| \`${key}\` |`);
  });

  it('quotes the real messages for a mapping with mistakes', () => {
    let reason = '';
    try {
      parseMapping(`${block('text')}lists: { makes: [Kia] }\n`, 'example.yaml');
    } catch (error) {
      if (error instanceof FeedRefused) reason = error.reason;
    }
    const quoted = [...README.matchAll(/^ {4}(line \d+, .*)$/gm)].map(([, line = '']) => line);
    expect(quoted).toHaveLength(3);
    for (const line of quoted) expect(reason).toContain(line);
  });
});

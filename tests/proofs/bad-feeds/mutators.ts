import { gzipSync } from 'node:zlib';
import { ALL_ROWS, assemble, colourOf, ROWS, type SmallFeed } from './small-feeds.ts';

/** Returns a whole number from 0 to `limit - 1`. */
export type Random = (limit: number) => number;

/** A bad feed and the expected result of its import. */
export interface BadFeed {
  bytes: Buffer;
  outcome: 'refused' | 'imported' | 'either';
  /**
   * Number of records that the report must account for, unless the feed is refused; null if the damage joins or splits
   * rows.
   */
  records: number | null;
  /** Rows that must be imported correctly, unless the feed is refused. */
  right: readonly number[];
}

export type Mutator = (feed: SmallFeed, random: Random) => BadFeed;

/** Replaces "@@" in a row by bytes. */
function withBytes(row: string, bytes: readonly number[]): Buffer {
  const [before = '', after = ''] = row.split('@@');
  return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
}

const without = (...rows: number[]): number[] => ALL_ROWS.filter((n) => !rows.includes(n));
const plain = (feed: SmallFeed): string[] => ALL_ROWS.map((n) => feed.row(n));

/** Returns the feed with one row replaced. */
function withRow(feed: SmallFeed, at: number, row: string | Buffer): Buffer {
  return assemble(
    feed,
    ALL_ROWS.map((n) => (n === at ? row : feed.row(n))),
  );
}

/** Damages one row; the import must continue with the others. */
function oneRow(feed: SmallFeed, at: number, row: string | Buffer): BadFeed {
  return { bytes: withRow(feed, at, row), outcome: 'imported', records: ROWS, right: without(at) };
}

const refused = (bytes: Buffer | string): BadFeed => ({
  bytes: Buffer.from(bytes as string),
  outcome: 'refused',
  records: null,
  right: [],
});

function anyRow(random: Random): number {
  return 1 + random(ROWS);
}

const swap16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** Adds columns with these names before the others. */
function renamed(feed: SmallFeed, names: readonly string[]): BadFeed {
  const bytes =
    feed.kind === 'table'
      ? assemble(
          feed,
          plain(feed).map((row) => `${names.map((_, i) => `x${i}`).join(',')},${row}`),
          { head: `${names.join(',')},${feed.head}` },
        )
      : assemble(
          feed,
          plain(feed).map((row) =>
            feed.kind === 'json'
              ? row.replace('{', `{${names.map((name, i) => `"${name}":"x${i}",`).join('')}`)
              : row.replace('>', `>${names.map((name, i) => `<${name}>x${i}</${name}>`).join('')}`),
          ),
        );
  return { bytes, outcome: 'imported', records: ROWS, right: ALL_ROWS };
}

const WRONG_TYPES = ['{"a":[1,{}]}', '[[]]', 'true', '1e999', '-0', 'NaN', '=1+1', '{}', '[', '"'];
const FOREIGN: readonly (Buffer | string)[] = [
  Buffer.from('504b030414000000', 'hex'),
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  gzipSync('stocknum,make\n'),
  '%PDF-1.7\n',
  '<!doctype html><html><body>502 Bad Gateway</body></html>',
  '{"error":"unauthorised"}',
];

export const MUTATORS: Readonly<Record<string, Mutator>> = {
  'cut short': (feed, random) => {
    const bytes = assemble(feed, plain(feed));
    const at = Math.floor(bytes.length * (0.3 + random(60) / 100));
    const whole = Math.max(0, bytes.subarray(0, at).toString().split(feed.between).length - 3);
    return {
      bytes: bytes.subarray(0, at),
      outcome: 'either',
      records: null,
      right: ALL_ROWS.slice(0, Math.min(whole, ROWS)),
    };
  },
  'bytes above ASCII in one row': (feed, random) => {
    const at = anyRow(random);
    const row = Buffer.from(feed.row(at));
    for (let i = 0; i <= random(4); i++) row[random(row.length)] = 0x80 + random(0x80);
    return { ...oneRow(feed, at, row), outcome: 'either' };
  },
  'any bytes in one row': (feed, random) => {
    const at = anyRow(random);
    const row = Buffer.from(feed.row(at));
    for (let i = 0; i <= random(3); i++) row[random(row.length)] = random(256);
    return { bytes: withRow(feed, at, row), outcome: 'either', records: null, right: without(at, at + 1) };
  },
  'Windows-1252 throughout': (feed) => ({
    bytes: Buffer.from(assemble(feed, plain(feed)).toString(), 'latin1'),
    outcome: 'imported',
    records: ROWS,
    right: ALL_ROWS,
  }),
  'UTF-16': (feed, random) => {
    const text = assemble(feed, plain(feed)).toString();
    const bytes = random(2) === 0 ? Buffer.from(`\ufeff${text}`, 'utf16le') : swap16(text);
    return { bytes, outcome: 'imported', records: ROWS, right: ALL_ROWS };
  },
  'half of the rows in each encoding': (feed, random) => {
    const odd = random(2);
    const rows = ALL_ROWS.map((n) => Buffer.from(feed.row(n), n % 2 === odd ? 'latin1' : 'utf8'));
    return { bytes: assemble(feed, rows), outcome: 'imported', records: ROWS, right: ALL_ROWS };
  },
  'one wrong byte': (feed, random) => {
    const at = anyRow(random);
    const byte = [0xc3, 0x81, 0xff, 0xe2][random(4)] ?? 0xc3;
    return oneRow(feed, at, withBytes(feed.row(at, { colour: `${colourOf(at)}@@` }), [byte]));
  },
  'a zero byte': (feed, random) => {
    const at = anyRow(random);
    return oneRow(feed, at, withBytes(feed.row(at, { comments: 'a@@b' }), [0]));
  },
  'a cell of 6 MB': (feed, random) => {
    const at = anyRow(random);
    const text = ['word ', 'line\n', '<i>, </i>'][random(feed.kind === 'xml' ? 2 : 3)] ?? '';
    return oneRow(feed, at, feed.row(at, { comments: text.repeat(Math.ceil(6_000_000 / text.length)) }));
  },
  'a quote, tag or bracket left open': (feed, random) => {
    const at = anyRow(random);
    const row = feed.row(at);
    if (feed.kind === 'table')
      return oneRow(
        feed,
        at,
        row.replace(/"([^"]*)"/, random(2) === 0 ? '"$1' : '$1"').replace(',C3,', ',"C3,'),
      );
    if (feed.kind === 'xml') return oneRow(feed, at, row.replace(/<\/(g:)?model>/, ''));
    const open = row.replace(/\}$/, '').replace('"S', '"S[');
    return feed.name === 'JSON' ? { ...oneRow(feed, at, open), outcome: 'refused' } : oneRow(feed, at, open);
  },
  'a column twice': (feed) => renamed(feed, feed.kind === 'xml' ? ['tag', 'tag'] : ['tag', 'tag', 'TAG']),
  'no beginning': (feed) => ({
    bytes: assemble(feed, plain(feed), { head: '' }),
    outcome: 'either',
    records: null,
    right: [],
  }),
  'entities and nesting without end': (feed, random) => {
    const at = anyRow(random);
    if (feed.kind === 'xml') {
      const bomb = Array.from({ length: 9 }, (_, i) => `<!ENTITY b${i + 1} "${`&b${i};`.repeat(9)}">`);
      const type = `<!DOCTYPE x [<!ENTITY b0 "ha">${bomb.join('')}]>`;
      return refused(assemble(feed, plain(feed), { head: feed.head.replace('?>\n', `?>\n${type}`) }));
    }
    const deep = '['.repeat(50_000);
    if (feed.kind === 'table') return oneRow(feed, at, feed.row(at, { comments: deep }));
    return oneRow(feed, at, feed.row(at).replace('{', `{"deep":${deep}${']'.repeat(50_000)},`));
  },
  'columns named like what objects inherit': (feed) =>
    renamed(feed, ['__proto__', 'constructor', 'toString', 'hasOwnProperty']),
  'values of the wrong type': (feed, random) => {
    const price = WRONG_TYPES[random(WRONG_TYPES.length)] ?? '';
    const rows = ALL_ROWS.map((n) => feed.row(n, feed.kind === 'table' ? {} : { price }));
    const changed = rows.map((row, i) =>
      feed.kind === 'json'
        ? row.replace(
            /"odometer":\d+/,
            `"odometer":${['null', '{"a":1}', '[1,[2]]', 'true'][(i + random(4)) % 4]}`,
          )
        : row.replace(',2020,', ',2020.0,'),
    );
    return { bytes: assemble(feed, changed), outcome: 'imported', records: ROWS, right: [] };
  },
  'rows too short and too long': (feed, random) => {
    const at = anyRow(random);
    const row = feed.row(at);
    if (feed.kind === 'table')
      return oneRow(feed, at, random(2) === 0 ? `${row},more` : row.replace(',C3,', ','));
    if (feed.kind === 'xml') return oneRow(feed, at, row.replace(/<(g:)?year>2020<\/(g:)?year>/, ''));
    return oneRow(feed, at, row.replace('"year":2020,', ''));
  },
  'no feed at all': (_, random) => refused(FOREIGN[random(FOREIGN.length)] ?? ''),
  'nothing in it': (_, random) => refused(['', ' \n\n', '\ufeff', '\ufeff\n'][random(4)] ?? ''),
};

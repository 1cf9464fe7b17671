import fc from 'fast-check';

/** A Range header as data, from which its text and the expected bytes are derived. */
export type RangeSpec =
  | { kind: 'none' }
  | { kind: 'from'; first: number; last: number | null }
  | { kind: 'suffix'; length: number }
  /** Ignored, so the whole file is expected. */
  | { kind: 'ignored'; text: string };

export type Condition =
  | 'none'
  | 'same-tag'
  | 'weak-tag'
  | 'tag-in-list'
  | 'any-tag'
  | 'other-tag'
  | 'not-modified'
  | 'modified'
  /** The file has changed by its ETag but not by its date. The ETag takes precedence. */
  | 'other-tag-same-date';

/** An Accept-Encoding header as data: "br;q=0.5, *;q=0". */
export type Accepted = { name: 'br' | 'gzip' | 'identity' | 'deflate' | '*'; q: number }[];

/** A request with a known correct answer. */
export interface PlannedRequest {
  kind: 'planned';
  method: string;
  path: string;
  /** File of the site that should be sent; null if none. */
  file: string | null;
  host: string;
  absolute: boolean;
  range: RangeSpec;
  ifRange: 'none' | 'same' | 'other';
  condition: Condition;
  accepted: Accepted | null;
}

/** Arbitrary bytes. They must not crash the host, cause a 5xx or read files outside of the site. */
export interface WildRequest {
  kind: 'wild';
  text: string;
}

const PATHS: readonly (readonly [path: string, file: string | null])[] = [
  ['/', 'index.html'],
  ['/stock', 'stock.html'],
  ['/stock/', 'stock.html'],
  ['/stock.html', 'stock.html'],
  ['/%73tock', 'stock.html'],
  ['/stock?a=/../b', 'stock.html'],
  ['/cars/a-b', 'cars/a-b.html'],
  ['/search/', 'search/index.html'],
  ['/letters.txt', 'letters.txt'],
  ['/empty.txt', 'empty.txt'],
  ['/data.json', 'data.json'],
  ['/photo.avif', 'photo.avif'],
  ['/caf%C3%A9', 'caf\u00e9.html'],
  ['/nothing', null],
  ['/cars//a-b', null],
  ['/_headers', null],
  ['/.hidden', null],
  ['/letters.txt/x', null],
];

const position = fc.oneof(fc.nat(30), fc.nat(3_000), fc.nat(), fc.constantFrom(25, 26, 27));
const range: fc.Arbitrary<RangeSpec> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'none' as const }) },
  fc.record({ kind: fc.constant('from' as const), first: position, last: fc.option(position) }),
  fc.record({ kind: fc.constant('suffix' as const), length: position }),
  fc.record({
    kind: fc.constant('ignored' as const),
    text: fc.constantFrom('lines=0-4', 'bytes=', 'bytes=a-b', 'bytes=0-1,3-4', 'bytes', 'none'),
  }),
);

const accepted: fc.Arbitrary<Accepted> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(
      'br' as const,
      'gzip' as const,
      'identity' as const,
      'deflate' as const,
      '*' as const,
    ),
    q: fc.constantFrom(1, 0.8, 0.5, 0),
  }),
  { selector: ({ name }) => name },
);

const planned: fc.Arbitrary<PlannedRequest> = fc
  .record({
    place: fc.constantFrom(...PATHS),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
    host: fc.constantFrom('demo.localhost', 'DEMO.localhost.', 'Demo.LocalHost:80', 'demo.localhost.:4321'),
    absolute: fc.boolean(),
    range,
    ifRange: fc.constantFrom('none' as const, 'none' as const, 'same' as const, 'other' as const),
    condition: fc.constantFrom<Condition[]>(
      ...(['none', 'none', 'none', 'same-tag', 'weak-tag', 'tag-in-list', 'any-tag', 'other-tag'] as const),
      ...(['not-modified', 'modified', 'other-tag-same-date'] as const),
    ),
    accepted: fc.option(accepted),
  })
  .map(({ place: [path, file], ...rest }) => ({ kind: 'planned', path, file, ...rest }));

const token = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '..',
    '.',
    '%',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '[',
    ']',
    ':',
    '@',
    '?',
    '#',
  ),
  fc.constantFrom(
    'cars',
    'a-b',
    'stock',
    'outside.txt',
    '.hidden',
    '_headers',
    'etc/passwd',
    'con',
    '*',
    ' ',
    '\t',
  ),
  fc.constantFrom(
    'http://',
    'https://',
    'ftp://',
    'demo.localhost',
    'localhost:0',
    '%E0%A4%A',
    '\u00e9',
    '\u0000',
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.nat(9_000).map((length) => 'x'.repeat(length)),
);
const target = fc.array(token, { maxLength: 8 }).map((parts) => parts.join(''));
const rooted = target.map((text) => `/${text}`);
const usual = fc.constantFrom('/', '/stock', '/photo.avif', '/old', '/nothing', '/letters.txt');

const knownName = fc.constantFrom(
  ...['Range', 'Range', 'If-Range', 'If-None-Match', 'If-Modified-Since', 'Accept-Encoding', 'Host'],
  ...['Content-Length', 'Transfer-Encoding', 'Expect', 'Upgrade', 'Cookie', 'X-Forwarded-Host'],
);
const printable = fc.oneof(
  fc.constantFrom(
    'bytes=10-5',
    'bytes=-',
    'bytes=-5',
    'bytes=0-',
    'bytes=99999999999999999999-',
    'bytes=1e3-',
  ),
  fc.constantFrom(
    '*',
    'W/',
    '"',
    ',',
    'gzip;q=',
    'br;q=x',
    'identity;q=0',
    '*;q=0',
    'chunked',
    '100-continue',
  ),
  fc.constantFrom('demo.localhost', 'demo.localhost:x', '[', '-1', '5', 'Wed, 99 Foo 2026', '__proto__'),
  fc.string({ maxLength: 12 }),
);
const header = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(knownName, printable) },
  fc.tuple(fc.string({ maxLength: 5 }), fc.string({ unit: 'binary', maxLength: 4 })),
);

const wild: fc.Arbitrary<WildRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'GET', 'HEAD') },
      { weight: 3, arbitrary: fc.constantFrom('POST', 'CONNECT', 'TRACE', 'get', 'BREW', '') },
      fc.string({ maxLength: 4 }),
    ),
    target: fc.oneof(rooted, target, usual, usual),
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0') },
      fc.constantFrom('HTTP/2.0', 'HTTP/9', ''),
    ),
    site: fc.boolean(),
    headers: fc.array(header, { maxLength: 4 }),
  })
  .map(({ method, target: path, version, site, headers }) => {
    const all = [...(site ? [['Host', 'demo.localhost']] : []), ...headers, ['Connection', 'close']];
    const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return { kind: 'wild', text: `${method} ${path} ${version}\r\n${lines}\r\n` };
  });

/** Generates requests, half of them with a known answer. The same seed gives the same requests. */
export const generatedRequests = (count: number, seed: number): (PlannedRequest | WildRequest)[] =>
  fc.sample(fc.oneof<[typeof planned, typeof wild]>(planned, wild), { numRuns: count, seed });

import fc from 'fast-check';
import { parse } from 'yaml';
import { PROTOTYPE_NAMES } from './prototype-names.ts';
import { aPage, type TenantFiles } from './write-tenant.ts';

/** Damages a good tenant's files in a random way. `pick` returns a random whole number from 0 to below its argument. */
type Mutator = (files: TenantFiles, pick: (below: number) => number) => TenantFiles;

/** Control characters, and characters that are invisible or change the direction of text. */
const HIDDEN = ['\u0000', '\u0007', '\u202e', '\u2066', '\u200b', '\u2060', '\ufeff', '\u2028', '\u0085'];
const FILES = ['site.yaml', 'content/about-us.md', 'stock.jsonl'] as const;
const WRONG = [null, [], {}, '', 7, -1, true, [[]], { a: 1 }, 'x'.repeat(30_000), '1e999', ['x', null]];

const bytesOf = (body: string | Buffer | undefined): Buffer => Buffer.from(body ?? '');
const pickOne = <T>(list: readonly T[], pick: (below: number) => number): T => list[pick(list.length)] as T;

function withSite(files: TenantFiles, change: (site: Record<string, unknown>) => unknown): TenantFiles {
  const site = parse(String(files['site.yaml'])) as Record<string, unknown>;
  return { ...files, 'site.yaml': JSON.stringify(change(site) ?? site, null, 1) };
}

/** A random object inside the data, at any depth, and one of its keys. */
function pickPlace(
  data: unknown,
  pick: (below: number) => number,
): { holder: Record<string, unknown>; key: string } {
  let holder = data as Record<string, unknown>;
  for (;;) {
    const key = pickOne(Object.keys(holder), pick);
    const value = holder[key];
    const deeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!deeper || pick(3) === 0) return { holder, key };
    holder = value as Record<string, unknown>;
  }
}

/** Replaces a file by a folder that contains a file, or a folder by a file. */
function swapped(files: TenantFiles, pick: (below: number) => number): TenantFiles {
  const name = pickOne([...FILES, 'content', 'public', 'overrides'], pick);
  const rest = Object.entries(files).filter(([path]) => path !== name && !path.startsWith(`${name}/`));
  const isFile = (FILES as readonly string[]).includes(name);
  return { ...Object.fromEntries(rest), [isFile ? `${name}/inside` : name]: 'x' };
}

const repeated = (text: string, count: number): string => text.repeat(count);

/** Ways to damage a tenant's folder, by name. Each causes at least one mistake. */
export const MUTATORS: Readonly<Record<string, Mutator>> = {
  truncated: (files, pick) => {
    const text = String(files['site.yaml']);
    return { ...files, 'site.yaml': text.slice(0, 1 + pick(text.length - 3)) };
  },
  'random bytes': (files, pick) => {
    const name = pickOne(['site.yaml', 'content/about-us.md'], pick);
    const bytes = bytesOf(files[name]);
    const at = pick(bytes.length);
    return {
      ...files,
      [name]: Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([0xff, pick(256), 0xc0]),
        bytes.subarray(at),
      ]),
    };
  },
  'wrong type': (files, pick) =>
    withSite(files, (site) => {
      const key = pickOne(['name', 'slug', 'url', 'address', 'locations', 'dealerships', 'home'], pick);
      return {
        ...site,
        [key]: pickOne(
          WRONG.filter((value) => !(key === 'name' && value === '1e999')),
          pick,
        ),
      };
    }),
  'unknown key': (files, pick) =>
    withSite(files, (site) => {
      const { holder } = pickPlace(site, pick);
      if (Array.isArray(holder)) holder.push({ unheard: 1 });
      else holder.unheard = WRONG[pick(WRONG.length)];
    }),
  'deep nesting': (files, pick) => {
    const [open, close] = pickOne(
      [
        ['[', ']'],
        ['{a: ', '}'],
        ['- ', ''],
      ] as const,
      pick,
    );
    const depth = 66 + pick(20_000);
    const inner = `${repeated(open, depth)}x${repeated(close, depth)}`;
    return { ...files, 'site.yaml': `name: x\nflags:\n  ${inner}\n` };
  },
  'alias bomb': (files, pick) => {
    const width = 5 + pick(20);
    const lines = Array.from({ length: 12 }, (_, i) =>
      i === 0
        ? 'a0: &a0 [x]'
        : `a${i}: &a${i} [${Array(width)
            .fill(`*a${i - 1}`)
            .join(', ')}]`,
    );
    return { ...files, 'site.yaml': `name: x\n${lines.join('\n')}\n` };
  },
  'alias cycle': (files, pick) => {
    const depth = pick(40);
    return {
      ...files,
      'site.yaml': `name: x\nflags: &all\n  on: ${repeated('{ a: ', depth)}*all${repeated(' }', depth)}\n`,
    };
  },
  'deep Markdown': (files, pick) => {
    const mark = pickOne(['> ', '>', '- ', '1. ', '> * ', '<div> ', '<b> '], pick);
    return { ...files, 'content/about-us.md': aPage(`Fine.\n\n${repeated(mark, 102 + pick(3000))}x`) };
  },
  'long runs': (files, pick) => {
    const sign = pickOne(['[', '*', '_', '`', 'a.', '9', '<', '\\', '&', '!['], pick);
    return { ...files, 'content/about-us.md': aPage(repeated(sign, 2001 + pick(60_000))) };
  },
  swapped,
  'wrong encoding': (files, pick) => {
    const name = pickOne(FILES, pick);
    const wide = Buffer.from(`${pick(2) ? '\uFEFF' : ''}${String(files[name])}`, 'utf16le');
    return { ...files, [name]: pick(2) ? wide.swap16() : wide };
  },
  'hidden characters': (files, pick) => {
    const hidden = pickOne(HIDDEN, pick);
    if (pick(2)) return { ...files, 'content/about-us.md': aPage(`Fine.\n\nA ${hidden}line.`) };
    return withSite(files, (site) => ({ ...site, tagline: `Cars${hidden}here` }));
  },
  'enormous values': (files, pick) =>
    withSite(files, (site) => ({
      ...site,
      [pickOne(['name', 'tagline', 'legal_name', 'abn'], pick)]: repeated(
        pickOne(['x', 'word ', '9', '\n'], pick),
        25_000 + pick(150_000),
      ),
    })),
  'prototype names': (files, pick) =>
    withSite(files, (site) => {
      const name = pickOne(PROTOTYPE_NAMES, pick);
      const text = JSON.stringify(site);
      return JSON.parse(`${text.slice(0, -1)},"${name}":{"${name}":1}}`);
    }),
  'policy injection': (files, pick) =>
    withSite(files, (site) => {
      const attack = pickOne(
        [
          'x.example; script-src *',
          "'unsafe-inline'",
          '*',
          'data:',
          'x.example\nscript-src *',
          '//x.example',
        ],
        pick,
      );
      const config = pickOne(
        [
          { images: { hosts: [attack] } },
          { map: { tiles: `https://${attack}/{z}` } },
          { search: { typesense: { host: attack } } },
        ],
        pick,
      );
      return { ...site, config };
    }),
  'front matter': (files, pick) => {
    const top = pickOne(
      [
        '',
        '---\n',
        '---\ntitle: A\n',
        '---\ntitle: [\n---\n',
        '---\ntitle: 7\n---\n',
        '---\nx: &x *x\n---\n',
        '----\n',
      ],
      pick,
    );
    return { ...files, 'content/about-us.md': `${top}Text.\n` };
  },
  'broken stock': (files, pick) => {
    const lines = String(files['stock.jsonl']).trim().split('\n');
    const at = pick(lines.length);
    const line = lines[at] ?? '';
    lines[at] = pickOne(
      [
        line.slice(0, 1 + pick(line.length - 1)),
        '[]',
        'null',
        'nonsense',
        '{"id":1}',
        `{"id":"a","variant":{"__proto__":1}}`,
        `${repeated('[', 50_000)}${repeated(']', 50_000)}`,
        line.replace('"year":2023', '"year":"soon"'),
        `${line.slice(0, -1)},"features":${repeated('[', 9000)}${repeated(']', 9000)}}`,
      ],
      pick,
    );
    return { ...files, 'stock.jsonl': `${lines.join('\n')}\n` };
  },
};

/** Returns a generator of random whole numbers from 0 to below its argument. The same seed gives the same numbers. */
export function picker(seed: number): (below: number) => number {
  const numbers = fc.sample(fc.integer({ min: 0, max: 0x7fffffff }), { seed, numRuns: 400 });
  let next = 0;
  return (below) => (numbers[next++ % numbers.length] ?? 0) % below;
}

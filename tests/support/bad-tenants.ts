import { aPage, goodTenant, smallSite, type TenantFiles } from './write-tenant.ts';

/** A tenant's files with a mistake, and a pattern of the message, with file and line, that it must cause. */
export interface BadTenant {
  files: TenantFiles;
  message: RegExp;
}

const yaml = (slug: string, text: string): TenantFiles => ({
  'site.yaml': `# a comment that no parser of JSON reads\n${JSON.stringify(smallSite(slug)).slice(0, -1)},\n${text}\n}`,
});
const page = (slug: string, body: string): TenantFiles => ({
  ...goodTenant(slug),
  'content/bad.md': aPage(body),
});
const inFolder = (slug: string, name: string): TenantFiles => {
  const { [name]: _, ...files } = goodTenant(slug);
  return { ...files, [`${name}/inside.txt`]: 'x' };
};
const without = (slug: string, part: string): TenantFiles =>
  Object.fromEntries(Object.entries(goodTenant(slug)).filter(([path]) => !path.startsWith(`${part}/`)));

const linesOf = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
/** YAML of one line with 12 short lists that expands to 10^12 values: each list refers ten times to the one before. */
const bomb = ['flags: { a: &a [x, x, x, x, x, x, x, x, x, x]'];
for (let i = 1; i < 12; i++) {
  const [name, before] = [String.fromCharCode(97 + i), String.fromCharCode(96 + i)];
  bomb.push(`${name}: &${name} [${Array(10).fill(`*${before}`).join()}]`);
}

/** Tenants that once crashed `check`, `build` or `npm start`, or easily could, by folder name. */
export const BAD_TENANTS: Readonly<Record<string, (slug: string) => BadTenant>> = {
  'alias-bomb': (slug) => ({
    files: yaml(slug, `${bomb.join(', ')} }`),
    message: /site\.yaml:3.*has more than 100,000 values/s,
  }),
  'alias-cycle': (slug) => ({
    files: yaml(slug, 'flags: &all { on: true, again: *all }'),
    message: /site\.yaml:3.*"\*all" is part of the value it refers to/s,
  }),
  'alias-ladder': (slug) => ({
    files: yaml(slug, `flags: { a0: &a0 [x]\n${linesOf(100, (i) => `, a${i + 1}: &a${i + 1} [*a${i}]`)} }`),
    message: /site\.yaml:\d\d.*more than 64 levels deep/s,
  }),
  'deep-brackets': (slug) => ({
    files: yaml(slug, `flags: ${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    message: /site\.yaml:.*more than 64 levels deep/s,
  }),
  'deep-dashes': (slug) => ({
    files: { 'site.yaml': `name: ${slug}\nflags:\n  ${'- '.repeat(50_000)}x\n` },
    message: /site\.yaml:3.*more than 64 levels deep/s,
  }),
  'deep-groups': (slug) => ({
    files: { 'site.yaml': `name: ${slug}\n${linesOf(900, (i) => `${' '.repeat(i)}a:`)}` },
    message: /site\.yaml:\d\d.*more than 64 levels deep/s,
  }),
  'many-keys': () => ({
    files: { 'site.yaml': linesOf(60_000, (i) => `k${i}: 1`) },
    message: /site\.yaml:1.*60,000 keys; the maximum is 1,000/s,
  }),
  'many-mistakes': () => ({
    files: { 'site.yaml': 'a: b: c\n'.repeat(60_000) },
    message: /site\.yaml:1.*do not fit together/s,
  }),
  'many-redirects': (slug) => ({
    files: yaml(slug, `redirects: [\n${linesOf(100_000, (i) => `{ from: /old-${i}, to: / },`)}\n]`),
    message: /site\.yaml:1.*has [\d.]+ MB; the maximum is 1\.0 MB/s,
  }),
  'many-contexts': (slug) => {
    const slugs = (letter: string) => Array.from({ length: 300 }, (_, i) => `${letter}${i}`);
    const dealerships = slugs('d').map((name) => ({ slug: name, name, id: name }));
    const manufacturers = slugs('m').map((name) => ({ slug: name, name, id: name }));
    return {
      files: goodTenant(slug, {
        dealerships: [{ slug: 'north-yard', name: 'North Yard', id: 'd1' }, ...dealerships],
        manufacturers,
        overrides: slugs('d').map((name, i) => ({
          when: { dealership: name, manufacturer: `m${i}` },
          set: { header: { notice: name } },
        })),
      }),
      message: /site\.yaml:\d+.*90,601 combinations/s,
    };
  },
  'long-name': (slug) => ({
    files: goodTenant(slug, { name: 'x'.repeat(900_000) }),
    message: /site\.yaml:2.*900,000 characters; the maximum is 20,000/s,
  }),
  'long-word': (slug) => ({
    files: goodTenant(slug, { tagline: '9'.repeat(19_000) }),
    message: /site\.yaml:\d+.*more than 2,000 characters without a space/s,
  }),
  'long-key': (slug) => ({
    files: goodTenant(slug, { [`k${'x'.repeat(400_000)}`]: 1 }),
    message: /site\.yaml:\d+.*This key has 400,001 characters/s,
  }),
  'proto-key': (slug) => ({
    files: yaml(slug, 'flags: { __proto__: true }'),
    message: /site\.yaml:3.*"__proto__" cannot be used/s,
  }),
  'deep-quotes': (slug) => ({
    files: page(slug, `One.\n\n${'>'.repeat(2000)} x`),
    message: /content\/bad\.md:8.*more than 30 levels deep/s,
  }),
  'deep-lists': (slug) => ({
    files: page(
      slug,
      linesOf(900, (i) => `${'  '.repeat(i)}- x`),
    ),
    message: /content\/bad\.md:\d+.*more than 30 levels deep/s,
  }),
  'deep-mixture': (slug) => ({
    files: page(slug, `${'> - 1. '.repeat(700)}x`),
    message: /content\/bad\.md:6.*more than 30 levels deep/s,
  }),
  'many-brackets': (slug) => ({
    files: page(slug, '['.repeat(50_000)),
    message: /content\/bad\.md:6.*without a space/s,
  }),
  'many-stars': (slug) => ({
    files: page(slug, '*'.repeat(50_000)),
    message: /content\/bad\.md:6.*without a space/s,
  }),
  'nested-stars': (slug) => ({
    files: page(slug, `Fine.\n\n${'*a **b '.repeat(5000)}x${' c** d*'.repeat(5000)}`),
    message: /content\/bad\.md:8.*characters such as \* and \[/s,
  }),
  'deep-html': (slug) => ({
    files: page(slug, `Fine.\n\n${'<div><b> '.repeat(50_000)}x`),
    message: /content\/bad\.md:8.*more than 100 levels deep/s,
  }),
  'large-page': (slug) => ({
    files: page(slug, 'word '.repeat(250_000)),
    message: /content\/bad\.md:1.*1\.3 MB; the maximum is 1\.0 MB/s,
  }),
  'site-folder': (slug) => ({
    files: inFolder(slug, 'site.yaml'),
    message: /site\.yaml:1.*site\.yaml is a folder/s,
  }),
  'stock-folder': (slug) => ({
    files: inFolder(slug, 'stock.jsonl'),
    message: /stock\.jsonl:1.*stock\.jsonl is a folder/s,
  }),
  'page-folder': (slug) => ({
    files: inFolder(slug, 'content/about-us.md'),
    message: /content\/about-us\.md:1.*This is a folder/s,
  }),
  'content-file': (slug) => ({
    files: { ...without(slug, 'content'), content: 'x' },
    message: /content:1.*content is a file/s,
  }),
  'public-file': (slug) => ({
    files: { ...goodTenant(slug), public: 'x' },
    message: /public:1.*public is a file/s,
  }),
  'overrides-file': (slug) => ({
    files: { ...goodTenant(slug), overrides: 'x' },
    message: /overrides:1.*overrides is a file/s,
  }),
  'mark-folder': (slug) => ({
    files: { ...goodTenant(slug, { logo: { mark: 'mark.svg' } }), 'mark.svg/x': 'x' },
    message: /site\.yaml:\d+.*mark\.svg is a folder/s,
  }),
  'wrong-bytes': (slug) => ({
    files: {
      'site.yaml': Buffer.concat([Buffer.from('name: a\ntagline: Caf'), Buffer.from([0xe9, 0x0a])]),
      'content/about-us.md': aPage(slug),
    },
    message: /site\.yaml:2.*not UTF-8/s,
  }),
  'utf-16': (slug) => ({
    files: { ...goodTenant(slug), 'site.yaml': Buffer.from(`\uFEFFname: ${slug}\n`, 'utf16le') },
    message: /site\.yaml:1.*saved as UTF-16\. Save it as UTF-8/s,
  }),
  'utf-16-page': (slug) => ({
    files: { ...goodTenant(slug), 'content/bad.md': Buffer.from(aPage('x'), 'utf16le').swap16() },
    message: /content\/bad\.md:1.*saved as UTF-16/s,
  }),
  'utf-16-stock': (slug) => ({
    files: { ...goodTenant(slug), 'stock.jsonl': Buffer.from('\uFEFF{"id":"a"}\n', 'utf16le') },
    message: /stock\.jsonl:1.*saved as UTF-16/s,
  }),
  'hidden-override': (slug) => ({
    files: goodTenant(slug, { tagline: 'Cheap \u202eDUA 1' }),
    message: /site\.yaml:\d+.*"tagline" contains U\+202E RIGHT-TO-LEFT OVERRIDE/s,
  }),
  'hidden-escape': (slug) => ({
    files: yaml(slug, '"tagline": "a\\u0000b"'),
    message: /site\.yaml:3.*"tagline" contains U\+0000 NULL/s,
  }),
  'hidden-key': (slug) => ({
    files: goodTenant(slug, { flags: { 'sa\u200ble': true } }),
    message: /site\.yaml:\d+.*The key of "flags\.sa\u200ble" contains U\+200B ZERO WIDTH SPACE/s,
  }),
  'hidden-comment': (slug) => ({
    files: { 'site.yaml': `name: ${slug}\n# \u2067 hidden\n` },
    message: /site\.yaml:2.*U\+2067 RIGHT-TO-LEFT ISOLATE/s,
  }),
  'hidden-in-page': (slug) => ({
    files: page(slug, 'Fine.\n\nA \u202eline.'),
    message: /content\/bad\.md:8.*U\+202E RIGHT-TO-LEFT OVERRIDE/s,
  }),
  'hidden-reference': (slug) => ({
    files: page(slug, 'Fine.\n\nA &#x202E;line.'),
    message: /content\/bad\.md:8.*U\+202E RIGHT-TO-LEFT OVERRIDE/s,
  }),
};

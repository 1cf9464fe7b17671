import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readYaml } from './yaml-source.ts';

const problemsOf = (text: string) =>
  readYaml('/x/site.yaml', text).problems.map(({ line, message }) => `${line}: ${message}`);

it('allows 2,000 aliases of one value', () => {
  const text = `home: &home { city: Orange }\nyards:\n${'  - *home\n'.repeat(2000)}`;
  const { data, problems } = readYaml('/x/site.yaml', text);
  expect(problems).toEqual([]);
  expect((data as { yards: unknown[] }).yards).toHaveLength(2000);
});

it('finds duplicate keys, even if one is a number and one a text', () => {
  expect(problemsOf('a: 1\nb: { c: 1, c: 2 }\n1: x\n"1": y\n')).toEqual([
    '2: The key "c" appears twice here. Keep one of them.',
    '4: The key "1" appears twice here. Keep one of them.',
  ]);
});

it('rejects keys that are lists or groups', () => {
  expect(problemsOf('? [a, b]\n: c\n')).toEqual(['1: A list or group cannot be a key. Write a single word.']);
});

it('rejects aliases that refer to themselves, directly or not', () => {
  expect(problemsOf('a: &a\n  b: &b\n    c: *a\n    d: *b\n')).toEqual([
    '3: "*a" is part of the value it refers to. Remove it.',
    '4: "*b" is part of the value it refers to. Remove it.',
  ]);
});

it.each([
  ['!!set { x, y }', '!!set', 'a list, each entry after "- "'],
  ['!!omap [x: 1]', '!!omap', 'a group of keys'],
  ['!!pairs [x: 1]', '!!pairs', 'a group of keys'],
  ['!!binary aGk=', '!!binary', 'the text itself, in quotes'],
  ['!!timestamp 2027-06-30', '!!timestamp', 'the date as text: "2027-06-30"'],
  ['!!merge x', '!!merge', 'the value itself'],
])('rejects the value %j and suggests what to write instead', (value, tag, instead) => {
  const words = `Values cannot have the tag "${tag}". Remove the tag and write ${instead}.`;
  expect(problemsOf(`x: 1\na: ${value}\n`)).toEqual([`2: ${words}`]);
  expect(problemsOf(`x: 1\na:\n  - ${value}\n`)).toEqual([`3: ${words}`]);
});

it('accepts tags for types that YAML detects itself', () => {
  expect(problemsOf('a: !!str 1\nb: !!map { c: !!int 2 }\nd: !!seq [!!bool true, !!null ~]\n')).toEqual([]);
});

it('rejects an unquoted date in a file that declares YAML 1.1, which reads it as a timestamp', () => {
  expect(problemsOf('%YAML 1.1\n---\na: 2027-06-30\n')).toEqual([
    '3: Values cannot have the tag "!!timestamp". Remove the tag and write the date as text: "2027-06-30".',
  ]);
});

it('allows 64 levels of nesting and rejects more', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(problemsOf(nested(65))).toEqual([]);
  expect(problemsOf(nested(66))).toHaveLength(1);
  expect(problemsOf(nested(3000))).toHaveLength(1);
});

it('allows texts of 20,000 characters and rejects longer ones', () => {
  const text = (length: number) => `a: "${'word '.repeat(length / 5)}${'.'.repeat(length % 5)}"\n`;
  expect(problemsOf(text(20_000))).toEqual([]);
  expect(problemsOf(text(20_001))).toEqual([
    '1: This text has 20,001 characters; the maximum is 20,000. Shorten it.',
  ]);
});

it('allows words of 2,000 characters and rejects longer ones', () => {
  expect(problemsOf(`a: ${'x'.repeat(2_000)}\n`)).toEqual([]);
  expect(problemsOf(`a: ${'x'.repeat(2_001)}\n`)).toEqual([
    '1: This text has more than 2,000 characters without a space. Break it up with spaces.',
  ]);
});

it('counts the levels of nesting inside an alias, too', () => {
  const nested = (levels: number, inside = '') => `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`;
  const given = (levels: number) => `a: &a ${nested(40)}\nb: ${nested(levels, '*a')}\n`;
  expect(problemsOf(given(24))).toEqual([]);
  expect(problemsOf(given(25))).toEqual([expect.stringMatching(/^2: .* more than 64 levels deep/)]);
  const ladder = Array.from({ length: 70 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}]\n`).join('');
  expect(problemsOf(`a0: &a0 [x]\n${ladder}`)).toEqual([
    expect.stringMatching(/^\d+: .* more than 64 levels deep/),
  ]);
});

const OVERRIDE = 'U+202E RIGHT-TO-LEFT OVERRIDE, which is invisible. Remove it.';

it.each([
  ['as it is', 'a\u202eb: 1\n'],
  ['as an escape', '"a\\u202Eb": 1\n'],
  ['as a hexadecimal character reference', 'a&#x202E;b: 1\n'],
  ['as a decimal character reference', 'a&#8238;b: 1\n'],
])('finds an invisible character in a key, written %s', (_, text) => {
  expect(problemsOf(`x: 1\n${text}`)).toEqual([
    `2: The key of "${text.includes('&') ? text.slice(0, -4) : 'ab'}" contains ${OVERRIDE}`,
  ]);
  expect(problemsOf(`x: { y: [{ ${text.trimEnd()} }] }\n`)).toEqual([expect.stringContaining(OVERRIDE)]);
});

it.each([
  ['as it is', 'a\u202eb'],
  ['as an escape', '"a\\u202Eb"'],
  ['as a character reference', 'a&#x202E;b'],
  ['as a character reference without its semicolon', 'a&#x202e b'],
])('finds an invisible character in a text, written %s', (_, text) => {
  expect(problemsOf(`x: 1\ny: [z, ${text}]\n`)).toEqual([`2: The text of "y[1]" contains ${OVERRIDE}`]);
});

it('reports a merge of a value that is not a group of keys, at its position', () => {
  const mistake =
    '"<<" merges groups of keys, but this value is not a group. Write a group after "<<:", or an alias of a group.';
  const merge = (text: string) => `%YAML 1.1\n---\na: &a { x: 1 }\nb:\n  <<: ${text}\n`;
  for (const text of ['', '1', '[*a, 1]', '[[*a]]']) {
    expect(problemsOf(merge(text)), text).toEqual([`5: ${mistake}`]);
    expect(readYaml('/x/site.yaml', merge(text)).data).toBeNull();
  }
  for (const text of ['*a', '[*a, { y: 2 }]', '{ x: 1 }']) expect(problemsOf(merge(text)), text).toEqual([]);
  expect(problemsOf('a:\n  <<: 1\n')).toEqual([]);
});

it('readYaml never throws and never returns data with a cycle, whatever the text', () => {
  // biome-ignore format: one token per line would fill a screen and be no easier to read
  const piece = fc.constantFrom(
    '- ', '? ', ': ', 'a: ', 'b: ', '&a ', '&b ', '*a', '*b', '[', ']', '{', '}', ', ', '\n', '\n  ', '"', "'",
    '|\n', '>\n', '!!str ', '<<: ', '# ', '---\n', '...\n', '%YAML 1.1\n', '\t', 'x', '1', 'null', '__proto__: ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { data, problems } = readYaml('/x/site.yaml', pieces.join(''));
      if (problems.length > 0) expect(data).toBeNull();
      else JSON.stringify(data);
    }),
    { numRuns: 2000 },
  );
});

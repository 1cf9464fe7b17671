import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_TEMPLATE, HOST_NAME, HOST_SOURCE, hostSource } from './host-source.ts';

describe('hostSource', () => {
  it.each([
    ['img.example', 'img.example'],
    ['https://img.example', 'https://img.example'],
    ['http://img.example:8080', 'http://img.example:8080'],
    ['*.img.example', '*.img.example'],
    ['https://*.img.example:8443', 'https://*.img.example:8443'],
    ['IMG.Example', 'img.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['https://*.日本.example', 'https://*.xn--wgv71a.example'],
    ['localhost:8108', 'localhost:8108'],
    ['127.0.0.1:8108', '127.0.0.1:8108'],
    ['[::1]:8108', '[::1]:8108'],
    ['my_bucket.s3.example', 'my_bucket.s3.example'],
  ])('converts %s to the source %s', (text, source) => {
    expect(hostSource(text)).toBe(source);
    expect(HOST_SOURCE.test(text)).toBe(true);
  });

  // biome-ignore format: one host per line would make this list ten times as long
  it.each([
    '', ' ', '*', '*.', '.', '..', 'a..b', '-a.example', 'x.example; script-src *', 'x.example script-src',
    'x.example;', 'x.example,y.example', "'unsafe-inline'", "'self'", '"x"', 'data:', 'https:', 'https://',
    '//x.example', 'x.example/', 'https://x.example/path', 'user@x.example', 'https://user:pass@x.example',
    'x.example\n', '\nx.example', 'x\u0000.example', 'x.example:0', 'x.example:99999', 'x.example:port',
    'ftp://x.example', 'javascript://x.example', 'a.*.example', '**.example', 'x.example?y', 'x.example#y',
    '%2a.example', 'x\u202e.example', 'x\u00ad.example', '[::1', '[zz]', '{s}.example', `${'a'.repeat(64)}.example`,
    'a.'.repeat(130),
  ])('refuses %j', (text) => {
    expect(hostSource(text)).toBeNull();
  });

  it('accepts names of up to 253 characters, as DNS does', () => {
    const name = (length: number) => `${'a.'.repeat(120)}${'b'.repeat(length - 240)}`;
    expect(hostSource(name(253))).toBe(name(253));
    expect(hostSource(name(254))).toBeNull();
  });

  it('returns a single word without characters that have a meaning in a policy, for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom('https://', 'a', '.', '*', ' ', ';', "'", ':', '8', 'ü', '\n', '/', '[', ']', '@'),
        )
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const source = hostSource(given);
        if (source === null) return;
        expect(source).toMatch(/^(https?:\/\/)?(\*\.)?[\w.[\]:-]+(:\d+)?$/);
        expect(HOST_SOURCE.test(given)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

it.each([
  ['search.example', true],
  ['bücher.example', true],
  ['[::1]', true],
  ['https://search.example', false],
  ['*.example', false],
  ['search.example:8108', false],
  ['a b', false],
])('HOST_NAME.test(%j) is %s', (text, known) => {
  expect(HOST_NAME.test(text)).toBe(known);
});

it.each([
  ['/tiles/{z}/{x}/{y}.png', true],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png?key=a;b', true],
  ['https://tiles.example:8443/{z}', true],
  ['//tiles.example/{z}', false],
  ['/\\tiles.example/{z}', false],
  ['http://tiles.example/{z}', false],
  ['https://tiles.example', false],
  ['https://user@tiles.example/{z}', false],
  ['https://x.example; script-src */{z}', false],
  ["https://x';/{z}", false],
  ['https://{s}{s}.example/{z}', false],
  ['https://tiles.example/{z} {x}', false],
  ['data:image/png,{z}', false],
])('ADDRESS_TEMPLATE.test(%j) is %s', (text, known) => {
  expect(ADDRESS_TEMPLATE.test(text)).toBe(known);
});

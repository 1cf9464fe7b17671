import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutTopLevelKeys } from './top-level-keys.ts';
import { readYaml } from './yaml-source.ts';

const KEYS = ['url', 'stock_feed', 'locations'];

const dataOf = (text: string) => readYaml('site.yaml', text).data as Record<string, unknown> | null;

it.each(globSync('tenants/*/site.yaml'))('cuts the same values out of %s as the whole file has', (file) => {
  const text = readFileSync(file, 'utf8');
  const whole = dataOf(text) ?? {};
  const cut = cutTopLevelKeys(text, KEYS);
  expect(cut?.length).toBeLessThan(text.length);
  expect(dataOf(cut ?? '')).toEqual(
    Object.fromEntries(KEYS.filter((key) => key in whole).map((key) => [key, whole[key]])),
  );
});

it('cuts lists whose entries stand at the left edge, and leaves out comments and nested keys of the name', () => {
  const text =
    'name: North\nlocations:\n- id: 1\n  url: https://no.example\n# About us\n- id: 2\nurl: https://north.example # ours\r\nother:\n  url: https://no.example\n';
  expect(dataOf(cutTopLevelKeys(text, KEYS) ?? '')).toEqual({
    locations: [{ id: 1, url: 'https://no.example' }, { id: 2 }],
    url: 'https://north.example',
  });
});

it.each([
  '{"url": "https://north.example"}',
  '"url": https://north.example\n',
  '---\nurl: https://north.example\n',
  'url: https://north.example\nurl: https://south.example\n',
  'name: "North\n\nand South: \nurl"\nurl: https://north.example\n',
])('leaves %j to be parsed whole', (text) => expect(cutTopLevelKeys(text, KEYS)).toBeNull());

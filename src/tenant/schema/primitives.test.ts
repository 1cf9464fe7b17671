import { expect, it } from 'vitest';
import { imageUrl, link } from './primitives.ts';

const SITE = 'https://dealer.example';

it.each(['/', '/finance', '/media/photo.avif', '/a/b?c=d', 'https://x.example/a'])(
  'link and imageUrl accept %j',
  (address) => {
    expect(link.safeParse(address).success).toBe(true);
    expect(imageUrl.safeParse(address).success).toBe(true);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/\r\n//evil.example',
])('link and imageUrl reject %j, which browsers read as another host', (address) => {
  expect(new URL(address, SITE).host).toBe('evil.example');
  expect(link.safeParse(address).success).toBe(false);
  expect(imageUrl.safeParse(address).success).toBe(false);
});

it.each(['\\/evil.example', '\\\\evil.example', '\t//evil.example'])(
  'link and imageUrl reject %j, which does not start with a slash',
  (address) => {
    expect(link.safeParse(address).success).toBe(false);
    expect(imageUrl.safeParse(address).success).toBe(false);
  },
);

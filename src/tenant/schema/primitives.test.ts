import { expect, it } from 'vitest';
import { imageUrl, link } from './primitives.ts';

const SITE = 'https://dealer.example';

it.each(['/', '/finance', '/media/photo.avif', '/a/b?c=d', 'https://x.example/a'])('takes %j', (address) => {
  expect(link.safeParse(address).success).toBe(true);
  expect(imageUrl.safeParse(address).success).toBe(true);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/\r\n//evil.example',
])('refuses %j, a path that browsers read as another host', (address) => {
  expect(new URL(address, SITE).host).toBe('evil.example');
  expect(link.safeParse(address).success).toBe(false);
  expect(imageUrl.safeParse(address).success).toBe(false);
});

it.each(['\\/evil.example', '\\\\evil.example', '\t//evil.example'])(
  'refuses %j, which begins with no slash',
  (address) => {
    expect(link.safeParse(address).success).toBe(false);
    expect(imageUrl.safeParse(address).success).toBe(false);
  },
);

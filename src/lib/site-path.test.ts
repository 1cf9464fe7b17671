import { expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

it.each([
  ['https://own.example/a?b=1#c', '/a?b=1#c'],
  ['http://OWN.example:80/a', '/a'],
  ['https://own.example', '/'],
  ['https://own.example//evil.example', 'https://own.example//evil.example'],
  ['https://other.example/a', 'https://other.example/a'],
  ['https://own.example:8443/a', 'https://own.example:8443/a'],
  ['https://own.example.evil.example/a', 'https://own.example.evil.example/a'],
  ['https://[', 'https://['],
  ['/a', '/a'],
  ['//own.example/a', '//own.example/a'],
  ['tel:0755500100', 'tel:0755500100'],
])('on the site https://own.example, the link %s is written as %s', (href, path) => {
  expect(sitePath(href, 'https://own.example/')).toBe(path);
});

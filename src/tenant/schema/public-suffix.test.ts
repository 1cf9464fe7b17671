import { expect, it } from 'vitest';
import { isPublicSuffix } from './public-suffix.ts';

it.each([
  ['com', true],
  ['com.au', true],
  ['COM.AU', true],
  ['nsw.edu.au', true],
  ['github.io', true],
  ['example', true],
  ['\u516c\u53f8.cn', true],
  ['xn--55qx5d.cn', true],
  ['dealer.com.au', false],
  ['images.dealer.com', false],
  ['127.0.0.1', false],
  ['[::1]', false],
])('isPublicSuffix of %s is %s', (host, expected) => expect(isPublicSuffix(host)).toBe(expected));

import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

it('prose is broken at 72 characters, and words and addresses stay whole', () => {
  const address = `https://www.north.example/${'a'.repeat(80)}`;
  const wrapped = wrapText(`${'A word or two. '.repeat(20)}\n${address}`);
  expect(wrapped.split('\n').at(-1)).toBe(address);
  for (const line of wrapped.split('\n').slice(0, -1)) expect(line.length).toBeLessThanOrEqual(72);
  expect(wrapped.replaceAll(/\s+/g, ' ')).toBe(`${'A word or two. '.repeat(20)}${address}`);
});

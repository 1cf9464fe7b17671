import { describe, expect, it } from 'vitest';
import { countOf } from './count-of.ts';

describe('countOf', () => {
  it('writes thousands with a comma, one in the singular', () => {
    expect(countOf(1284, 'cars')).toBe('1,284 cars');
    expect(countOf(1, 'caravans')).toBe('1 caravan');
    expect(countOf(0, 'trucks')).toBe('0 trucks');
    expect(countOf(1, 'stock')).toBe('1 stock');
  });
});

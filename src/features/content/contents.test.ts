import { describe, expect, it } from 'vitest';
import { contentsOf } from './contents.ts';

const heading = (depth: number, text: string) => ({ depth, text, id: text });

describe('contentsOf', () => {
  it('lists the second-level headings of a page, or none if there are fewer than three', () => {
    const three = [heading(2, 'a'), heading(3, 'under a'), heading(2, 'b'), heading(2, 'c')];
    expect(contentsOf(three).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(contentsOf(three.slice(0, 3))).toEqual([]);
  });
});

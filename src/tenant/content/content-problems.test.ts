import { describe, expect, it } from 'vitest';
import { createProblemPlacer, placeInBody } from './content-problems.ts';
import type { ContentSource } from './read-content.ts';

const sourceOf = (body: string) => ({ file: 'about.md', body, bodyLine: 5 }) as ContentSource;
const placeOf = ({ line, column }: { line: number; column: number }) => [line, column];

describe('createProblemPlacer', () => {
  it('places a problem at the first occurrence of its text, ignoring case, else at the start of the body', () => {
    const source = sourceOf('One\nTwo and Three\nthree');
    expect(placeOf(placeInBody(source, 'three', 'error', ''))).toEqual([6, 9]);
    expect(placeOf(placeInBody(source, 'One', 'error', ''))).toEqual([5, 1]);
    expect(placeOf(placeInBody(source, 'four', 'error', ''))).toEqual([5, 1]);
  });

  it('places several problems, whatever the order of their texts in the page', () => {
    const place = createProblemPlacer(sourceOf('a\nb\nc b'));
    const places = ['b', 'c', 'b', 'a', 'c'].map((text) => placeOf(place(text, 'error', '')));
    expect(places).toEqual([
      [6, 1],
      [7, 1],
      [7, 3],
      [5, 1],
      [7, 1],
    ]);
  });

  it('places 20,000 problems within the time limit of a test', () => {
    const names = Array.from({ length: 20_000 }, (_, at) => `/page-${at}-`);
    const place = createProblemPlacer(sourceOf(names.map((name) => `[A page](${name})`).join('\n')));
    expect(names.map((name) => place(name, 'warning', '').line)).toEqual(names.map((_, at) => at + 5));
  });
});

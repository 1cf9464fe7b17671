import { describe, expect, it } from 'vitest';
import { error } from '../problem.ts';
import { readYaml } from './yaml-source.ts';

const TEXT = `name: Orange
locations:
  - slug: one
    phone: 0255501000
  - slug: two
    address: &home { city: Orange }
  - slug: three
    address: *home
popup:
`;

const source = readYaml('/x/site.yaml', TEXT);
const at = (path: (string | number)[], where?: 'key') => {
  const { line, column } = source.locate({ ...error(path, ''), ...(where ? { at: where } : {}) });
  return [line, column];
};

describe('locate', () => {
  it('points at a scalar, or at the key of a group or list', () => {
    expect(at(['name'])).toEqual([1, 7]);
    expect(at(['name'], 'key')).toEqual([1, 1]);
    expect(at(['locations', 1, 'slug'])).toEqual([5, 11]);
    expect(at(['locations'])).toEqual([2, 1]);
    expect(at(['popup'])).toEqual([9, 1]);
  });

  it('points at the parent of a missing key', () => {
    expect(at(['locations', 1, 'name'])).toEqual([5, 5]);
    expect(at(['theme', 'hue'])).toEqual([1, 1]);
  });

  it('points at the value that an alias refers to', () => {
    expect(at(['locations', 2, 'address', 'city'])).toEqual([6, 28]);
  });

  it('adds the number of lines above the YAML to the line of a problem', () => {
    expect(readYaml('/x/a.md', 'title: A\n', 1).locate(error(['title'], '')).line).toBe(2);
  });
});

it('sourceText returns a value as the file writes it, and null for a list', () => {
  expect(source.sourceText(['locations', 0, 'phone'])).toBe('0255501000');
  expect(source.sourceText(['locations'])).toBeNull();
});

describe('messages for mistakes in the YAML itself', () => {
  it.each([
    ['a: 1\nb: 2\na: 3\n', 3, 'The key "a" appears twice here. Keep one of them.'],
    ['a:\n\tb: 1\n', 2, 'A tab indents this line. Use spaces.'],
    ['a: "open\n', 2, 'Something is missing here or just before: a quote, a bracket, a comma or a colon.'],
    [
      'a: [1, 2\nb: 3\n',
      2,
      'A bracket opened before is not closed, or the line is indented differently from its neighbours.',
    ],
    [
      'text: Sale: now on\n',
      1,
      'The lines do not fit together here. A text with a colon needs quotes; entries that belong together start in the same column.',
    ],
    [
      'a: 1\n---\nb: 2\n',
      2,
      'A line "---" starts a second file here, which is not read. Remove the line, or everything after it.',
    ],
    ['a: @x\n', 1, 'A text that starts with @, ` or % needs quotes around it.'],
    ['a: !x y\n', 1, 'A text that starts with ! needs quotes around it.'],
    [
      'a: *nobody\n',
      1,
      'There is no "&nobody" before this "*nobody". A text that starts with * needs quotes around it.',
    ],
    [
      'name\nslug: x\n',
      1,
      'This reads as a key without its colon. Write "key: value", or put the text in quotes.',
    ],
    [
      'a: "b" c\n',
      1,
      'This does not belong here. Look at the quotes, and at the indent of this line and the one before.',
    ],
  ])('names the line and the mistake of %j', (text, line, words) => {
    const { problems, data } = readYaml('/x/site.yaml', text);
    expect(data).toBeNull();
    expect(problems.map(({ message, line: at }) => [at, message])).toEqual([[line, words]]);
  });
});

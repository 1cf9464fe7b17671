import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  InvalidShape,
  readCount,
  readLink,
  readList,
  readObject,
  readOptional,
  readPath,
  readText,
} from './read-shape.ts';

const readPoint = readObject<{ name: string; at: number[] }>({ name: readText, at: readList(readCount, 2) });

it('returns a new value with only the known keys', () => {
  const given = JSON.parse('{"name":"a","at":[1,2],"more":5,"__proto__":{"name":5}}');
  const point = readPoint(given);
  expect(Object.keys(point)).toEqual(['name', 'at']);
  expect(point).toEqual({ name: 'a', at: [1, 2] });
  expect(point.at).not.toBe(given.at);
});

it.each([
  'null',
  '[]',
  '5',
  '{}',
  '{"name":5,"at":[]}',
  '{"name":"a","at":[1,2,3]}',
  '{"__proto__":{"name":"a","at":[]}}',
])('rejects %s as an object with a text `name` and a list `at` of at most two counts', (text) => {
  expect(() => readPoint(JSON.parse(text))).toThrow(InvalidShape);
});

it('returns a value or throws InvalidShape, for any input', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      try {
        readPoint(value);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidShape);
      }
    }),
  );
});

it('drops invalid optional values', () => {
  const read = readOptional<{ name?: string; count?: number }>({ name: readText, count: readCount });
  expect(read({ name: 5, count: 7 })).toEqual({ count: 7 });
  expect(() => read('text')).toThrow(InvalidShape);
});

it.each([
  '/cars/a',
  '#enquire',
  'https://x.example/',
  'HTTP://x.example',
  'tel:0735550100',
  'mailto:a@b.example',
])('accepts %s as a link', (link) => {
  expect(readLink(link)).toBe(link);
});

it.each([
  'javascript:alert(1)',
  '//x.example',
  '/\\x.example',
  '/\t/x.example',
  '\\\\x',
  'data:text/html,x',
  '',
  ' /a',
  'a',
])('rejects %j as a link', (link) => {
  expect(() => readLink(link)).toThrow(InvalidShape);
  expect(() => readPath(link)).toThrow(InvalidShape);
});

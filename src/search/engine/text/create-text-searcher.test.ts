import { describe, expect, test } from 'vitest';
import {
  inOrder,
  queryOf,
  type TestDocument,
  textSource,
} from '../../../../tests/support/search/text-source.ts';
import { createTextSearcher } from './create-text-searcher.ts';
import type { TextQuery } from './text-search.ts';

const car = (name: string, make: string, model: string, badge: string, stocknum: string): TestDocument => ({
  name,
  make,
  model,
  badge,
  stocknum,
});

const CARS = [
  car('2018 Toyota Corolla Ascent', 'Toyota', 'Corolla', 'Ascent', 'S100001'),
  car('2020 Toyota HiLux SR5 (4x4)', 'Toyota', 'HiLux', 'SR5 (4x4)', 'S100002'),
  car('2019 Mazda CX-9 Azami', 'Mazda', 'CX-9', 'Azami', 'S100003'),
  car('2021 Mazda 3 G20 Pure', 'Mazda', '3', 'G20 Pure', 'S100004'),
  car('2015 Hyundai i30 Active', 'Hyundai', 'i30', 'Active', 'S100005'),
  car('2016 Land Rover Discovery Sport', 'Land Rover', 'Discovery', 'Sport', 'S100006'),
  car('2017 Toyota Landcruiser Sport', 'Toyota', 'Landcruiser', 'Sport', 'S100007'),
];
const FIELDS = ['name', 'make', 'model', 'badge', 'stocknum'];

const searcher = createTextSearcher(textSource(CARS));
const found = (q: string, changes: Partial<TextQuery> = {}) => inOrder(searcher(queryOf(q, FIELDS, changes)));
const allowing = (...docs: number[]): Partial<TextQuery> => ({
  allowed: Uint8Array.from(CARS, (_, doc) => Number(docs.includes(doc))),
});

describe('matching', () => {
  test('finds documents in which each query word occurs in some field', () => {
    expect(found('toyota corolla')).toEqual([0]);
    expect(found('mazda azami S100003')).toEqual([2]);
  });

  test('ignores case and punctuation', () => {
    expect(found('CX9')).toEqual([2]);
    expect(found('cx-9')).toEqual([2]);
    expect(found('sr5 4X4')).toEqual([1]);
  });

  test('matches the last word as a prefix, if the field allows it', () => {
    expect(found('toyota coro')).toEqual([0]);
    expect(found('toyota coro', { prefix: FIELDS.map(() => false), dropTokensThreshold: 0 })).toEqual([]);
    expect(found('coro toyota', { dropTokensThreshold: 0 })).toEqual([]);
  });

  test('allows typos by length: none under four letters, one under seven, else two', () => {
    expect(found('i3x')).toEqual([]);
    expect(found('mazdx')).toEqual([2, 3]);
    expect(found('mxzdx')).toEqual([]);
    expect(found('corxxla')).toEqual([0]);
  });

  test('allows no typos with num_typos 0', () => {
    expect(found('mazdx', { typos: FIELDS.map(() => 0) })).toEqual([]);
  });

  test('allows typos only while fewer documents than the threshold are found', () => {
    const documents = [{ name: 'Camry' }, { name: 'Camri' }];
    const search = createTextSearcher(textSource(documents));
    const exact = { prefix: [false] };
    expect(inOrder(search(queryOf('camry', ['name'], exact)))).toEqual([0]);
    expect(inOrder(search(queryOf('camry', ['name'], { ...exact, typoTokensThreshold: 2 })))).toEqual([0, 1]);
  });

  test('drops words from the right, then from the left, until something is found', () => {
    expect(found('toyota corolla zzzz')).toEqual([0]);
    expect(found('zzzz qqqq hyundai')).toEqual([4]);
    expect(found('toyota corolla zzzz', { dropTokensThreshold: 0 })).toEqual([]);
    expect(found('corolla hyundai', { dropTokensThreshold: 2 })).toEqual([4, 0]);
  });

  test('finds a field with "Landcruiser" for "land cruiser", and a field with "Land Rover" for "landrover"', () => {
    expect(found('land cruiser', { dropTokensThreshold: 0 })).toEqual([6]);
    expect(found('landrover', { typos: FIELDS.map(() => 0) })).toEqual([5]);
  });

  test('applies the filter before deciding on typos and dropped words', () => {
    expect(found('mazda', allowing(3))).toEqual([3]);
    expect(found('S100001', allowing(2))).toEqual([2]);
    expect(found('toyota mazda', allowing(4))).toEqual([]);
  });

  test('excludes words after a dash, and requires quoted words to be adjacent', () => {
    expect(found('toyota -corolla')).toEqual([1, 6]);
    expect(found('"land rover"')).toEqual([5]);
    expect(found('"rover land"')).toEqual([]);
    expect(found('sport -"land rover"')).toEqual([6]);
  });

  test('finds all filtered documents for a query without words', () => {
    expect(found('!?', allowing(1, 4))).toEqual([1, 4]);
  });
});

describe('ranking', () => {
  const order = (documents: TestDocument[], q: string, changes: Partial<TextQuery> = {}) =>
    inOrder(createTextSearcher(textSource(documents))(queryOf(q, Object.keys(documents[0] ?? {}), changes)));

  test('ranks a document with more of the query’s words higher, even if they were dropped', () => {
    const documents = [{ name: 'red van' }, { name: 'red ute diesel' }];
    expect(order(documents, 'red zzz diesel')).toEqual([1, 0]);
  });

  test('ranks a match with fewer typos higher', () => {
    const documents = [{ name: 'camri' }, { name: 'camry' }];
    expect(order(documents, 'camry', { typoTokensThreshold: 2 })).toEqual([1, 0]);
  });

  test('ranks a whole word above a prefix', () => {
    expect(order([{ name: 'the golfer' }, { name: 'the golf' }], 'golf')).toEqual([1, 0]);
  });

  test('ranks a document higher if the words are closer together', () => {
    const documents = [{ name: 'land of the rover' }, { name: 'a land rover' }];
    expect(order(documents, 'land rover')).toEqual([1, 0]);
  });

  test('ranks an exact match of a whole field higher, unless prioritizeExactMatch is false', () => {
    const documents = [{ name: 'golf club' }, { name: 'golf' }];
    expect(order(documents, 'golf')).toEqual([1, 0]);
    expect(order(documents, 'golf', { prioritizeExactMatch: false })).toEqual([0, 1]);
  });

  test('ranks a match in an earlier field higher, or in a field with more weight', () => {
    const documents = [
      { name: 'a van', badge: 'sport pack' },
      { name: 'sport van', badge: 'a pack' },
    ];
    expect(order(documents, 'sport')).toEqual([1, 0]);
    expect(order(documents, 'sport', { weights: [1, 5] })).toEqual([0, 1]);
    expect(order(documents, 'sport', { weights: [3, 3] })).toEqual([0, 1]);
  });

  test('ranks a document with more matching fields higher', () => {
    const documents = [
      { name: 'sport van', badge: 'pack' },
      { name: 'sport van', badge: 'sport pack' },
    ];
    expect(order(documents, 'sport')).toEqual([1, 0]);
  });

  test('gives equal matches equal scores', () => {
    const { scores } = searcher(queryOf('mazda', FIELDS));
    expect(new Set(scores).size).toBe(1);
  });
});

describe('highlights', () => {
  const OPTIONS = { full: [], startTag: '<mark>', endTag: '</mark>' };
  const marked = (q: string, doc: number, options = {}) =>
    searcher(queryOf(q, FIELDS))
      .highlights(doc, { ...OPTIONS, ...options })
      .map(({ field, snippet, matched_tokens }) => [field, snippet, matched_tokens]);

  test('puts a field that equals the query before a field that only contains it', () => {
    expect(marked('toyota', 0)).toEqual([
      ['make', '<mark>Toyota</mark>', ['Toyota']],
      ['name', '2018 <mark>Toyota</mark> Corolla Ascent', ['Toyota']],
    ]);
  });

  test('marks the whole of a word that was typed with a typo, and only the typed part of an unfinished word', () => {
    expect(marked('tyota', 0)[0]).toEqual(['make', '<mark>Toyota</mark>', ['Toyota']]);
    expect(marked('toy', 0)[0]).toEqual(['make', '<mark>Toy</mark>ota', ['Toy']]);
  });

  test('does not mark trailing punctuation', () => {
    expect(marked('4x4', 1)[0]).toEqual(['name', '2020 Toyota HiLux SR5 (<mark>4x4</mark>)', ['4x4']]);
  });

  test('also marks words that were dropped from the query', () => {
    expect(marked('ascent toyota zzzz', 0)).toContainEqual([
      'name',
      '2018 <mark>Toyota</mark> Corolla <mark>Ascent</mark>',
      ['Toyota', 'Ascent'],
    ]);
  });

  test('uses the given tags, and returns the whole text of a field in full', () => {
    const [first] = searcher(queryOf('azami', FIELDS)).highlights(2, {
      full: ['badge'],
      startTag: '[',
      endTag: ']',
    });
    expect(first).toEqual({
      field: 'badge',
      snippet: '[Azami]',
      value: '[Azami]',
      matched_tokens: ['Azami'],
    });
  });

  test('shortens a long text to four words on each side of the match', () => {
    const long = Array.from({ length: 60 }, (_, at) => (at === 30 ? 'needle' : `word${at}`)).join(' ');
    const search = createTextSearcher(textSource([{ text: long }]));
    const [highlight] = search(queryOf('needle', ['text'])).highlights(0, {
      ...OPTIONS,
      full: ['text'],
    });
    expect(highlight?.snippet).toBe(
      'word26 word27 word28 word29 <mark>needle</mark> word31 word32 word33 word34',
    );
    expect(highlight?.value).toBe(long.replace('needle', '<mark>needle</mark>'));
  });

  test('returns the matching entries of a list with their indexes', () => {
    const features = ['Tow Bar', 'Sunroof', 'Roof Bar'];
    const search = createTextSearcher(textSource([{ features }]));
    const highlights = search(queryOf('roof bar', ['features'])).highlights(0, {
      ...OPTIONS,
      full: ['features'],
    });
    expect(highlights).toEqual([
      {
        field: 'features',
        matched_tokens: [['Roof', 'Bar'], ['Bar']],
        indices: [2, 0],
        snippets: ['<mark>Roof</mark> <mark>Bar</mark>', 'Tow <mark>Bar</mark>'],
        values: ['<mark>Roof</mark> <mark>Bar</mark>', 'Tow <mark>Bar</mark>'],
      },
    ]);
  });
});

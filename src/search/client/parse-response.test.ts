import { expect, it } from 'vitest';
import { HIT_FIELDS } from './hit-fields.ts';
import { parseResponse, ServerUnavailable } from './parse-response.ts';
import { answerOf } from './testing/answer-of.ts';

const search = { collection: 'Car_production', include_fields: HIT_FIELDS, facet_by: 'make', per_page: 2 };
const vehicle = { id: 'a', price: 28_490, sold: false, reserved: false };
const hit = (over: object = {}, document: object = vehicle) => ({
  document,
  highlight: {},
  highlights: [],
  ...over,
});
const counts = { value: 'Kia', highlighted: 'Kia', count: 1 };
const facet = { field_name: 'make', sampled: false, counts: [counts], stats: { total_values: 1 } };
const good = { ...answerOf(search, 1), hits: [hit()], facet_counts: [facet] };
const check = (result: object) => parseResponse({ results: [result] }, [search]).results[0];
const withDocument = (over: object) => ({ ...good, hits: [hit({}, { ...vehicle, ...over })] });

it('returns a complete response unchanged', () => {
  expect(check(good)).toEqual(good);
});

it('accepts a vehicle in each state', () => {
  for (const sold of [true, false])
    for (const reserved of [true, false])
      for (const price of [0, 5, 28_490.5]) {
        const sent = withDocument({ sold, reserved, price });
        expect(check(sent)).toEqual(sent);
      }
});

it('drops fields that no page reads', () => {
  const noise = JSON.parse(
    '{"__proto__":{"card":1},"grouped_hits":5,"union_request_params":7,"metadata":{}}',
  );
  const document = {
    ...vehicle,
    vin: 'secret',
    dealer: 'another',
    card: { facts: { title: 'x' }, html: '<img src=x onerror=alert(1)>' },
    ...noise,
  };
  const noisy = {
    ...good,
    ...noise,
    hits: [hit({ ...noise, highlight: { name: { toString: 5 } } }, document)],
  };
  expect(JSON.stringify(check(noisy))).toBe(JSON.stringify(check(good)));
  expect(Object.getPrototypeOf(check(noisy))).toBe(Object.prototype);
});

it.each<[string, object]>([
  ['a negative count', { ...good, found: -1 }],
  ['a count in text', { ...good, found: '1' }],
  ['a fractional count', { ...good, found: 1.5 }],
  ['a count that is too large', { ...good, found: 1e300 }],
  ['hits that are not a list', { ...good, hits: { 0: hit(), length: 1 } }],
  ['more hits than requested', { ...good, hits: [hit(), hit(), hit()] }],
  ['no parameters', { ...good, request_params: undefined }],
  ['a document without an id', { ...good, hits: [hit({}, { ...vehicle, id: undefined })] }],
  ['an id that is a number', { ...good, hits: [hit({}, { ...vehicle, id: 5 })] }],
  ['a hit with only an id', { ...good, hits: [hit({}, { id: 'a' })] }],
  ['highlights that are not a list', { ...good, hits: [hit({ highlights: 5 })] }],
  ['a facet that was not requested', { ...good, facet_counts: [{ ...facet, field_name: '__proto__' }] }],
  ['a facet without counts', { ...good, facet_counts: [{ ...facet, counts: undefined }] }],
  [
    'a facet value that is an object',
    { ...good, facet_counts: [{ ...facet, counts: [{ ...counts, value: {} }] }] },
  ],
  ['a facet count in text', { ...good, facet_counts: [{ ...facet, counts: [{ ...counts, count: '1' }] }] }],
  [
    'more facet values than requested',
    { ...good, facet_counts: [{ ...facet, counts: Array(11).fill(counts) }] },
  ],
  ['a price in text', withDocument({ price: '5' })],
  ['a price that is a list', withDocument({ price: [5] })],
  ['no price', withDocument({ price: undefined })],
  ['`sold` as text', withDocument({ sold: 'false' })],
  ['`sold` as a number', withDocument({ sold: 1 })],
  ['no `sold`', withDocument({ sold: undefined })],
  ['`reserved` as an object', withDocument({ reserved: { toString: 5 } })],
  ['`reserved` as null', withDocument({ reserved: null })],
  ['a failure whose message is not text', { code: 500, error: { toString: 5 } }],
  ['a failure without a code', { error: 'x' }],
])('rejects %s', (_, result) => {
  expect(() => check(result)).toThrow(ServerUnavailable);
});

it('rejects a car model whose id is not a path of this site (the id is its link)', () => {
  const model = { 'manufacturer.name': 'Kia', 'model.name': 'Rio', 'model.body': ['hatch'], count: 1 };
  const asked = { collection: 'Model_production' };
  const found = (id: string) => ({ ...answerOf(asked, 1), hits: [hit({}, { ...model, id })] });
  const checked = (id: string) => parseResponse({ results: [found(id)] }, [asked]);
  expect(checked('/search/kia/rio/')).toEqual({ results: [found('/search/kia/rio/')] });
  for (const id of ['javascript:alert(1)', '//evil.example', 'https://evil.example'])
    expect(() => checked(id)).toThrow(ServerUnavailable);
});

import { expect, it } from 'vitest';
import { card, ORDINARY, STATES } from '../../../tests/fixtures/cards.ts';
import type { CardView } from '../../stock/views.ts';
import { checkedAnswer, ServerUnavailable } from './checked-answer.ts';
import { answerOf } from './testing/answer-of.ts';

const search = { collection: 'Car_production', include_fields: 'id,card', facet_by: 'make', per_page: 2 };
const vehicle = card('2023 Kia Seltos', 'suv', { kind: 'enquire', text: 'Ask' });
const hit = (over: object = {}, document: object = { id: 'a', card: vehicle }) => ({
  document,
  highlight: {},
  highlights: [],
  ...over,
});
const counts = { value: 'Kia', highlighted: 'Kia', count: 1 };
const facet = { field_name: 'make', sampled: false, counts: [counts], stats: { total_values: 1 } };
const good = { ...answerOf(search, 1), hits: [hit()], facet_counts: [facet] };
const check = (result: object) => checkedAnswer({ results: [result] }, [search]).results[0];
const withCard = (over: object) => ({ ...good, hits: [hit({}, { id: 'a', card: { ...vehicle, ...over } })] });

it('takes a whole answer as it is', () => {
  expect(check(good)).toEqual(good);
});

it('leaves out what no page reads', () => {
  const noise = JSON.parse(
    '{"__proto__":{"card":1},"grouped_hits":5,"union_request_params":7,"metadata":{}}',
  );
  const document = { id: 'a', card: { ...vehicle, vin: 'secret', ...noise }, dealer: 'another', ...noise };
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
  ['a broken count', { ...good, found: 1.5 }],
  ['an endless count', { ...good, found: 1e300 }],
  ['hits that are no list', { ...good, hits: { 0: hit(), length: 1 } }],
  ['more hits than were asked for', { ...good, hits: [hit(), hit(), hit()] }],
  ['no parameters', { ...good, request_params: undefined }],
  ['a document without an id', { ...good, hits: [hit({}, { card: vehicle })] }],
  ['an id that is a number', { ...good, hits: [hit({}, { id: 5, card: vehicle })] }],
  ['a hit without a card', { ...good, hits: [hit({}, { id: 'a' })] }],
  ['highlights that are no list', { ...good, hits: [hit({ highlights: 5 })] }],
  ['a facet nobody asked for', { ...good, facet_counts: [{ ...facet, field_name: '__proto__' }] }],
  ['a facet without counts', { ...good, facet_counts: [{ ...facet, counts: undefined }] }],
  [
    'a facet value that is an object',
    { ...good, facet_counts: [{ ...facet, counts: [{ ...counts, value: {} }] }] },
  ],
  ['a facet count in text', { ...good, facet_counts: [{ ...facet, counts: [{ ...counts, count: '1' }] }] }],
  [
    'more facet values than there may be',
    { ...good, facet_counts: [{ ...facet, counts: Array(11).fill(counts) }] },
  ],
  ['a link to a script', withCard({ href: 'javascript:alert(1)' })],
  ['a link to another host', withCard({ href: '//evil.example' })],
  ['a link to another host in disguise', withCard({ href: '/\\evil.example' })],
  ['a link with a line break', withCard({ href: '/\n/evil.example' })],
  [
    'a button that runs a script',
    withCard({ buttons: [{ kind: 'explore', label: 'x', href: 'JavaScript:x' }] }),
  ],
  ['facts that are objects', withCard({ facts: [{}] })],
  ['a price of an unknown kind', withCard({ price: { kind: 'constructor', text: '$1' } })],
  ['a price without text', withCard({ price: { kind: 'enquire' } })],
  ['a tag of an unknown kind', withCard({ tag: { kind: 'toString', text: 'x' } })],
  ['a band that is a text', withCard({ band: 'Sold' })],
  [
    'a repayment without its warning',
    withCard({ repayment: { amount: '$1', per: 'week', interest: '1', comparison: '1' } }),
  ],
  ['a failure without words', { code: 500, error: { toString: 5 } }],
  ['a failure without a code', { error: 'x' }],
])('refuses %s', (_, result) => {
  expect(() => check(result)).toThrow(ServerUnavailable);
});

it('takes every kind of card', () => {
  const cards: Partial<CardView>[] = [
    { price: { kind: 'subscription', amount: 199, text: '$199', per: 'week', note: '' } },
    { price: { kind: 'preorder', text: 'Pre-order' }, picture: null, place: null },
    { tag: { kind: 'certified', text: 'Certified', image: '/seal.svg' }, buttons: [] },
    { tag: { kind: 'sold', text: 'Sold' }, band: { label: 'Sold', reason: '' } },
    { buttons: [{ kind: 'enquire', label: 'Ring', href: 'tel:0735550100' }] },
  ];
  for (const over of cards) expect(check(withCard(over))).toEqual(withCard(over));
  for (const drawn of [...ORDINARY, ...STATES]) {
    const sent = withCard(JSON.parse(JSON.stringify(drawn)));
    expect(check(sent)).toEqual(sent);
  }
});

it('refuses a model whose address leads elsewhere', () => {
  const model = { 'manufacturer.name': 'Kia', 'model.name': 'Rio', 'model.body': ['hatch'], count: 1 };
  const asked = { collection: 'Model_production' };
  const found = (id: string) => ({ ...answerOf(asked, 1), hits: [hit({}, { ...model, id })] });
  const checked = (id: string) => checkedAnswer({ results: [found(id)] }, [asked]);
  expect(checked('/search/kia/rio/')).toEqual({ results: [found('/search/kia/rio/')] });
  for (const id of ['javascript:alert(1)', '//evil.example', 'https://evil.example'])
    expect(() => checked(id)).toThrow(ServerUnavailable);
});

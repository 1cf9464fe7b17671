import { expect, it } from 'vitest';
import type { StoredCollection } from './admin-answers.ts';
import { leftovers } from './leftovers.ts';

const ALIAS = 'Car_production_demo';
const now = new Date('2026-11-20T12:00:00Z');
const at = (time: string) => `${ALIAS}_20261120${time}00000`;
const stored = (name: string, over: Partial<StoredCollection> = {}): StoredCollection => ({
  name,
  documents: 5,
  schema: 'digest',
  replaces: null,
  runner: 'here',
  ...over,
});
const left = (collections: StoredCollection[], targets: string[]) =>
  leftovers({ alias: ALIAS, collections, targets, runner: 'here', now });

it('keeps the live collection and the one it replaced, and names all others for deletion', () => {
  const live = stored(at('1100'), { replaces: at('0900') });
  const all = [live, stored(at('0900')), stored(at('1000')), stored(at('1130')), stored(at('0800'))];
  expect(left(all, [live.name]).sort()).toEqual([at('0800'), at('1000'), at('1130')]);
});

it('keeps the targets of all aliases', () => {
  const all = [stored(at('1100')), stored(at('0900')), stored(at('0800'))];
  expect(left(all, [at('1100'), at('0800')])).toEqual([]);
});

it('keeps the newest older collection if the live one does not record what it replaced', () => {
  const older = { runner: null };
  const all = [stored(at('1000'), older), stored(at('0900'), older), stored(at('0800'), older)];
  expect(left(all, [at('1000')])).toEqual([at('0800')]);
});

it('keeps collections of other machines for an hour', () => {
  const elsewhere = { runner: 'elsewhere' };
  const all = [stored(at('1130'), elsewhere), stored(at('1030'), elsewhere), stored(at('1145'))];
  expect(left(all, []).sort()).toEqual([at('1030'), at('1145')]);
});

it('names only collections that match this dealer’s pattern', () => {
  const names = [
    ALIAS,
    `${ALIAS}_backup`,
    `${ALIAS}-two_20261120080000000`,
    `${ALIAS}_20261120080000000_old`,
    'Model_production_demo_20261120080000000',
    'other',
  ];
  expect(
    left(
      names.map((name) => stored(name)),
      [],
    ),
  ).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { card } from '../../../../tests/fixtures/cards.ts';
import { guardedStorage } from '../../../ui/storage/guarded-storage.ts';
import { type CardHit, hitsCache, searchKey } from './hits-cache.ts';

function memory() {
  const texts = new Map<string, string>();
  const open = () => ({
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  });
  return guardedStorage(open, (name) => {
    throw new Error(`${name} was not kept.`);
  });
}
const hit = (objectID: string): CardHit => ({
  objectID,
  __position: 1,
  card: card(objectID, 'suv', { kind: 'enquire', text: 'Ask' }),
});
const kia = { index: 'Car_production', disjunctiveFacetsRefinements: { make: ['Kia'] } };

describe('hitsCache', () => {
  it('knows a search again, whatever refines nothing', () => {
    expect(searchKey({ ...kia, query: '', numericRefinements: { price: { '>=': [], '<=': [] } } })).toBe(
      searchKey(kia),
    );
    expect(searchKey({ ...kia, query: 'x' })).not.toBe(searchKey(kia));
    expect(
      searchKey({ disjunctiveFacetsRefinements: { make: ['Kia'], model: [] }, index: 'Car_production' }),
    ).toBe(searchKey(kia));
  });

  it('keeps the pages of ten searches', () => {
    const cache = hitsCache(memory(), 'hits', false, 'now');
    for (let i = 0; i < 11; i += 1)
      cache.write({ state: { query: String(i) }, hits: { 0: [hit(`car ${i}`)] } });
    expect(cache.read({ state: { query: '0' } })).toBeNull();
    expect(cache.read({ state: { query: '1' } })?.[0]).toEqual([hit('car 1')]);
  });

  it('shows the latest search again to a shopper who comes back, not to one who comes anew', () => {
    const store = memory();
    const left = hitsCache(store, 'hits', false, 'now');
    left.write({ state: {}, hits: { 0: [hit('a')] } });
    left.write({ state: kia, hits: { 0: [hit('b')], 1: [hit('c')] } });
    left.keep();
    expect(hitsCache(store, 'hits', true, 'now').read({ state: kia })).toEqual({
      0: [hit('b')],
      1: [hit('c')],
    });
    expect(hitsCache(store, 'hits', true, 'now').read({ state: {} })).toBeNull();
    expect(hitsCache(store, 'hits', false, 'now').read({ state: kia })).toBeNull();
  });

  it('shows nothing that other code kept, or that is no search at all', () => {
    const store = memory();
    const left = hitsCache(store, 'hits', false, 'before');
    left.write({ state: {}, hits: { 0: [hit('a')] } });
    left.keep();
    expect(hitsCache(store, 'hits', true, 'before').read({ state: {} })).toEqual({ 0: [hit('a')] });
    expect(hitsCache(store, 'hits', true, 'now').read({ state: {} })).toBeNull();
    for (const text of ['', '[[', '{}', 'null', '["now"]', '["now","",null]']) {
      store.write('hits', text);
      expect(hitsCache(store, 'hits', true, 'now').read({ state: {} })).toBeNull();
    }
  });

  it('keeps no page that is behind the last one', () => {
    const cache = hitsCache(memory(), 'hits', false, 'now');
    cache.write({ state: {}, hits: { 0: [hit('a')], 40: [] } });
    expect(cache.read({ state: {} })).toEqual({ 0: [hit('a')] });
  });
});

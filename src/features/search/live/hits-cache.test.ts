import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardNamed, sourceOf } from '../../../../tests/support/search/card-source.ts';
import { type GuardedStorage, guardedStorage } from '../../../ui/storage/guarded-storage.ts';
import { type CardHit, hitsCache, leftSearch, searchKey, vehicleOf } from './hits-cache.ts';

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
  price: 28_490,
  sold: false,
  reserved: true,
  card: cardNamed(objectID),
});
const kia = { index: 'Car_production', disjunctiveFacetsRefinements: { make: ['Kia'] } };

/** The cache of a page that its shopper comes back to. */
const returning = async (store: GuardedStorage, version: string, source = sourceOf()) =>
  hitsCache(store, 'hits', version, await leftSearch(store, 'hits', version, source));
afterEach(() => vi.restoreAllMocks());

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
    const cache = hitsCache(memory(), 'hits', 'now', null);
    for (let i = 0; i < 11; i += 1)
      cache.write({ state: { query: String(i) }, hits: { 0: [hit(`car ${i}`)] } });
    expect(cache.read({ state: { query: '0' } })).toBeNull();
    expect(cache.read({ state: { query: '1' } })?.[0]).toEqual([hit('car 1')]);
  });

  it('shows the latest search again to a shopper who comes back, not to one who comes anew', async () => {
    const store = memory();
    const left = hitsCache(store, 'hits', 'now', null);
    left.write({ state: {}, hits: { 0: [hit('a')] } });
    left.write({ state: kia, hits: { 0: [hit('b')], 1: [hit('c')] } });
    left.keep();
    const returned = await returning(store, 'now');
    expect(returned.read({ state: kia })).toEqual({ 0: [hit('b')], 1: [hit('c')] });
    expect(returned.read({ state: {} })).toBeNull();
    expect(hitsCache(store, 'hits', 'now', null).read({ state: kia })).toBeNull();
  });

  it('keeps no drawing: cards are those of now, and vehicles that are gone are left out', async () => {
    const store = memory();
    const left = hitsCache(store, 'hits', 'now', null);
    left.write({ state: kia, hits: { 0: [hit('a'), hit('b')], 1: [hit('c')] } });
    left.keep();
    expect(store.read('hits')).not.toContain('<article');
    const redrawn = (id: string) => ({ ...cardNamed(id), html: `<article>${id} now</article>` });
    const source = sourceOf((id) => (id === 'b' ? null : redrawn(id)));
    expect((await returning(store, 'now', source)).read({ state: kia })).toEqual({
      0: [{ ...hit('a'), card: redrawn('a') }],
      1: [{ ...hit('c'), card: redrawn('c') }],
    });
  });

  it('searches again where the cards cannot be had', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = memory();
    const left = hitsCache(store, 'hits', 'now', null);
    left.write({ state: kia, hits: { 0: [hit('a')] } });
    left.keep();
    const away = { cards: () => Promise.reject(new Error('away')) };
    expect(await leftSearch(store, 'hits', 'now', away)).toBeNull();
    expect(log).toHaveBeenCalledWith('The search that was left is searched again.', expect.any(Error));
  });

  it('shows nothing that other code kept, or that is no search at all', async () => {
    const store = memory();
    const left = hitsCache(store, 'hits', 'before', null);
    left.write({ state: {}, hits: { 0: [hit('a')] } });
    left.keep();
    expect((await returning(store, 'before')).read({ state: {} })).toEqual({ 0: [hit('a')] });
    expect(await leftSearch(store, 'hits', 'now', sourceOf())).toBeNull();
    for (const text of ['', '[[', '{}', 'null', '["now"]', '["now","",null]', '["now","",{}]']) {
      store.write('hits', text);
      expect(await leftSearch(store, 'hits', 'now', sourceOf())).toBeNull();
    }
  });

  it('gives a hit the names of a vehicle again', () => {
    const { objectID: id, price, sold, reserved, card } = hit('a');
    expect(vehicleOf(hit('a'))).toEqual({ id, price, sold, reserved, card });
  });

  it('keeps no page that is behind the last one', () => {
    const cache = hitsCache(memory(), 'hits', 'now', null);
    cache.write({ state: {}, hits: { 0: [hit('a')], 40: [] } });
    expect(cache.read({ state: {} })).toEqual({ 0: [hit('a')] });
  });
});

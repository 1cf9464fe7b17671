import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardNamed, cardSource } from '../../../../tests/support/search/card-source.ts';
import { type GuardedStorage, guardedStorage } from '../../../ui/storage/guarded-storage.ts';
import { type CardHit, hitsCache, restoreSearch, searchKey, vehicleOf } from './hits-cache.ts';

function memory() {
  const texts = new Map<string, string>();
  const open = () => ({
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  });
  return guardedStorage(open, (name) => {
    throw new Error(`${name} could not be stored.`);
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

/** The cache of a page that the shopper has come back to. */
const returning = async (store: GuardedStorage, version: string, source = cardSource()) =>
  hitsCache(store, 'hits', version, await restoreSearch(store, 'hits', version, source));
afterEach(() => vi.restoreAllMocks());

describe('hitsCache', () => {
  it('finds a search again if only its empty refinements and the order of its properties differ', () => {
    expect(searchKey({ ...kia, query: '', numericRefinements: { price: { '>=': [], '<=': [] } } })).toBe(
      searchKey(kia),
    );
    expect(searchKey({ ...kia, query: 'x' })).not.toBe(searchKey(kia));
    expect(
      searchKey({ disjunctiveFacetsRefinements: { make: ['Kia'], model: [] }, index: 'Car_production' }),
    ).toBe(searchKey(kia));
  });

  it('caches the latest ten searches and drops the oldest', () => {
    const cache = hitsCache(memory(), 'hits', 'now', null);
    for (let i = 0; i < 11; i += 1)
      cache.write({ state: { query: String(i) }, hits: { 0: [hit(`car ${i}`)] } });
    expect(cache.read({ state: { query: '0' } })).toBeNull();
    expect(cache.read({ state: { query: '1' } })?.[0]).toEqual([hit('car 1')]);
  });

  it('restores the latest search for a returning shopper, not for a new visit', async () => {
    const store = memory();
    const left = hitsCache(store, 'hits', 'now', null);
    left.write({ state: {}, hits: { 0: [hit('a')] } });
    left.write({ state: kia, hits: { 0: [hit('b')], 1: [hit('c')] } });
    left.persist();
    const returned = await returning(store, 'now');
    expect(returned.read({ state: kia })).toEqual({ 0: [hit('b')], 1: [hit('c')] });
    expect(returned.read({ state: {} })).toBeNull();
    expect(hitsCache(store, 'hits', 'now', null).read({ state: kia })).toBeNull();
  });

  it('restores current cards and leaves out vehicles that are no longer in stock', async () => {
    const store = memory();
    const left = hitsCache(store, 'hits', 'now', null);
    left.write({ state: kia, hits: { 0: [hit('a'), hit('b')], 1: [hit('c')] } });
    left.persist();
    expect(store.read('hits')).not.toContain('<article');
    const redrawn = (id: string) => ({ ...cardNamed(id), html: `<article>${id} now</article>` });
    const source = cardSource((id) => (id === 'b' ? null : redrawn(id)));
    expect((await returning(store, 'now', source)).read({ state: kia })).toEqual({
      0: [{ ...hit('a'), card: redrawn('a') }],
      1: [{ ...hit('c'), card: redrawn('c') }],
    });
  });

  it('restores nothing if the cards cannot be loaded', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = memory();
    const left = hitsCache(store, 'hits', 'now', null);
    left.write({ state: kia, hits: { 0: [hit('a')] } });
    left.persist();
    const away = { cards: () => Promise.reject(new Error('away')) };
    expect(await restoreSearch(store, 'hits', 'now', away)).toBeNull();
    expect(log).toHaveBeenCalledWith('The previous results could not be restored.', expect.any(Error));
  });

  it('ignores what another version of the code stored, and invalid data', async () => {
    const store = memory();
    const left = hitsCache(store, 'hits', 'before', null);
    left.write({ state: {}, hits: { 0: [hit('a')] } });
    left.persist();
    expect((await returning(store, 'before')).read({ state: {} })).toEqual({ 0: [hit('a')] });
    expect(await restoreSearch(store, 'hits', 'now', cardSource())).toBeNull();
    for (const text of ['', '[[', '{}', 'null', '["now"]', '["now","",null]', '["now","",{}]']) {
      store.write('hits', text);
      expect(await restoreSearch(store, 'hits', 'now', cardSource())).toBeNull();
    }
  });

  it('vehicleOf renames InstantSearch’s objectID back to id', () => {
    const { objectID: id, price, sold, reserved, card } = hit('a');
    expect(vehicleOf(hit('a'))).toEqual({ id, price, sold, reserved, card });
  });

  it('does not cache pages beyond the last one', () => {
    const cache = hitsCache(memory(), 'hits', 'now', null);
    cache.write({ state: {}, hits: { 0: [hit('a')], 40: [] } });
    expect(cache.read({ state: {} })).toEqual({ 0: [hit('a')] });
  });
});

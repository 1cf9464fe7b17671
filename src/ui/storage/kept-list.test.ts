import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entriesOf, keptList, storageFailed } from './kept-list.ts';

const options = {
  name: 'numbers',
  entryOf: (value: unknown) => (typeof value === 'number' ? value : null),
  keyOf: String,
  limit: 3,
};

/** A window with a storage. */
function browser() {
  const kept = new Map<string, string>();
  const writes: string[] = [];
  const setItem = vi.fn((name: string, text: string) => {
    writes.push(text);
    kept.set(name, text);
  });
  vi.stubGlobal('window', { localStorage: { getItem: (name: string) => kept.get(name) ?? null, setItem } });
  return { kept, writes, setItem };
}

afterEach(() => {
  vi.unstubAllGlobals();
  storageFailed.set(false);
});

describe('entriesOf', () => {
  it.each([
    [null, []],
    ['', []],
    ['not json', []],
    ['{"a":1}', []],
    ['null', []],
    ['[1,', []],
    ['[1,"x",null,2]', [1, 2]],
    ['[2,1,2]', [2, 1]],
    ['[1,2,3,4]', [1, 2, 3]],
  ])('decodes the valid entries of %s', (text, entries) => {
    expect(entriesOf(text, options)).toEqual(entries);
  });

  it('returns a valid list for any text, and decodes an encoded list to the same list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const entries = entriesOf(text, options);
        expect(entries.length).toBeLessThanOrEqual(3);
        expect(new Set(entries).size).toBe(entries.length);
        expect(entriesOf(JSON.stringify(entries), options)).toEqual(entries);
      }),
    );
  });
});

describe('keptList', () => {
  it('stores each change, with no more entries than its limit', () => {
    const { kept } = browser();
    const numbers = keptList(options);
    numbers.update((list) => [5, ...list]);
    numbers.update((list) => [6, ...list]);
    expect(numbers.list.get()).toEqual([6, 5]);
    numbers.update((list) => [8, 7, ...list]);
    expect(numbers.list.get()).toEqual([8, 7, 6]);
    expect([...kept]).toEqual([['forecourt::numbers', '[8,7,6]']]);
    expect(keptList(options).list.get()).toEqual([8, 7, 6]);
  });

  it('applies a change to the list that another tab has stored meanwhile, so that nothing is lost', () => {
    browser();
    const thisTab = keptList(options);
    const otherTab = keptList(options);
    const stop = thisTab.list.listen(() => {});
    thisTab.update(() => [1]);
    otherTab.update((list) => [2, ...list]);
    thisTab.update((list) => [3, ...list]);
    expect(thisTab.list.get()).toEqual([3, 2, 1]);
    stop();
  });

  it('replaces a stored text that is not a list', () => {
    const { kept } = browser();
    kept.set('forecourt::numbers', '{"schema":1}');
    const numbers = keptList(options);
    expect(numbers.list.get()).toEqual([]);
    numbers.update((list) => [1, ...list]);
    expect(kept.get('forecourt::numbers')).toBe('[1]');
  });

  it('keeps the list in memory and sets storageFailed if the browser stores nothing', () => {
    const { setItem } = browser();
    setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const numbers = keptList({ ...options, name: 'refused' });
    expect(storageFailed.get()).toBe(false);
    numbers.update(() => [1]);
    numbers.update((list) => [2, ...list]);
    expect(numbers.list.get()).toEqual([2, 1]);
    expect(storageFailed.get()).toBe(true);
  });

  it('does not write or notify if an update changes nothing', () => {
    const { writes } = browser();
    const numbers = keptList(options);
    numbers.update(() => [1, 2]);
    const notified: unknown[] = [];
    const stop = numbers.list.listen((list) => notified.push(list));
    numbers.update((list) => [...list]);
    stop();
    expect(notified).toEqual([]);
    expect(writes).toEqual(['[1,2]']);
  });
});

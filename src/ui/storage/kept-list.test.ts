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

  it('returns a valid list for any text, and the same list for what it stored', () => {
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
  it('keeps what it is changed to, at most its limit', () => {
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

  it('builds on what another tab kept meanwhile', () => {
    browser();
    const here = keptList(options);
    const there = keptList(options);
    const stop = here.list.listen(() => {});
    here.update(() => [1]);
    there.update((list) => [2, ...list]);
    here.update((list) => [3, ...list]);
    expect(here.list.get()).toEqual([3, 2, 1]);
    stop();
  });

  it('starts anew over a text that is not its own', () => {
    const { kept } = browser();
    kept.set('forecourt::numbers', '{"schema":1}');
    const numbers = keptList(options);
    expect(numbers.list.get()).toEqual([]);
    numbers.update((list) => [1, ...list]);
    expect(kept.get('forecourt::numbers')).toBe('[1]');
  });

  it('goes on in memory, and reports it, where the browser stores nothing', () => {
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

  it('writes and notifies nothing where nothing changes', () => {
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

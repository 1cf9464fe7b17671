import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedStorage } from './guarded-storage.ts';
import { entriesOf, keptList } from './kept-list.ts';

const options = {
  name: 'numbers',
  entryOf: (value: unknown) => (typeof value === 'number' ? value : null),
  keyOf: String,
  limit: 3,
};

function browser() {
  const kept = new Map<string, string>();
  const storage = guardedStorage(
    () => ({ getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) }),
    () => undefined,
  );
  return { kept, storage };
}

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
    const { kept, storage } = browser();
    const numbers = keptList(options, storage);
    numbers.update((list) => [5, ...list]);
    numbers.update((list) => [6, ...list]);
    expect(numbers.list.get()).toEqual([6, 5]);
    numbers.update((list) => [8, 7, ...list]);
    expect(numbers.list.get()).toEqual([8, 7, 6]);
    expect([...kept.values()]).toEqual(['[8,7,6]']);
    expect(keptList(options, storage).list.get()).toEqual([8, 7, 6]);
  });

  it('builds on what another tab kept meanwhile', () => {
    const { storage } = browser();
    const here = keptList(options, storage);
    const there = keptList(options, storage);
    here.update(() => [1]);
    there.update((list) => [2, ...list]);
    here.update((list) => [3, ...list]);
    expect(here.list.get()).toEqual([3, 2, 1]);
  });

  it('starts anew over a text that is not its own', () => {
    const { kept, storage } = browser();
    kept.set('forecourt::numbers', '{"schema":1}');
    const numbers = keptList(options, storage);
    expect(numbers.list.get()).toEqual([]);
    numbers.update((list) => [1, ...list]);
    expect(kept.get('forecourt::numbers')).toBe('[1]');
  });

  it('writes and tells nothing where nothing changes', () => {
    const { kept, storage } = browser();
    const writes: string[] = [];
    const numbers = keptList(options, {
      read: storage.read,
      write: (name, text) => {
        writes.push(text);
        storage.write(name, text);
      },
    });
    numbers.update(() => [1, 2]);
    const told: unknown[] = [];
    const stop = numbers.list.listen((list) => told.push(list));
    numbers.update((list) => [...list]);
    stop();
    expect(told).toEqual([]);
    expect(writes).toEqual(['[1,2]']);
    expect(kept.size).toBe(1);
  });
});

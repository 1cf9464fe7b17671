import { describe, expect, it, vi } from 'vitest';
import { guardedStorage } from './guarded-storage.ts';

const full = new DOMException('full', 'QuotaExceededError');

describe('guardedStorage', () => {
  it('stores texts in the browser', () => {
    const kept = new Map<string, string>();
    const browser = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    };
    const failed = vi.fn();
    const storage = guardedStorage(() => browser, failed);
    expect(storage.read('a')).toBeNull();
    storage.write('a', 'one');
    expect(storage.read('a')).toBe('one');
    expect(kept.get('a')).toBe('one');
    expect(failed).not.toHaveBeenCalled();
  });

  it('falls back to memory when storage is full, reports it, and uses storage again once there is room', () => {
    let room = false;
    const kept = new Map([['a', 'old']]);
    const browser = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (!room) throw full;
        kept.set(name, text);
      },
    };
    const failed = vi.fn();
    const storage = guardedStorage(() => browser, failed);
    storage.write('a', 'new');
    expect(failed).toHaveBeenCalledExactlyOnceWith('a', full);
    expect(storage.read('a')).toBe('new');
    room = true;
    storage.write('a', 'newer');
    kept.set('a', 'another tab’s');
    expect(storage.read('a')).toBe('another tab’s');
    expect(failed).toHaveBeenCalledOnce();
  });

  it('works in memory when the browser blocks storage', () => {
    const failed = vi.fn();
    const storage = guardedStorage(() => {
      throw new DOMException('no', 'SecurityError');
    }, failed);
    expect(storage.read('a')).toBeNull();
    expect(failed).not.toHaveBeenCalled();
    storage.write('a', 'one');
    expect(storage.read('a')).toBe('one');
    expect(failed).toHaveBeenCalledOnce();
  });
});

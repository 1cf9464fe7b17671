import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineLazily } from './define-lazily.ts';

const places = [{}, {}] as Element[];
let look = (_isIntersecting: boolean): void => {};
const watched = vi.fn();
const define = vi.fn();
const disconnect = vi.fn();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.stubGlobal('document', { getElementsByTagName: (name: string) => (name === 'a-part' ? places : []) });
  vi.stubGlobal('customElements', { define });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void, options: object) {
        look = (isIntersecting) => heard([{ isIntersecting }]);
        watched(options);
      }
      observe = watched;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

class Part {}
const part = Part as unknown as CustomElementConstructor;

it('loads the element once, when the first one on the page comes into view', async () => {
  const load = vi.fn(async () => part);
  defineLazily('a-part', load, '300px');
  expect(watched.mock.calls).toEqual([[{ rootMargin: '300px' }], [places[0]], [places[1]]]);
  look(false);
  expect(load).not.toHaveBeenCalled();
  look(true);
  expect(load).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(define.mock.calls).toEqual([['a-part', part]]));
});

it('logs a failure to load and leaves the page unchanged', async () => {
  const failure = new Error('offline');
  defineLazily('a-part', () => Promise.reject(failure));
  look(true);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('<a-part> could not be loaded.', failure));
  expect(define).not.toHaveBeenCalled();
});

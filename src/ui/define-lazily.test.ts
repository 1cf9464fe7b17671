import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineLazily } from './define-lazily.ts';

const elements = [{}, {}] as Element[];
/** Reports to the observer that its elements are in view or not. */
let reportInView = (_isIntersecting: boolean): void => {};
const observe = vi.fn();
const define = vi.fn();
const disconnect = vi.fn();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.stubGlobal('document', { getElementsByTagName: (name: string) => (name === 'a-part' ? elements : []) });
  vi.stubGlobal('customElements', { define });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: object) {
        reportInView = (isIntersecting) => callback([{ isIntersecting }]);
        observe(options);
      }
      observe = observe;
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

it('loads and defines a custom element once, when the first element of that name comes into view', async () => {
  const load = vi.fn(async () => part);
  defineLazily('a-part', load, '300px');
  expect(observe.mock.calls).toEqual([[{ rootMargin: '300px' }], [elements[0]], [elements[1]]]);
  reportInView(false);
  expect(load).not.toHaveBeenCalled();
  reportInView(true);
  expect(load).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(define.mock.calls).toEqual([['a-part', part]]));
});

it('logs an error and leaves the page unchanged if a custom element cannot be loaded', async () => {
  const failure = new Error('offline');
  defineLazily('a-part', () => Promise.reject(failure));
  reportInView(true);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('<a-part> could not be loaded.', failure));
  expect(define).not.toHaveBeenCalled();
});

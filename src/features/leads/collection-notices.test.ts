import { afterEach, expect, it, vi } from 'vitest';
import { type CollectionNotices, fetchNotice } from './collection-notices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const notice = (text: string) => ({ text }) as unknown as CollectionNotices['site'];
const [site, north] = [notice('of the site'), notice('of the north yard')];

it.each([
  ['north', north],
  ['south', site],
  ['constructor', site],
  [null, site],
])(
  'the form of dealership %s has the notice of that dealership, or else of the site',
  async (id, expected) => {
    vi.stubGlobal('fetch', async () => Response.json({ site, dealerships: { north } }));
    expect(await fetchNotice(id)).toEqual(expected);
  },
);

it.each([
  ['there is no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is a page', async () => new Response('<!doctype html>', { status: 404 })],
])('there is no notice if %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await fetchNotice(null)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('there is no notice if there is no answer in time, because the form waits for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit = {}) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await fetchNotice(null)).toBeNull();
  expect(timeout).toHaveBeenCalledWith(8000);
});

import { expect, it } from 'vitest';
import { none, redirectTo } from './match.ts';
import type { OldAddress } from './old-address.ts';
import { readOldAddress } from './old-address.ts';
import { type PlanSettings, planRedirects } from './plan-redirects.ts';

const PAGES = ['/', '/about-us', '/finance', '/service'];
const matcher = {
  isTarget: (path: string) => PAGES.includes(path),
  match: (path: string) => {
    if (PAGES.includes(path)) return { kind: 'answered' as const };
    return path.startsWith('/old') ? redirectTo('page', '/about-us') : none('Unknown.');
  },
};
const address = (text: string, to?: string, line = 1): OldAddress => ({
  ...(readOldAddress(text) ?? { host: null, path: '', query: '' }),
  text,
  source: 'old.csv',
  line,
  ...(to !== undefined && { to }),
});
const plan = (addresses: OldAddress[], more: Partial<PlanSettings> = {}) =>
  planRedirects(addresses, matcher, {
    url: 'https://www.pond.example',
    hosts: [],
    sourceHost: null,
    existing: new Map(),
    pagePaths: PAGES,
    ...more,
  });
const reasons = (addresses: OldAddress[]) => plan(addresses).withoutTarget.map(({ reason }) => reason);

it('counts each address once, however it is written', () => {
  const found = plan(
    [
      'https://www.oldpond.example/old-1',
      'http://oldpond.example/old-1/',
      '/old-1?utm_source=x',
      '/about-us',
    ].map((text) => address(text)),
  );
  expect(found).toMatchObject({ addresses: 2, answered: 1, kept: 0 });
  expect(found.redirects).toEqual([{ from: '/old-1', by: 'page', to: '/about-us', fallback: [] }]);
});

it('keeps earlier redirects, and reports a source that wants another target for one', () => {
  const existing = new Map([['/old-1', { to: '/finance', place: 'line 7 of redirects.csv' }]]);
  const found = plan([address('/old-1/', '/service', 3), address('/old-2')], { existing });
  expect(found).toMatchObject({ kept: 1, redirects: [{ from: '/old-2' }] });
  expect(found.problems).toEqual([
    {
      source: 'old.csv',
      line: 3,
      message:
        '/old-1 already leads to /finance (line 7 of redirects.csv), which is kept. To change that, change that line.',
    },
  ]);
});

it('follows given targets to the end of their chain, also through addresses of the old website', () => {
  const { redirects } = plan([
    address('https://oldpond.example/a', 'https://oldpond.example/b'),
    address('https://oldpond.example/b', 'https://www.pond.example/finance?x=1'),
    address('/shop', 'https://shop.example/'),
  ]);
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/a', '/finance?x=1'],
    ['/b', '/finance?x=1'],
    ['/shop', 'https://shop.example/'],
  ]);
});

it('reports loops, missing targets and unusable targets with the line, and redirects none of them', () => {
  const found = plan([
    address('/a', '/b', 2),
    address('/b', '/a', 3),
    address('/c', '/servise', 4),
    address('/d', 'finance', 5),
    address('/e', '/a', 6),
  ]);
  expect(found.redirects).toEqual([]);
  expect(found.problems.map(({ line, message }) => [line, message])).toEqual([
    [2, 'Its target leads back to itself: /a → /b → /a.'],
    [3, 'Its target leads back to itself: /b → /a → /b.'],
    [4, 'Its target /servise does not exist on the new site. Did you mean "/service"?'],
    [5, expect.stringContaining('Its target "finance" cannot be used: A redirect leads to a path')],
    [6, 'Its target leads into a loop.'],
  ]);
});

it('leaves addresses of other hosts out, unless they are named', () => {
  const addresses = [
    'https://oldpond.example/old-1',
    'https://oldpond.example/old-2',
    'https://cdn.example/old-3',
  ].map((text) => address(text));
  const found = plan(addresses);
  expect([found.addresses, [...found.otherHosts]]).toEqual([2, [['cdn.example', 1]]]);
  expect(plan(addresses, { hosts: ['www.cdn.example'] }).addresses).toBe(3);
});

it('gives no target to an address whose query says which page it was', () => {
  expect(reasons([address('/old-car.php?stock_id=7')])).toEqual([
    'Its query says which page it was, and static hosts compare the path alone. If one target is right for all, write it without the query.',
  ]);
  expect(reasons([address('/old-car.php?colour=red')])).toEqual([]);
});

it('sorts new redirects by kind and address, so that the order of the source does not matter', () => {
  const addresses = [address('/old-2'), address('/z', '/finance'), address('/old-1')];
  const froms = (list: OldAddress[]) => plan(list).redirects.map(({ from }) => from);
  expect(froms(addresses)).toEqual(['/z', '/old-1', '/old-2']);
  expect(froms(addresses.toReversed())).toEqual(froms(addresses));
});

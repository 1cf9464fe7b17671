import { expect, it, vi } from 'vitest';
import { addressHistory } from './address-history.ts';
import { EMPTY_SEARCH, type SearchState } from './search-state.ts';
import { browserWindow } from './testing/browser-window.ts';

const PAGE = { path: '/stock', scope: {}, defaultPath: '/stock' };
const used = { ...EMPTY_SEARCH, refinements: { car_type: ['used'] } };

it('reads the search from the address, and keeps only the part that the page supports', () => {
  const browser = browserWindow('/stock?query=ute&refinementList[car_type][0]=used&sortBy=x');
  expect(addressHistory(PAGE, { paging: 'turned' }, browser).current()).toEqual({ ...used, query: 'ute' });
  const keepSupported = (search: SearchState) => ({ ...search, query: '' });
  expect(addressHistory(PAGE, { paging: 'turned', keepSupported }, browser).current()).toEqual(used);
});

it('SRC-08 adds a history entry for a filter, follows Back and Forward, and keeps other parameters', () => {
  const browser = browserWindow('/stock?utm_source=mail');
  const history = addressHistory(PAGE, { paging: 'turned' }, browser);
  const onMove = vi.fn();
  const leave = history.follow(onMove);
  history.write(used, false);
  history.write({ ...used, page: 2 }, false);
  expect(browser.entries()).toEqual([
    '/stock?utm_source=mail',
    '/stock?utm_source=mail&refinementList[car_type][0]=used',
    '/stock?utm_source=mail&refinementList[car_type][0]=used&page=2',
  ]);
  browser.back();
  expect(onMove).toHaveBeenLastCalledWith(used);
  browser.back();
  expect(onMove).toHaveBeenLastCalledWith(EMPTY_SEARCH);
  browser.forward();
  expect(onMove).toHaveBeenLastCalledWith(used);
  expect(onMove).toHaveBeenCalledTimes(3);
  leave();
  expect(browser.followed()).toBe(false);
});

it('keeps one entry while typing continues, and adds another after Back', () => {
  const browser = browserWindow('/stock');
  const history = addressHistory(PAGE, { paging: 'added' }, browser);
  history.follow(() => {});
  for (const query of ['u', 'ut', 'ute']) history.write({ ...EMPTY_SEARCH, query }, false);
  expect(browser.entries()).toEqual(['/stock', '/stock?query=ute']);
  browser.back();
  history.write({ ...EMPTY_SEARCH, query: 'van' }, false);
  history.write({ ...used, query: 'van' }, false);
  browser.back();
  history.write({ ...EMPTY_SEARCH, query: 'vans' }, false);
  expect(browser.entries()).toEqual(['/stock', '/stock?query=van', '/stock?query=vans']);
});

it('replaces the current history entry if asked to, without calling `onLeave`', () => {
  const browser = browserWindow('/stock');
  const onLeave = vi.fn();
  const history = addressHistory(PAGE, { paging: 'turned', onLeave }, browser);
  history.write({ ...EMPTY_SEARCH, page: 99 }, false);
  expect(onLeave).toHaveBeenCalledTimes(1);
  history.write({ ...EMPTY_SEARCH, page: 2 }, true);
  expect(browser.entries()).toEqual(['/stock', '/stock?page=2']);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('`rename` converts parameter names that only this page uses to those of a search', () => {
  const browser = browserWindow('/stock?kind=used');
  const rename = (search: string) => search.replace('kind=', 'refinementList[car_type][0]=');
  const history = addressHistory(PAGE, { paging: 'turned', rename }, browser);
  expect(history.current()).toEqual(used);
  expect(history.hrefOf({ ...used, query: 'ute' })).toBe('/stock?query=ute&refinementList[car_type][0]=used');
});

it('ignores a `popstate` event that brings no other search, as a link within the page does', () => {
  const browser = browserWindow('/stock');
  const onMove = vi.fn();
  addressHistory(PAGE, { paging: 'turned' }, browser).follow(onMove);
  browser.back();
  expect(onMove).not.toHaveBeenCalled();
});

it('Back first closes an open overlay and keeps the searches made in it, then undoes these one by one', () => {
  const browser = browserWindow('/stock');
  const history = addressHistory(PAGE, { paging: 'added' }, browser);
  const onMove = vi.fn();
  const close = vi.fn();
  history.follow(onMove);
  history.cover(close);
  browser.back();
  expect(close).toHaveBeenCalledTimes(1);
  history.cover(close);
  const both = { ...EMPTY_SEARCH, refinements: { car_type: ['used', 'new'] } };
  for (const search of [used, both]) history.write(search, false);
  browser.back();
  expect(close).toHaveBeenCalledTimes(2);
  expect(onMove).not.toHaveBeenCalled();
  expect(history.current()).toEqual(both);
  expect(browser.entries()).toHaveLength(3);
  browser.back();
  expect(onMove).toHaveBeenLastCalledWith(used);
  browser.back();
  expect(onMove).toHaveBeenLastCalledWith(EMPTY_SEARCH);
});

it('an overlay that is closed without Back leaves no history entry, unless a search was made in it', () => {
  const browser = browserWindow('/stock');
  const history = addressHistory(PAGE, { paging: 'added' }, browser);
  const close = vi.fn();
  history.follow(() => {});
  history.cover(close)();
  expect(browser.entries()).toEqual(['/stock']);
  const uncover = history.cover(close);
  history.write(used, false);
  uncover();
  expect(browser.entries()).toEqual(['/stock', '/stock?refinementList[car_type][0]=used']);
  expect(close).not.toHaveBeenCalled();
});

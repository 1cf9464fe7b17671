import { expect, it, vi } from 'vitest';
import { addressHistory } from './address-history.ts';
import { EVERYTHING, type SearchState } from './search-state.ts';
import { browserWindow } from './testing/browser-window.ts';

const PAGE = { path: '/stock', scope: {}, defaultPath: '/stock' };
const used = { ...EVERYTHING, refinements: { car_type: ['used'] } };

it('reads the search of the address, and keeps to the part that the page can show', () => {
  const browser = browserWindow('/stock?query=ute&refinementList[car_type][0]=used&sortBy=x');
  expect(addressHistory(PAGE, { paging: 'turned' }, browser).current()).toEqual({ ...used, query: 'ute' });
  const only = (search: SearchState) => ({ ...search, query: '' });
  expect(addressHistory(PAGE, { paging: 'turned', only }, browser).current()).toEqual(used);
});

it('SRC-08 writes a filter as an entry, which Back and Forward lead to, and keeps what others wrote', () => {
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
  expect(onMove).toHaveBeenLastCalledWith(EVERYTHING);
  browser.forward();
  expect(onMove).toHaveBeenLastCalledWith(used);
  expect(onMove).toHaveBeenCalledTimes(3);
  leave();
  expect(browser.followed()).toBe(false);
});

it('takes words that go on being typed as one entry, and after Back as another', () => {
  const browser = browserWindow('/stock');
  const history = addressHistory(PAGE, { paging: 'added' }, browser);
  history.follow(() => {});
  for (const query of ['u', 'ut', 'ute']) history.write({ ...EVERYTHING, query }, false);
  expect(browser.entries()).toEqual(['/stock', '/stock?query=ute']);
  browser.back();
  history.write({ ...EVERYTHING, query: 'van' }, false);
  history.write({ ...used, query: 'van' }, false);
  browser.back();
  history.write({ ...EVERYTHING, query: 'vans' }, false);
  expect(browser.entries()).toEqual(['/stock', '/stock?query=van', '/stock?query=vans']);
});

it('puts a search in place of one that nobody wants to come back to', () => {
  const browser = browserWindow('/stock');
  const onLeave = vi.fn();
  const history = addressHistory(PAGE, { paging: 'turned', onLeave }, browser);
  history.write({ ...EVERYTHING, page: 99 }, false);
  expect(onLeave).toHaveBeenCalledTimes(1);
  history.write({ ...EVERYTHING, page: 2 }, true);
  expect(browser.entries()).toEqual(['/stock', '/stock?page=2']);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('reads other names for the search’s own, and writes its own instead', () => {
  const browser = browserWindow('/stock?kind=used');
  const rename = (search: string) => search.replace('kind=', 'refinementList[car_type][0]=');
  const history = addressHistory(PAGE, { paging: 'turned', rename }, browser);
  expect(history.current()).toEqual(used);
  expect(history.hrefOf({ ...used, query: 'ute' })).toBe('/stock?query=ute&refinementList[car_type][0]=used');
});

it('takes no notice of links within the page', () => {
  const browser = browserWindow('/stock');
  const onMove = vi.fn();
  addressHistory(PAGE, { paging: 'turned' }, browser).follow(onMove);
  browser.back();
  expect(onMove).not.toHaveBeenCalled();
});

import { afterEach, expect, it, vi } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { cardSource } from '../../../tests/support/search/card-source.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { withCards } from '../../search/client/with-cards.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { EMPTY_SEARCH } from '../../search/url-state/search-state.ts';
import { browserWindow } from '../../search/url-state/testing/browser-window.ts';
import { addressList } from '../list-page/address-list.ts';
import { createDealershipSearch } from './dealership-search.ts';
import { stockQuery } from './stock-query.ts';

/** 30 vehicles of the dealership (15 new from $10,000, 15 used from $25,000) and one of another. */
const documents = [
  ...Array.from({ length: 30 }, (_, n) =>
    aDocument(`own${n}`, {
      dealership_id: 'd1',
      price: 10_000 + n * 1000,
      categories: [n < 15 ? 'new' : 'used'],
      custom_rank: 100 - n,
    }),
  ),
  aDocument('other', { dealership_id: 'd2', price: 12_000, categories: ['new'] }),
];
const engine = withCards(engineTransport({ schema: CAR_SCHEMA, documents }), cardSource());

afterEach(() => vi.restoreAllMocks());

/** Opens the stock list at this address. */
function listAt(address: string, transport: SearchTransport<CardDocument> = engine) {
  const browser = browserWindow(address);
  const search = createDealershipSearch(transport);
  const moves = vi.fn();
  const list = addressList(
    {
      filters: { car_type: 'several', price: 'range' },
      search: (state) => search(stockQuery('d1', state)),
      onMove: moves,
    },
    browser,
  );
  const settled = () => vi.waitFor(() => expect(list.state.get().status).not.toBe('searching'));
  const found = async () => {
    await settled();
    return list.state.get().answer?.found.found;
  };
  return { browser, list, moves, settled, found };
}

const used = { ...EMPTY_SEARCH, refinements: { car_type: ['used'] } };
const cheapUsed = { ...used, ranges: { price: { min: null, max: 30_000 } } };

it('SRC-46 API-14 an address with words, conditions and a price opens the list with that search', async () => {
  const address = '/stock?query=ranger&refinementList[car_type][0]=used&range[price]=30000:36000';
  const { list, found } = listAt(address);
  expect(await found()).toBe(7);
  expect(list.first).toEqual({ ...used, query: 'ranger', ranges: { price: { min: 30_000, max: 36_000 } } });
});

it('SRC-46 an address without a search is kept, and nothing is searched', async () => {
  const { browser, list } = listAt('/stock?utm_source=mail');
  expect(list.state.get().status).toBe('idle');
  expect(browser.entries()).toEqual(['/stock?utm_source=mail']);
});

it('SRC-46 Back undoes one filter and shows the previous results, and Forward redoes it', async () => {
  const { browser, list, moves, found } = listAt('/stock');
  await list.searchNow(used);
  await list.searchNow(cheapUsed);
  expect(await found()).toBe(6);
  expect(browser.entries().at(-1)).toBe('/stock?refinementList[car_type][0]=used&range[price]=:30000');
  browser.back();
  expect(moves).toHaveBeenLastCalledWith(used);
  expect(await found()).toBe(15);
  browser.back();
  expect(await found()).toBe(30);
  browser.forward();
  expect(await found()).toBe(15);
  list.stop();
  expect(browser.followed()).toBe(false);
});

it('SRC-46 API-15 each page of 21 vehicles has an address, and a page number that is too high opens the last page', async () => {
  const { browser, list, settled } = listAt('/stock?page=999');
  await settled();
  const { answer } = list.state.get();
  expect([answer?.query.page, answer?.found.documents.length]).toEqual([2, 9]);
  expect(browser.entries()).toEqual(['/stock?page=2']);
  expect(list.hrefOf(1)).toBe('/stock');
  list.turn(-1);
  await settled();
  expect(list.state.get().answer?.found.documents).toHaveLength(21);
  expect(browser.entries()).toEqual(['/stock?page=2', '/stock']);
});

it('SRC-36 a press on “Next” right after typing searches for the typed words and does not turn the page', async () => {
  const { browser, list, found } = listAt('/stock');
  list.searchSoon({ ...used, query: 'ranger' });
  list.turn(1);
  expect(await found()).toBe(15);
  expect(browser.entries()).toEqual(['/stock', '/stock?query=ranger&refinementList[car_type][0]=used']);
});

it('a failed search leaves the last results, and the next search replaces the history entry of the failed one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let down = false;
  const { browser, list, found } = listAt('/stock', {
    multiSearch: (body) => (down ? Promise.reject(new Error('down')) : engine.multiSearch(body)),
  });
  await list.searchNow(used);
  down = true;
  await list.searchNow({ ...used, query: 'ran' });
  expect([list.state.get().status, await found()]).toEqual(['failed', 15]);
  down = false;
  await list.searchNow({ ...cheapUsed, query: 'ran' });
  expect([list.state.get().status, await found()]).toEqual(['idle', 6]);
  expect(browser.entries()).toEqual([
    '/stock',
    '/stock?refinementList[car_type][0]=used',
    '/stock?query=ran&refinementList[car_type][0]=used&range[price]=:30000',
  ]);
});

it('filters in the address that the form does not have are ignored and removed from the address', async () => {
  const { browser, list, found } = listAt(
    '/stock?refinementList[colour][0]=Red&refinementList[car_type][0]=new',
  );
  expect(await found()).toBe(15);
  expect(list.first.refinements).toEqual({ car_type: ['new'] });
  expect(browser.entries()).toEqual(['/stock?refinementList[car_type][0]=new']);
});

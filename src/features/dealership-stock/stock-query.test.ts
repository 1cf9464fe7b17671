import { afterEach, expect, it, vi } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { sourceOf } from '../../../tests/support/search/card-source.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { withCards } from '../../search/client/with-cards.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { EVERYTHING } from '../../search/url-state/search-state.ts';
import { browserWindow } from '../../search/url-state/testing/browser-window.ts';
import { addressList } from '../list-page/address-list.ts';
import { createDealershipSearch } from './dealership-search.ts';
import { STOCK_FILTERS, stockQuery } from './stock-query.ts';

/** 30 of the dealership: 15 new ones from $10,000, 15 used ones from $25,000; and one of another. */
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
const engine = withCards(engineTransport({ schema: CAR_SCHEMA, documents }), sourceOf());

afterEach(() => vi.restoreAllMocks());

/** A dealership's stock as a page with this address lists it. */
function listAt(address: string, transport: SearchTransport<CardDocument> = engine) {
  const browser = browserWindow(address);
  const search = createDealershipSearch(transport);
  const moves = vi.fn();
  const list = addressList(
    {
      filters: STOCK_FILTERS,
      search: (asked) => search(stockQuery('d1', asked)),
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

const used = { ...EVERYTHING, refinements: { car_type: ['used'] } };
const cheapUsed = { ...used, ranges: { price: { min: null, max: 30_000 } } };

it('SRC-46 API-14 an address opens with its words, conditions, prices and page', async () => {
  const address = '/stock?query=ranger&refinementList[car_type][0]=used&range[price]=30000:36000';
  const { list, found } = listAt(address);
  expect(await found()).toBe(7);
  expect(list.first).toEqual({ ...used, query: 'ranger', ranges: { price: { min: 30_000, max: 36_000 } } });
});

it('SRC-46 asks nothing while the address asks for nothing, and leaves it alone', async () => {
  const { browser, list } = listAt('/stock?utm_source=mail');
  expect(list.state.get().status).toBe('idle');
  expect(browser.entries()).toEqual(['/stock?utm_source=mail']);
});

it('SRC-46 Back undoes one filter, and shows what there was before', async () => {
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

it('SRC-46 API-15 turns pages of 21 by their addresses, and takes a page behind the last for the last', async () => {
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

it('SRC-36 words that were just typed go before a further page', async () => {
  const { browser, list, found } = listAt('/stock');
  list.searchSoon({ ...used, query: 'ranger' });
  list.turn(1);
  expect(await found()).toBe(15);
  expect(browser.entries()).toEqual(['/stock', '/stock?query=ranger&refinementList[car_type][0]=used']);
});

it('keeps the last results while the search fails; the failed search is no entry to come back to', async () => {
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

it('leaves out what the form does not offer', async () => {
  const { browser, list, found } = listAt(
    '/stock?refinementList[make][0]=Kia&refinementList[car_type][0]=new',
  );
  expect(await found()).toBe(15);
  expect(list.first.refinements).toEqual({ car_type: ['new'] });
  expect(browser.entries()).toEqual(['/stock?refinementList[car_type][0]=new']);
});

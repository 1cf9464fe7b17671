import { stockListings } from '../features/dealership-stock/stock-listings.ts';
import { searchListings } from '../features/search/search-lists.ts';
import { nameOrder } from '../features/whole-list/name-order.ts';
import { wholeListPages } from '../features/whole-list/whole-list.ts';
import { definePages } from '../frame/pages/define-pages.ts';

/** The plain lists of the searches and of the dealerships' stock. */
export const wholeLists = definePages({
  addresses: {},
  fromStock: true,
  plan: ({ searches, yards, stock }) =>
    wholeListPages([...searchListings(searches), ...stockListings(yards, stock)], nameOrder(stock.onSale)),
});

import type { BudgetPage } from '../features/budget-finder/budget-page.ts';
import type { StoredDrawingsPage } from '../features/card/stored-drawings.ts';
import type { ContentPage, NotFoundPage } from '../features/content/content-pages.ts';
import type { DealershipStockPage } from '../features/dealership-stock/dealership-stock-page.ts';
import type { DirectoryPage } from '../features/directory/directory-page.ts';
import type { FormPage, SuccessPage } from '../features/form-pages/form-page.ts';
import type { HomePage } from '../features/home/home-page.ts';
import type { LocationPage, LocationsPage } from '../features/locations/location-pages.ts';
import type { OfferPage } from '../features/offers/offer-page.ts';
import type { PrintPage } from '../features/print-page/print-page.ts';
import type { SearchPage } from '../features/search/search-page.ts';
import type { VehiclePage } from '../features/vehicle/vehicle-page.ts';
import type { WholeListPage } from '../features/whole-list/whole-list-page.ts';

export type Page =
  | HomePage
  | SearchPage
  | VehiclePage
  | LocationsPage
  | LocationPage
  | DealershipStockPage
  | DirectoryPage
  | BudgetPage
  | OfferPage
  | WholeListPage
  | ContentPage
  | FormPage
  | SuccessPage
  | PrintPage
  | NotFoundPage;
/** Input of a view: a page, or a file of rendered cards or tiles for scripts. */
export type RenderedPage = Page | StoredDrawingsPage;

export const isPage = (rendered: RenderedPage): rendered is Page =>
  rendered.kind !== 'stored-cards' && rendered.kind !== 'stored-tiles';

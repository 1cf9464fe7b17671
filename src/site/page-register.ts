import { brandPages } from '../features/brands/brand-pages.ts';
import { budgetPages } from '../features/budget-finder/budget-plan.ts';
import { contentPages } from '../features/content/content.ts';
import { dealershipStockPages } from '../features/dealership-stock/dealership-stock.ts';
import { directoryPages } from '../features/directory/directory.ts';
import { formPages } from '../features/form-pages/form-pages.ts';
import { homePages } from '../features/home/home.ts';
import { locationPages } from '../features/locations/locations.ts';
import { modelPages } from '../features/models/model-pages.ts';
import { offerPages } from '../features/offers/offer-pages.ts';
import { printPages } from '../features/print-page/print-page.ts';
import { searchPages } from '../features/search/search.ts';
import { vehiclePages } from '../features/vehicle/vehicle.ts';
import { wholeLists } from './whole-lists.ts';

/** All pages that a site may have. A new kind of page is a folder, its view in src/pages, and an entry here. */
export const PAGE_REGISTER = [
  homePages,
  locationPages,
  dealershipStockPages,
  directoryPages,
  budgetPages,
  offerPages,
  brandPages,
  modelPages,
  searchPages,
  formPages,
  printPages,
  vehiclePages,
  wholeLists,
  // Last, because the dealer's own pages take no address of ours.
  contentPages,
];

import type { SearchContext } from '../features/search/search-context.ts';
import type { VehicleContext } from '../features/vehicle/vehicle-context.ts';

/** What the builders of all pages share. */
export type PageContext = SearchContext & VehicleContext;

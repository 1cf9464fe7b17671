import type { SearchContext } from '../features/search/search-context.ts';
import type { VehicleContext } from '../features/vehicle/vehicle-context.ts';

/** The context that every page builder can take. */
export type PageContext = SearchContext & VehicleContext;

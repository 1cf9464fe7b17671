import type { SearchContext } from '../features/search/search-context.ts';
import type { VehicleContext } from '../features/vehicle/vehicle-context.ts';

/** The context of all page builders. */
export type PageContext = SearchContext & VehicleContext;

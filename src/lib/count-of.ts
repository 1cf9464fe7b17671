import { counted } from './plural.ts';

/** "1,284 cars", "1 car": a count of the site's own word for its stock, which is a plural. */
export const countOf = (count: number, vehicles: string): string =>
  counted(count, vehicles.replace(/s$/, ''), vehicles);

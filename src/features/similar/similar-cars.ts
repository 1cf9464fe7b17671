import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { Filter } from '../../search/filter-by.ts';
import { multiQuery } from './multi-query.ts';

interface Wanted {
  /** The vehicle they are similar to, which is none of them. */
  id: string;
  /** The closest kind of similar first: what a later one finds comes after what an earlier one found. */
  kinds: readonly (readonly Filter[])[];
  max: number;
}

/**
 * Vehicles similar to one, read from the hits of all results, each once (API-09). Null where the search
 * fails: that is logged only, and what stands on the page stays (ERR-15).
 */
export async function similarCars(
  transport: SearchTransport<CardDocument>,
  { id, kinds, max }: Wanted,
): Promise<CardDocument[] | null> {
  try {
    const results = await multiQuery(
      transport,
      kinds.map((filter) => ({ index: CAR_COLLECTION, filter })),
    );
    const cars = new Map(
      results.flatMap(({ hits }) => hits.map(({ document }) => [document.id, document] as const)),
    );
    cars.delete(id);
    return [...cars.values()].slice(0, max);
  } catch (error) {
    console.warn('Similar vehicles could not be searched.', error);
    return null;
  }
}

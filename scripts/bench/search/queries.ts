import { randomNumbers } from '../random-numbers.ts';
import type { Vehicle } from './vehicles.ts';

/** A search that does not depend on the query language of an engine. */
export interface Query {
  text: string;
  /** Vehicles of any of these makes; of all makes if empty. */
  makes: string[];
  features: string[];
  price: { from: number; to: number } | null;
}

export const KINDS = ['all facets', 'filtered', 'text'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Queries of one kind, with values of random vehicles, so that they find something. Those of the kind "all facets" have
 * no values and are all the same.
 */
export function queriesOf(kind: Kind, vehicles: readonly Vehicle[], count: number): Query[] {
  const random = randomNumbers(count + kind.length);
  const one = (): Vehicle => vehicles[Math.floor(random() * vehicles.length)] as Vehicle;
  return Array.from({ length: count }, () => {
    const query: Query = { text: '', makes: [], features: [], price: null };
    if (kind === 'filtered') {
      query.makes = [...new Set([one().make, one().make])];
      query.features = one().filtered_features.slice(0, 1);
      const from = Math.floor(random() * 20) * 1000;
      query.price = { from, to: from + 10_000 + Math.floor(random() * 60) * 1000 };
    }
    if (kind === 'text') query.text = random() < 0.5 ? one().make : `${one().make} ${one().model}`;
    return query;
  });
}

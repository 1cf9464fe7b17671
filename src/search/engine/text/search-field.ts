import type { WordRange } from './close-words.ts';
import { buildFieldIndex, type FieldIndex } from './field-index.ts';
import type { TextQuery, TextSource } from './text-search.ts';

/** The highest weight Typesense gives: the first field's. */
const TOP_WEIGHT = 15;

/** One field of a query, with what the query says of it. */
export interface SearchField {
  name: string;
  index: FieldIndex;
  /** 0 to 15. */
  weight: number;
  prefix: boolean;
  /** 0 to 2. */
  typos: number;
  list: boolean;
  /** Words found close to one of the query's: it asks the same for each way of dropping words. */
  close: Map<string, WordRange[]>;
}

/** Weights in Typesense's range of 0 to 15: as given where they fall within it, else their order alone. */
function placesAndWeights(fields: readonly string[], given: readonly number[] | null): [number, number][] {
  const places = fields.map((_, place): [number, number] => [
    place,
    given?.[place] ?? Math.max(0, TOP_WEIGHT - place),
  ]);
  const kept = places.every(
    ([, weight], at) => weight <= TOP_WEIGHT && weight <= (places[at - 1]?.[1] ?? weight),
  );
  if (kept) return places;
  const sorted = places.toSorted((a, b) => b[1] - a[1]);
  let weight = TOP_WEIGHT;
  return sorted.map(([place, own], at) => {
    if (at > 0 && own !== sorted[at - 1]?.[1]) weight = Math.max(0, weight - 1);
    return [place, weight];
  });
}

/** Indexes of fields, each built when a query first names it. */
export function createFields(source: TextSource): (query: TextQuery) => SearchField[] {
  const indexes = new Map<string, FieldIndex>();
  const indexOf = (name: string): FieldIndex => {
    const index = indexes.get(name) ?? buildFieldIndex(source, name);
    indexes.set(name, index);
    return index;
  };
  return ({ fields, weights, prefix, typos }) =>
    placesAndWeights(fields, weights).map(([place, weight]) => {
      const name = fields[place] as string;
      return {
        name,
        index: indexOf(name),
        weight,
        prefix: prefix[place] ?? true,
        typos: typos[place] ?? 2,
        list: source.isList(name),
        close: new Map(),
      };
    });
}

// Keeps memory flat: the report names this many vehicles of each kind, and counts all.
const MAX_IDS = 1_000;

/** Vehicles with one change: all are counted, the first 1,000 named. */
export interface NamedCount {
  count: number;
  ids: string[];
}

/** Adds a vehicle to a count. */
export function countId(counted: NamedCount, id: string): void {
  counted.count++;
  if (counted.ids.length < MAX_IDS) counted.ids.push(id);
}

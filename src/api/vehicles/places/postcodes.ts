import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../../lib/distance.ts';

export interface Postcode extends Place {
  postcode: string;
  /** "QLD" */
  state: string;
}

function readTable(): Map<string, Postcode> {
  const lines = readFileSync(join(import.meta.dirname, 'postcodes.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [postcode = '', lat, long, state = ''] = line.split('\t');
      return [postcode, { postcode, lat: Number(lat), long: Number(long), state }];
    }),
  );
}

let table: Map<string, Postcode> | undefined;

/** Finds the position and state of an Australian postcode. Returns null if there is no such postcode. */
export function findPostcode(postcode: string): Postcode | null {
  table ??= readTable();
  return table.get(postcode) ?? null;
}

import type { SpecRow } from '../../stock/rules/spec-row.ts';

export interface SpecGroup {
  title: string;
  rows: SpecRow[];
}

interface SplitSpecs {
  first: SpecGroup[];
  rest: SpecGroup[];
  /** True if the first group of `rest` continues the last group of `first`. */
  continued: boolean;
}

/**
 * Splits grouped specifications after their first `shown` rows (VDP-03). Order and groups are kept; empty groups are
 * dropped.
 */
export function splitSpecs(groups: SpecGroup[], shown: number): SplitSpecs {
  const first: SpecGroup[] = [];
  const rest: SpecGroup[] = [];
  let remaining = shown;
  let continued = false;
  for (const { title, rows } of groups) {
    const head = rows.slice(0, remaining);
    const tail = rows.slice(remaining);
    remaining -= head.length;
    if (head.length > 0 && tail.length > 0) continued = true;
    if (head.length > 0) first.push({ title, rows: head });
    if (tail.length > 0) rest.push({ title, rows: tail });
  }
  return { first, rest, continued };
}

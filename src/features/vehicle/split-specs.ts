import type { SpecRow } from '../../stock/rules/spec-row.ts';

export interface SpecGroup {
  title: string;
  rows: SpecRow[];
}

interface SplitSpecs {
  first: SpecGroup[];
  rest: SpecGroup[];
  /** The first group of `rest` carries on the last group of `first`: its title is already in view. */
  continued: boolean;
}

/**
 * Parts grouped specifications after their first `shown` rows (VDP-03). Order and groups are kept,
 * no row is lost or doubled, groups without rows disappear.
 */
export function splitSpecs(groups: SpecGroup[], shown: number): SplitSpecs {
  const first: SpecGroup[] = [];
  const rest: SpecGroup[] = [];
  let left = shown;
  let continued = false;
  for (const { title, rows } of groups) {
    const head = rows.slice(0, left);
    const tail = rows.slice(left);
    left -= head.length;
    if (head.length > 0 && tail.length > 0) continued = true;
    if (head.length > 0) first.push({ title, rows: head });
    if (tail.length > 0) rest.push({ title, rows: tail });
  }
  return { first, rest, continued };
}

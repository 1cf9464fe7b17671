/** One value of a list filter. */
export interface FacetRow {
  value: string;
  label: string;
  /** Vehicles a search narrowed to it lists. */
  count: number;
  selected: boolean;
}

export interface FacetLimits {
  /** Rows before the toggle "Show all …"; null: all of them (SRC-16, SRC-19). */
  shown: number | null;
  /** Rows at most (SRC-18, SRC-21). */
  limit: number;
  order: 'count' | 'ascending' | 'descending' | 'offered';
  /** Values in their own order, for `offered`. */
  offered: readonly string[];
}

/** Filters whose rows stand open when the page comes; the others open on demand. */
const OPEN_FILTERS = 6;

const collator = new Intl.Collator('en-AU', { numeric: true });

const byLabel = (a: FacetRow, b: FacetRow): number => collator.compare(a.label, b.label);

function compare({ order, offered }: FacetLimits): (a: FacetRow, b: FacetRow) => number {
  switch (order) {
    case 'count':
      return (a, b) => b.count - a.count || byLabel(a, b);
    case 'ascending':
      return byLabel;
    case 'descending':
      return (a, b) => byLabel(b, a);
    case 'offered':
      return (a, b) => offered.indexOf(a.value) - offered.indexOf(b.value);
  }
}

/**
 * The rows of a list filter in their order: those that always show and those behind the toggle. A chosen
 * value is never cut off and never hides, so that it can always be taken back.
 */
export function facetRows<Row extends FacetRow>(
  rows: readonly Row[],
  limits: FacetLimits,
): { first: Row[]; extra: Row[] } {
  const { shown, limit } = limits;
  const sorted = rows.toSorted(compare(limits)).filter((row, index) => index < limit || row.selected);
  const stays = (row: Row, index: number) => shown === null || index < shown || row.selected;
  return {
    first: sorted.filter(stays),
    extra: sorted.filter((row, index) => !stays(row, index)),
  };
}

/** Whether the filter at a place, from 0, stands open at first: the first six, and any that is in use. */
export const opensAtFirst = (index: number, inUse: boolean): boolean => index < OPEN_FILTERS || inUse;

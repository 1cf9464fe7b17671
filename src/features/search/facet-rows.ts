export interface FacetRow {
  value: string;
  label: string;
  /** Number of vehicles found if the search is narrowed to this value. */
  count: number;
  selected: boolean;
}

export interface FacetLimits {
  /** Number of rows before the "Show all …" toggle; null shows all (SRC-16, SRC-19). */
  shown: number | null;
  /** Maximum number of rows (SRC-18, SRC-21). */
  limit: number;
  order: 'count' | 'ascending' | 'descending' | 'offered';
  /** All values in their order if `order` is `offered`. */
  offered: readonly string[];
}

const OPEN_FILTERS = 6;

const collator = new Intl.Collator('en-AU', { numeric: true });

type Counted = Pick<FacetRow, 'value' | 'label' | 'count'>;

const byLabel = (a: Counted, b: Counted): number => collator.compare(a.label, b.label);

/** Comparator for the order of a list filter. Equal counts are ordered by label. */
export function compareRows({
  order,
  offered,
}: Pick<FacetLimits, 'order' | 'offered'>): (a: Counted, b: Counted) => number {
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
 * Sorts the rows of a list filter and splits them into those always shown and those behind the toggle. Selected
 * rows are always shown, even beyond the limit, so that they can be deselected.
 */
export function facetRows<Row extends FacetRow>(
  rows: readonly Row[],
  limits: FacetLimits,
): { first: Row[]; extra: Row[] } {
  const { shown, limit } = limits;
  const sorted = rows.toSorted(compareRows(limits)).filter((row, index) => index < limit || row.selected);
  const isShown = (row: Row, index: number) => shown === null || index < shown || row.selected;
  return {
    first: sorted.filter(isShown),
    extra: sorted.filter((row, index) => !isShown(row, index)),
  };
}

/** The largest count of a filter's values, at least 1. */
export const largestCount = (rows: readonly Pick<FacetRow, 'count'>[]): number =>
  Math.max(1, ...rows.map(({ count }) => count));

type Chosen = Pick<FacetRow, 'label' | 'selected'>;

/** The values chosen, as the heading of a filter names them: "SUV", "3 chosen"; null if there are none. */
export function chosenText(rows: readonly Chosen[]): string | null {
  const chosen = rows.filter(({ selected }) => selected);
  return chosen.length > 1 ? `${chosen.length} chosen` : (chosen[0]?.label ?? null);
}

/** True if a filter starts open: the first six do, and those with a selected value. `index` counts from 0. */
export const opensAtFirst = (index: number, inUse: boolean): boolean => index < OPEN_FILTERS || inUse;

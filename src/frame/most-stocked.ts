interface Named {
  label: string;
}

/** Sorts by number of vehicles, the most first; equal numbers by name. */
export const mostStockedFirst = <T extends Named>(items: readonly T[], countOf: (item: T) => number): T[] =>
  items.toSorted((a, b) => countOf(b) - countOf(a) || a.label.localeCompare(b.label, 'en-AU'));

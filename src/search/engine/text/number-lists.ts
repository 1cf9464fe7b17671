/**
 * Many lists of numbers in one array: list n is `items` from index `starts[n]` (included) to `starts[n + 1]`
 * (excluded).
 */
export interface NumberLists {
  starts: Uint32Array;
  items: Uint32Array;
}

/** Lists of numbers while they are being built. */
export interface NumberListsBuilder {
  starts: number[];
  items: number[];
}

export const startLists = (): NumberListsBuilder => ({ starts: [0], items: [] });

/** Ends the list of the items added since the last call. Returns the number of lists so far. */
export const endList = ({ starts, items }: NumberListsBuilder): number => starts.push(items.length) - 1;

export const finishLists = ({ starts, items }: NumberListsBuilder): NumberLists => ({
  starts: Uint32Array.from(starts),
  items: Uint32Array.from(items),
});

export const listAt = ({ starts, items }: NumberLists, n: number): Uint32Array =>
  items.subarray(starts[n], starts[n + 1]);

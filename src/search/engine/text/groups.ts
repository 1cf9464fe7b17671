/** Lists of numbers in one array: list n is `items` from `starts[n]` up to `starts[n + 1]`. */
export interface Groups {
  starts: Uint32Array;
  items: Uint32Array;
}

/** Groups while they are being built. */
export interface Growing {
  starts: number[];
  items: number[];
}

export const startGroups = (): Growing => ({ starts: [0], items: [] });

export const endGroup = ({ starts, items }: Growing): number => starts.push(items.length) - 1;

export const toGroups = ({ starts, items }: Growing): Groups => ({
  starts: Uint32Array.from(starts),
  items: Uint32Array.from(items),
});

export const groupOf = ({ starts, items }: Groups, at: number): Uint32Array =>
  items.subarray(starts[at], starts[at + 1]);

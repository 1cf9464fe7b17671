/** Lists of numbers, end to end: list n is `items` from `starts[n]` up to `starts[n + 1]`. */
export interface Groups {
  starts: Uint32Array;
  items: Uint32Array;
}

export function toGroups(lists: readonly (readonly number[])[]): Groups {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] as number) + list.length;
  });
  const items = new Uint32Array(starts[lists.length] as number);
  lists.forEach((list, at) => {
    items.set(list, starts[at]);
  });
  return { starts, items };
}

export const groupOf = ({ starts, items }: Groups, at: number): Uint32Array =>
  items.subarray(starts[at], starts[at + 1]);

/** Lists of numbers, end to end: list n is `items` from `starts[n]` up to `starts[n + 1]`. */
export interface Groups {
  starts: Uint32Array;
  items: Uint32Array;
}

export function toGroups(lists: readonly (readonly number[])[]): Groups {
  let end = 0;
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    end += list.length;
    starts[at + 1] = end;
  });
  return { starts, items: Uint32Array.from(lists.flat()) };
}

export const groupOf = ({ starts, items }: Groups, at: number): Uint32Array =>
  items.subarray(starts[at], starts[at + 1]);

/** Sizes a hash table grows through, as in the C++ library Typesense is built with. */
const SIZES = [13, 29, 59, 127, 257, 541, 1109];

/**
 * The order in which a hash table gives back whole numbers put into it in ascending order: a chain in which a
 * newcomer stands before all, or before those of its bucket. At most 1,109 numbers.
 */
export function hashTableOrder(numbers: readonly number[]): number[] {
  const { length } = numbers;
  const next = new Int16Array(length);
  const before = new Int16Array(length);
  let head = -1;
  let buckets = 0;
  let firsts = new Int16Array(0);

  function put(at: number): void {
    const bucket = (numbers[at] as number) % buckets;
    const first = firsts[bucket] as number;
    firsts[bucket] = at;
    const follower = first === -1 ? head : first;
    const leader = follower === -1 ? -1 : (before[follower] as number);
    next[at] = follower;
    before[at] = leader;
    if (follower !== -1) before[follower] = at;
    if (leader === -1) head = at;
    else next[leader] = at;
  }

  function chain(): number[] {
    const places: number[] = [];
    for (let at = head; at !== -1; at = next[at] as number) places.push(at);
    return places;
  }

  for (let at = 0; at < length; at++) {
    if (at >= buckets) {
      const moved = chain();
      buckets = SIZES.find((size) => size > at) ?? length;
      firsts = new Int16Array(buckets).fill(-1);
      head = -1;
      moved.forEach(put);
    }
    put(at);
  }
  return chain().map((at) => numbers[at] as number);
}

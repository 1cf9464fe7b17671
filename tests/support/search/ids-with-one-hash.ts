import { idHash } from '../../../src/lib/tie-break.ts';

/** Two ids with the same `idHash`, found by trying. */
export function idsWithOneHash(): [string, string] {
  const seen = new Map<number, string>();
  for (let n = 0; ; n++) {
    const id = `v${n}`;
    const hash = idHash(id);
    const other = seen.get(hash);
    if (other !== undefined) return [other, id];
    seen.set(hash, id);
  }
}

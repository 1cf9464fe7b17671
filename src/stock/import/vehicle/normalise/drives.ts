import { memoizeWords, spellingMap, wordKey } from '../../cells/word-key.ts';

/** The specification does not list the values of `drive`; these four cover what sellers write. */
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD';

const DRIVES = spellingMap<Drive>({
  FWD: 'Front|Front Wheel Drive|Front Wheel|4x2 Front',
  RWD: 'Rear|Rear Wheel Drive|Rear Wheel',
  AWD: 'All Wheel Drive|All Wheel|Constant 4WD|Full time AWD|4Motion|4 Motion|4MATIC|quattro|xDrive',
  '4WD': '4x4|4 x 4|Four Wheel Drive|4 Wheel Drive|Part time 4WD|4X4 Dual Range|4x4 constant|4WD Part Time',
});

/**
 * The standard drive for a seller's words; null for 2WD, 4x2 and anything that does not name the driven axle.
 */
export const canonicalDrive: (text: string) => Drive | null = memoizeWords((text) => {
  const key = wordKey(text);
  const exact = DRIVES.get(key);
  if (exact) return exact;
  const word = /\b(fwd|rwd|awd|4wd|4x4)\b/.exec(key)?.[1];
  return word === undefined ? null : (DRIVES.get(word) ?? null);
});

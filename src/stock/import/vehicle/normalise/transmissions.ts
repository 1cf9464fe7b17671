import type { SimpleTransmission } from '../../../car.ts';
import { memoizeWords, wordKey } from '../../cells/word-key.ts';

const AUTOMATIC =
  /\b(auto|automatic|automat|automatisk|cvt|e cvt|ecvt|dct|dsg|dual clutch|pdk|tiptronic|sports? automatic|steptronic|s tronic|multitronic|powershift|amt|reduction gear|single speed|1 speed|(continuous|continuously|constantly) variable|xtronic|lineartronic|geartronic|selespeed|opticruise|i shift|ishift|allison|ultrashift|fixed gear|single reduction|robotised|robotized|\d{1,2}a|automated manual|direct drive|7g tronic|9g tronic|a|at)\b/;
const MANUAL = /\b(manual|manuell|man|stick|synchromesh|road ?ranger|\d{1,2}m|m|mt)\b/;

/**
 * Automatic or Manual for a seller's words ("8 SP SPORTS AUTOMATIC", "CVT", "6-speed manual"); null if they
 * name neither.
 */
export const canonicalTransmission: (text: string) => SimpleTransmission | null = memoizeWords((text) => {
  const key = wordKey(text);
  if (AUTOMATIC.test(key)) return 'Automatic';
  return MANUAL.test(key) ? 'Manual' : null;
});

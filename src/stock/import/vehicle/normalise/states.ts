import type { AustralianState } from '../../../car.ts';
import { memoizeWords, spellingMap, wordKey } from '../../cells/word-key.ts';

const STATES = spellingMap<AustralianState>({
  ACT: 'Australian Capital Territory|A.C.T.|Canberra',
  NSW: 'New South Wales|N.S.W.',
  NT: 'Northern Territory|N.T.',
  QLD: 'Queensland|Q.L.D.',
  SA: 'South Australia|S.A.',
  TAS: 'Tasmania|T.A.S.',
  VIC: 'Victoria|V.I.C.',
  WA: 'Western Australia|W.A.',
});

/**
 * The abbreviation of an Australian state from "New South Wales", "AU-VIC" or "qld"; null for any other text.
 */
export const canonicalState: (text: string) => AustralianState | null = memoizeWords((text) => {
  const key = wordKey(text).replace(/^au(s|stralia)? (?=[a-z])/, '');
  return STATES.get(key) ?? STATES.get(key.replace(/ (australia|au)$/, '')) ?? null;
});

/** True for a name or code of Australia. */
export const isAustralia = (country: string): boolean =>
  /^(aus?|australia|commonwealth of australia)$/.test(wordKey(country));

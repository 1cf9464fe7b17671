import type { AustralianState } from '../../../car.ts';
import { remembered, spellings, wordKey } from '../../cells/word-key.ts';

const STATES = spellings<AustralianState>({
  ACT: 'Australian Capital Territory|A.C.T.|Canberra',
  NSW: 'New South Wales|N.S.W.',
  NT: 'Northern Territory|N.T.',
  QLD: 'Queensland|Q.L.D.',
  SA: 'South Australia|S.A.',
  TAS: 'Tasmania|T.A.S.',
  VIC: 'Victoria|V.I.C.',
  WA: 'Western Australia|W.A.',
});

/** "New South Wales", "AU-VIC", "qld" as the state's abbreviation; null when it is no Australian state. */
export const canonicalState: (text: string) => AustralianState | null = remembered((text) => {
  const key = wordKey(text).replace(/^au(s|stralia)? (?=[a-z])/, '');
  return STATES.get(key) ?? STATES.get(key.replace(/ (australia|au)$/, '')) ?? null;
});

/** Whether a country's name or code is Australia's. */
export const isAustralia = (country: string): boolean =>
  /^(aus?|australia|commonwealth of australia)$/.test(wordKey(country));

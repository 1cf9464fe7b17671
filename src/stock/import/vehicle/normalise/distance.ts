import { parseNumber } from '../../cells/number.ts';

const KM_PER_MILE = 1.609344;

/** An odometer reading in whole km or in engine hours (trucks, machines), or an unreadable one. */
export type Odometer =
  | { kind: 'km'; km: number; converted: boolean }
  | { kind: 'hours'; hours: number }
  | { kind: 'unreadable' };

/**
 * Parses "52000 km", "52,000 kms", "32000 mi", "32k".
 *
 * @param unit from another column, used if the text has none; null for km
 */
export function parseOdometer(text: string, unit: string | null): Odometer {
  const found = /^\s*([\d.,\s\u00a0']*\d)\s*(k(?![a-z]))?\s*([a-z]*)\.?\s*$/i.exec(text);
  const number = found?.[1] === undefined ? null : parseNumber(found[1]);
  if (!found || number === null || number < 0) return { kind: 'unreadable' };
  // "32k" is 32,000.
  const value = found[2] ? number * 1000 : number;
  const word = (found[3] || unit || 'km').trim().toLowerCase();
  if (/^(km|kms|kilomet(er|re)s?|k|smi)$/.test(word))
    return { kind: 'km', km: Math.round(value), converted: false };
  if (/^(mi|mile|miles|m)$/.test(word))
    return { kind: 'km', km: Math.round(value * KM_PER_MILE), converted: true };
  if (/^(h|hr|hrs|hours?)$/.test(word)) return { kind: 'hours', hours: Math.round(value) };
  return { kind: 'unreadable' };
}

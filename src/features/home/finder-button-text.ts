import { countOf } from '../../lib/count-of.ts';
import type { Choice } from './finder-address.ts';

/**
 * "Show Me 42 vehicles", or "Show Me vehicles" if several choices make the count unknown.
 *
 * @param total number of all vehicles
 * @param vehicles the site's plural for its stock
 */
export function finderButtonText(choices: readonly Choice[], total: number, vehicles: string): string {
  const selected = choices.filter(({ value }) => value !== '');
  const [only] = selected;
  const count = selected.length === 0 ? total : selected.length === 1 ? (only?.count ?? null) : null;
  return `Show Me ${count === null ? vehicles : countOf(count, vehicles)}`;
}

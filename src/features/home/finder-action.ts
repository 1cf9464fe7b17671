import { countOf } from '../../lib/count-of.ts';
import type { Choice } from './finder-address.ts';

/**
 * "Show Me 42 vehicles", or "Show Me vehicles" where several choices leave the count open.
 *
 * @param total all there are
 * @param vehicles the site's plural for its stock
 */
export function finderAction(choices: readonly Choice[], total: number, vehicles: string): string {
  const made = choices.filter(({ value }) => value !== '');
  const [only] = made;
  const count = made.length === 0 ? total : made.length === 1 ? (only?.count ?? null) : null;
  return `Show Me ${count === null ? vehicles : countOf(count, vehicles)}`;
}

import type { Yard } from './yards.ts';

/** Coordinates of a yard in degrees: those of its first department that has both; null if none has. */
export function yardPosition({
  departments,
}: Pick<Yard, 'departments'>): { lat: number; long: number } | null {
  for (const { address } of departments) {
    const { lat, long } = address;
    if (lat !== undefined && long !== undefined) return { lat, long };
  }
  return null;
}

import type { Yard } from './yards.ts';

const lower = (text: string): string => text.trim().toLowerCase();

/**
 * Returns a look-up of the place that shoppers read for a yard: its suburb, or its name where another yard of the
 * business is in a suburb of the same name. Its state follows where the name would not tell the two apart.
 */
export function placeNames(yards: readonly Yard[]): (yard: Yard) => string {
  return (yard) => {
    const [{ address }] = yard.departments;
    const same = yards.filter(
      (other) => other.href !== yard.href && lower(other.departments[0].address.city) === lower(address.city),
    );
    if (same.length === 0) return address.city;
    const twins = same.filter(({ name }) => lower(name) === lower(yard.name));
    return twins.length === 0 ? yard.name : `${yard.name} ${address.state}`;
  };
}

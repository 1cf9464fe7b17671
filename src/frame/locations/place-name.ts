import type { Yard } from './yards.ts';

const lower = (text: string): string => text.trim().toLowerCase();

/**
 * Returns a look-up of the place name that pages show for a yard: its suburb, or the yard's name if another yard of the
 * business is in a suburb of the same name. The state is added if the two yards also have the same name.
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

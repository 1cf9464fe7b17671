import type { Location } from '../../tenant/schema/location.ts';
import type { DepartmentType } from './special-hours.ts';

/** In display order (LOC-13). */
export const DEPARTMENTS: readonly DepartmentType[] = ['sales', 'service', 'parts'];

/** A location's department; an empty type means sales (LOC-14). */
export function departmentOf(location: Pick<Location, 'location_type'>): DepartmentType {
  return location.location_type || 'sales';
}

/** Sorts by department: sales, service, parts (LOC-13). Locations of the same department keep their order. */
export function byDepartment<T extends Pick<Location, 'location_type'>>(locations: readonly T[]): T[] {
  return [...locations].sort(
    (a, b) => DEPARTMENTS.indexOf(departmentOf(a)) - DEPARTMENTS.indexOf(departmentOf(b)),
  );
}

/** Sorts locations by name; those listed in `order` (slugs) come first, in that order (LOC-07). */
export function orderLocations<T extends Pick<Location, 'name' | 'slug'>>(
  locations: readonly T[],
  order: readonly string[],
): T[] {
  const position = ({ slug }: T): number => {
    const index = order.indexOf(slug);
    return index === -1 ? order.length : index;
  };
  return [...locations].sort((a, b) => position(a) - position(b) || a.name.localeCompare(b.name, 'en-AU'));
}

import { ownProperty } from '../../lib/own-property.ts';
import type { Condition } from '../schema/config.ts';
import type { Context } from '../tenant.ts';

export function asList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function anyOf(wanted: string | string[] | undefined, test: (value: string) => boolean): boolean {
  return wanted === undefined || asList(wanted).some(test);
}

/**
 * Returns whether an override applies: all its conditions match; a list matches if one entry does (TEN-02,
 * TEN-03, TEN-04).
 */
export function matches(when: Condition, context: Context, flags: Record<string, boolean>): boolean {
  const make = context.manufacturer?.toLowerCase();
  return (
    anyOf(when.dealership, (slug) => slug === context.dealership) &&
    anyOf(when.manufacturer, (name) => name.toLowerCase() === make) &&
    anyOf(when.car_type, (type) => type === context.car_type) &&
    anyOf(when.flag, (flag) => ownProperty(flags, flag) === true)
  );
}

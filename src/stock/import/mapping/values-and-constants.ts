import type { RawField, RawVehicle } from '../feed/feed-record.ts';
import type { Mapping } from './load-mapping.ts';

/**
 * Prepares the value maps and constants of a mapping, which work with every format. Value maps translate what the feed
 * has, each part of a list by itself. Constants fill the fields that are empty then, and are not translated.
 */
export function valuesAndConstants(
  mapping: Pick<Mapping, 'values' | 'constants'>,
): (raw: RawVehicle) => RawVehicle {
  const maps = Object.entries(mapping.values).map(
    ([field, map]) =>
      [
        field as RawField,
        new Map(Object.entries(map).map(([from, to]) => [from.trim().toLowerCase(), to])),
      ] as const,
  );
  const constants = Object.entries(mapping.constants) as [RawField, string][];
  return (raw) => {
    for (const [field, map] of maps) {
      const translate = (value: string): string => map.get(value.trim().toLowerCase()) ?? value;
      const value = raw[field];
      if (value !== undefined) raw[field] = Array.isArray(value) ? value.map(translate) : translate(value);
    }
    for (const [field, value] of constants) if (!raw[field]?.length) raw[field] = value;
    return raw;
  };
}

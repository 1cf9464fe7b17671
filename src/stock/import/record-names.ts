import type { RawVehicle, SourceRow } from './feed/feed-record.ts';
import type { FeedFormat } from './feed/sniff.ts';
import { possibleNames } from './refused-records.ts';
import { type BuildSettings, Draft, NO_COUNTS } from './vehicle/draft.ts';
import { buildIdentity } from './vehicle/identity.ts';

const text = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : [];

/** Names of a vehicle in our own format. An id alone names it, because two yards may use the same stock numbers. */
function nativeNames({ id, stocknum, vin }: Record<string, unknown>): string[] {
  const [name] = text(id);
  return name === undefined ? [...text(stocknum), ...text(vin)] : [name];
}

/**
 * The ids, stock numbers and VINs by which a refused record names a vehicle.
 *
 * @param raw its texts by field; null if it could not be mapped, or is in our own format
 */
export function recordNames(
  row: SourceRow,
  format: FeedFormat,
  raw: RawVehicle | null,
  settings: BuildSettings,
): string[] {
  if (row.kind === 'unreadable') return possibleNames(row.texts);
  if (format === 'native') return nativeNames(row.native as Record<string, unknown>);
  if (raw === null) return possibleNames(Object.values(row.cells).flat());
  const draft = new Draft(raw, settings, NO_COUNTS);
  const { numbers } = buildIdentity(draft, settings.now.getUTCFullYear());
  const named = settings.mappingDefinesId && draft.cellText('id') !== null ? numbers.slice(0, 1) : numbers;
  return named.map(({ clean }) => clean);
}

import type { Car } from '../car.ts';
import { passesQuickChecks } from '../car-checks.ts';
import { parseCar } from '../parse-car.ts';
import { vehiclePath } from '../rules/vehicle-path.ts';
import { compactCar } from '../stock-file.ts';
import type { Unread } from '../vocabulary/vocabulary.ts';
import type { Cells, RawVehicle, SourceRow } from './feed/feed-record.ts';
import { FeedRefused } from './feed/feed-refused.ts';
import { EMPTY_RECORD, type Note, type Problem } from './feed/notes.ts';
import type { FeedFormat } from './feed/sniff.ts';
import type { FeedRecords } from './feed-records.ts';
import { garbledTextNotes } from './garbled-text.ts';
import type { Run } from './import-run.ts';
import { parseNativeVehicle } from './native-vehicle.ts';
import { recordNames } from './record-names.ts';
import { keepKnownStatus } from './unknown-status.ts';
import { valueLosses } from './value-losses.ts';
import { buildCar } from './vehicle/build-car.ts';
import { baseSlug, type VehicleNumber } from './vehicle/identity.ts';

/** A vehicle built from a record, with its notes, or the problems that prevent it. */
type Outcome =
  | {
      ok: true;
      car: Car;
      notes: readonly Note[];
      number: VehicleNumber | null;
      /** True if the id is a hash of the description. */
      hashed: boolean;
      /** Foreign currency because of which the vehicle has no price; null if there is none. */
      foreignCurrency: string | null;
      /** The seller's word for a status that nobody understands; null if there is none. */
      unknownStatus: string | null;
      raw: RawVehicle;
      unread?: readonly Unread[];
    }
  /** `raw` is null for a record that could not be mapped, or is in our own format. */
  | { ok: false; problems: readonly Problem[]; raw: RawVehicle | null };

function isEmpty(cells: Cells): boolean {
  for (const cell of Object.values(cells)) {
    if (typeof cell === 'string' ? cell.trim() !== '' : cell?.some((text) => text.trim() !== ''))
      return false;
  }
  return true;
}

function convert(run: Run, format: FeedFormat, records: FeedRecords, row: SourceRow): Outcome {
  if (row.kind === 'unreadable')
    return { ok: false, problems: [{ field: row.field, value: row.value, reason: row.reason }], raw: null };
  if (isEmpty(row.cells)) return { ok: false, problems: [EMPTY_RECORD], raw: null };
  if (format === 'native') {
    const native = parseNativeVehicle(row.native as object);
    return native.ok
      ? { ...native, notes: row.notes ?? [], foreignCurrency: null, unknownStatus: null, raw: {} }
      : { ...native, raw: null };
  }
  const mapped = records.toRaw(row.cells);
  if (!mapped.ok) {
    const { ok, ...problem } = mapped;
    return { ok, problems: [problem], raw: null };
  }
  const built = buildCar(mapped.raw, run.settings, run.counts);
  return built.ok
    ? { ...built, ...mapped, notes: [...(row.notes ?? []), ...mapped.notes, ...built.notes] }
    : { ...built, raw: mapped.raw };
}

/** Converts a record. An unexpected error must not stop the others: the record goes to quarantine. */
function convertSafely(run: Run, format: FeedFormat, records: FeedRecords, row: SourceRow): Outcome {
  try {
    return convert(run, format, records, row);
  } catch (error) {
    if (error instanceof FeedRefused) throw error;
    const reason = `cannot be read: ${(error as Error).message}`;
    return { ok: false, problems: [{ field: 'record', value: null, reason }], raw: null };
  }
}

/** True for a line of a stock file about a vehicle that was gone already, so that a copy of the file brings none back. */
const isGoneLine = (row: SourceRow): boolean =>
  row.kind === 'record' &&
  typeof row.native === 'object' &&
  row.native !== null &&
  typeof (row.native as Partial<Car>).gone_at === 'string';

/**
 * Imports one record: writes a vehicle to the stock, or an entry to the quarantine.
 *
 * @throws FeedRefused if the whole feed must be refused
 */
export function importRecord(run: Run, format: FeedFormat, records: FeedRecords, row: SourceRow): void {
  if (format === 'native' && isGoneLine(row)) return;
  run.progress.records++;
  const outcome = convertSafely(run, format, records, row);
  const problems = outcome.ok ? store(run, records, row, outcome) : outcome.problems;
  const [problem] = problems;
  if (problem === undefined) return;
  run.report.quarantine(row.row, row.line, problems);
  run.progress.quarantined++;
  if (problems.some(({ excludes }) => excludes)) {
    run.excluded++;
    return;
  }
  const names = recordNames(row, format, outcome.raw, run.settings);
  run.refused.add({ row: row.row, line: row.line, problem }, names);
}

/** Writes a vehicle to the stock. Returns the problems that prevent it, else an empty list. */
function store(
  run: Run,
  records: FeedRecords,
  source: SourceRow,
  converted: Outcome & { ok: true },
): readonly Problem[] {
  const { row, line } = source;
  const { car, notes } = converted;
  const recognised = identify(run, converted);
  const duplicate = duplicateProblem(run, converted);
  if (duplicate !== null) return [duplicate];
  const statusNotes = keepKnownStatus(run.previous, car, converted.unknownStatus);
  assignSlug(run, car);
  setMissingDates(run, car);
  const compact = compactCar(car);
  const check = passesQuickChecks(compact) ? null : parseCar(compact);
  if (check?.ok === false) return check.problems;
  run.ids.set(car.id, row);
  if (!run.previous.has(car.id) || run.previous.wasGone(car.id)) run.added++;
  run.comparison.compare(run.previous, car);
  run.stock.write(`${JSON.stringify(compact)}\n`);
  run.report.addNotes(row, line, car.id, [
    ...notes,
    ...statusNotes,
    ...recognised,
    ...sharedVinNotes(run, car, row),
    ...yardNotes(run, car),
    ...garbledTextNotes(compact),
  ]);
  if (converted.foreignCurrency !== null) run.report.countForeign(converted.foreignCurrency);
  for (const unread of converted.unread ?? []) run.losses.addUnread(row, unread);
  if (source.kind === 'record')
    for (const loss of valueLosses(converted.raw, car, notes, run.settings))
      run.losses.add(row, records.columnOf(loss.field, source.cells), loss);
  run.progress.vehicles++;
  return [];
}

/** Gives a vehicle its id: that of the previous stock if it is recognised there. Returns a note about that. */
function identify(run: Run, { car, number, hashed }: Outcome & { ok: true }): Note[] {
  if (number !== null && !hashed && !run.previous.has(car.id)) {
    const found = run.numbers.find(car, (id) => run.ids.has(id));
    if (found) return keepIdentity(car, found, found.stocknum === car.stocknum ? null : RENUMBERED);
    const described = run.descriptions.findNumbered(car);
    if (described) return keepIdentity(car, described, RENUMBERED);
  }
  if (number !== null) {
    assignId(run, car, number);
    run.numbers.claim(car.id);
  }
  return hashed ? keepIdentity(car, run.descriptions.find(car), UNNUMBERED) : [];
}

/** Assigns the vehicle's id, and updates slug and path derived from it. */
function assignId(run: Run, car: Car, number: VehicleNumber): void {
  const id = run.idRegistry.assign(car.id, number);
  if (id === car.id) return;
  const slugBefore = baseSlug(car);
  car.id = id;
  if (car.slug !== slugBefore) return;
  car.slug = baseSlug(car);
  if (car.path === vehiclePath(slugBefore)) car.path = vehiclePath(car.slug);
}

const UNNUMBERED =
  'has no stock number and VIN, but was recognised as a vehicle of the last import, so it keeps its id';
const RENUMBERED =
  'has another stock number than in the last import, or none, but was recognised as a vehicle of it, so it keeps its id';

/** Gives a vehicle the id and address that it has in the previous stock. */
function keepIdentity(
  car: Car,
  found: Pick<Car, 'id' | 'slug' | 'path'> | null,
  reason: string | null,
): Note[] {
  if (found === null) return [];
  Object.assign(car, { id: found.id, slug: found.slug, path: found.path });
  if (reason === null) return [];
  return [{ kind: 'repaired', field: 'record', value: car.name, reason }];
}

function duplicateProblem(run: Run, { car, number, hashed }: Outcome & { ok: true }): Problem | null {
  const earlier = run.ids.get(car.id);
  if (earlier === undefined) return null;
  if (!hashed)
    return {
      field: 'id',
      value: number?.words.slice(0, 200) ?? car.id,
      reason: `was already used by record ${earlier}`,
    };
  return {
    field: 'record',
    value: car.name,
    reason: `looks the same as the vehicle in record ${earlier}: neither has a stock number or VIN, and their descriptions are equal`,
  };
}

/** A 17-character VIN is unique worldwide; older chassis numbers are not. */
function sharedVinNotes(run: Run, { vin }: Car, row: number): Note[] {
  if (vin?.length !== 17) return [];
  const first = run.vins.get(vin);
  if (first === undefined) run.vins.set(vin, row);
  else
    return [
      {
        kind: 'doubtful',
        field: 'vin',
        value: vin,
        reason: `is also the VIN of record ${first}, which has another id; both are listed`,
      },
    ];
  return [];
}

/** Notes and counts a yard that the site does not have. */
function yardNotes({ options, report, previous }: Run, car: Car): Note[] {
  const name = options.rules?.unknownYard?.(car) ?? null;
  if (name === null) return [];
  report.countUnmatched('location_name', name);
  if (previous.factsOf(car.id)?.hasYard ?? true) report.addUnknownYard(name);
  return [
    {
      kind: 'doubtful',
      field: 'location_name',
      value: name,
      reason:
        'is a yard that site.yaml does not have, so pages do not say where the vehicle stands, unless its dealership has only one yard',
    },
  ];
}

function assignSlug(run: Run, car: Car): void {
  const slug = run.slugs.assign(car.id, car.slug);
  car.path = run.slugs.path(car.path, car.slug, slug);
  car.slug = slug;
}

/**
 * Sets dates that the feed does not give: `created_at` to the time of the import that first has the vehicle, and
 * `sold_date_timestamp` to that of the import that finds a vehicle sold that was for sale before. Both stay unknown if the
 * imports cannot tell: the vehicle may have been there, or been sold, for long.
 */
function setMissingDates(run: Run, car: Car): void {
  const known = run.previous.keptDates(car.id);
  const { now } = run.settings;
  if (car.created_at === null) {
    const isNew = run.previous.exists && !run.previous.has(car.id);
    car.created_at = known?.created_at ?? (isNew ? now.toISOString() : null);
  }
  if (car.sold && car.sold_date_timestamp === null)
    car.sold_date_timestamp =
      known?.sold_date_timestamp ??
      (run.previous.factsOf(car.id)?.isForSale ? Math.floor(now.getTime() / 1_000) : null);
}

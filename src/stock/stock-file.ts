import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { explainJsonError } from '../lib/json-error.ts';
import { emptyTable } from '../lib/own-property.ts';
import { detectUtf16 } from '../lib/utf16.ts';
import type { Car, CarImage } from './car.ts';
import { fillDefaults, passesQuickChecks } from './car-checks.ts';
import { blankCar } from './car-defaults.ts';
import { findLoneSurrogate } from './lone-surrogates.ts';
import { type FieldProblem, parseCar } from './parse-car.ts';
import { whyPathIsReserved, whyVehicleSlugIsReserved } from './rules/reserved-addresses.ts';
import { vehiclePath } from './rules/vehicle-path.ts';
import { defaultName } from './schema/car-schema.ts';

const DEFAULTS = blankCar() as Record<string, unknown>;
const DEFAULT_ENTRIES = Object.entries(DEFAULTS);

type JsonObject = Record<string, unknown>;

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const out: JsonObject = emptyTable();
  for (const [key, inner] of Object.entries(value)) {
    const small = compact(inner);
    if (!isEmpty(small)) out[key] = small;
  }
  return out;
}

function compactImage({ image }: CarImage): unknown {
  return image.thumb.url === image.url ? { image: { url: image.url } } : { image };
}

/** Compacts the values of a record, but keeps keys whose value becomes empty. */
function compactValues(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compact(inner)]));
}

// Fields that are written whole, empty values included.
const WRITTEN_WHOLE = new Set(['hotspots', 'seller_words']);

function compactField(key: string, value: object): unknown {
  if (key === 'finance_lenders') return compactValues(value);
  return WRITTEN_WHOLE.has(key) ? value : compact(value);
}

/** A vehicle without the fields that have their default value, keys in a fixed order. */
export function compactCar(car: Car): object {
  const out: JsonObject = { id: car.id, slug: car.slug };
  if (car.path !== vehiclePath(car.slug)) out.path = car.path;
  if (car.name !== defaultName(car)) out.name = car.name;
  out.year = car.year;
  out.make = car.make;
  out.model = car.model;
  out.car_type = car.car_type;
  const first = car.images[0]?.image.url ?? null;
  for (const [key, byDefault] of DEFAULT_ENTRIES) {
    const value = (car as unknown as JsonObject)[key];
    if (key === 'photos_count') {
      if (value !== car.images.length) out[key] = value;
    } else if (key === 'images') {
      if (car.images.length > 0) out[key] = car.images.map(compactImage);
    } else if (
      value === byDefault ||
      value === undefined ||
      (key === 'primary_image_url' && value === first)
    ) {
      // Left out, because reading the line restores the default.
    } else if (typeof value !== 'object') {
      if (value !== '') out[key] = value;
    } else if (value !== null && (byDefault === null || Object.keys(value).length > 0)) {
      out[key] = compactField(key, value);
    }
  }
  return out;
}

/**
 * One line of the stock file, without the line break. Keys are in a fixed order; fields with their default
 * value are left out, and so are `path`, `name`, `photos_count` and `primary_image_url` if they can be derived.
 */
export function serializeCar(car: Car): string {
  return JSON.stringify(compactCar(car));
}

export interface LineProblem extends FieldProblem {
  /** 1-based line of the stock file. */
  line: number;
}

export interface StockFile {
  cars: Car[];
  /** Digest of each vehicle's line. Equal digests mean equal vehicles. */
  digests: ReadonlyMap<Car, string>;
  problems: LineProblem[];
}

function whyNotJson(error: unknown, line: string): string {
  const { reason, near } = explainJsonError(error, line);
  return `is not JSON: ${reason}${near === null ? '' : `, near ${near}`}`;
}

/**
 * Parses one line. Lines that pass the quick checks only get defaults; all others go through the full schema.
 */
export function readStockLine(
  line: string,
): { ok: true; car: Car } | { ok: false; problems: FieldProblem[] } {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch (error) {
    return {
      ok: false,
      problems: [{ field: 'line', value: line.slice(0, 80), reason: whyNotJson(error, line) }],
    };
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return {
      ok: false,
      problems: [{ field: 'line', value: line.slice(0, 80), reason: 'is not a JSON object' }],
    };
  }
  const surrogate = findLoneSurrogate(line, input);
  if (surrogate) return { ok: false, problems: [surrogate] };
  if (passesQuickChecks(input)) return { ok: true, car: fillDefaults(input) };
  return parseCar(input);
}

const NOT_UTF_8 = {
  ok: false,
  problems: [{ field: 'line', value: null, reason: 'has bytes that are not UTF-8. Save the file as UTF-8' }],
} as const;

// Byte values. Every byte up to the space is a control character or whitespace.
const [NEW_LINE, SPACE] = [0x0a, 0x20];
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/**
 * Every line that is not blank, trimmed of whitespace and control characters, with its line number from 1.
 */
function* linesOf(file: Buffer): Generator<[line: Buffer, at: number]> {
  let start = file.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  for (let at = 1; start < file.length; at++) {
    const end = file.indexOf(NEW_LINE, start);
    let [from, to] = [start, end < 0 ? file.length : end];
    start = to + 1;
    while (from < to && (file[from] ?? 0) <= SPACE) from++;
    while (to > from && (file[to - 1] ?? 0) <= SPACE) to--;
    if (to > from) yield [file.subarray(from, to), at];
  }
}

/** Reports a slug or path that belongs to another page. Imports never write such a line. */
function reservedAddressProblem({ slug, path }: Car): FieldProblem | null {
  const slugReason = whyVehicleSlugIsReserved(slug);
  if (slugReason !== null)
    return { field: 'slug', value: slug, reason: `cannot be used, because ${slugReason}` };
  const pathReason = path === vehiclePath(slug) ? null : whyPathIsReserved(path);
  return pathReason === null
    ? null
    : { field: 'path', value: path, reason: `cannot be used, because ${pathReason}` };
}

/**
 * Reads a stock file, which has one vehicle per line; 10,000 lines of 3 kB take about 400 ms. Invalid lines and
 * repeated ids or slugs are reported with their line and left out; the other lines are read. A missing file counts as
 * empty stock. Lines are decoded one by one, because a single letter beyond Latin-1 would double the memory that the
 * whole file takes as one string.
 *
 * @throws Error if the file cannot be read or is UTF-16
 */
export async function readStockFile(path: string): Promise<StockFile> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const cars: Car[] = [];
  const digests = new Map<Car, string>();
  const problems: LineProblem[] = [];
  const ids = new Map<string, number>();
  const slugs = new Map<string, number>();
  if (detectUtf16(file) !== null) throw new Error('it is saved as UTF-16. Save it as UTF-8.');
  for (const [line, at] of linesOf(file)) {
    const result = isUtf8(line) ? readStockLine(line.toString()) : NOT_UTF_8;
    if (!result.ok) {
      for (const problem of result.problems) problems.push({ line: at, ...problem });
      continue;
    }
    const { car } = result;
    const reserved = reservedAddressProblem(car);
    if (reserved) {
      problems.push({ line: at, ...reserved });
      continue;
    }
    const earlierLine = ids.get(car.id) ?? slugs.get(car.slug);
    if (earlierLine !== undefined) {
      const field = ids.has(car.id) ? 'id' : 'slug';
      problems.push({ line: at, field, value: car[field], reason: `is already used on line ${earlierLine}` });
      continue;
    }
    ids.set(car.id, at);
    slugs.set(car.slug, at);
    cars.push(car);
    digests.set(car, hash('sha1', line, 'base64url'));
  }
  return { cars, digests, problems };
}

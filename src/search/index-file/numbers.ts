import type { ByteReader, ByteWriter } from './bytes.ts';

/** 64-bit floats. */
const RAW = 0;
/** Each number as the number of steps above the minimum, where a step is the greatest common divisor. */
const PLAIN = 1;
/** As PLAIN, but of the difference of each number from the one before. */
const DELTAS = 2;

type Form = typeof RAW | typeof PLAIN | typeof DELTAS;

/** Up to this size, differences of whole numbers, and differences of those, are exact. */
const LIMIT = 2 ** 50;

const isWhole = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= LIMIT && !Object.is(value, -0);

function greatestDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

interface Steps {
  least: number;
  step: number;
  counts: Float64Array;
}

/** Expresses whole numbers as multiples of their greatest common divisor above the minimum. */
function stepsOf(values: Float64Array): Steps {
  const counts = new Float64Array(values.length);
  let least = values[0] ?? 0;
  for (let i = 1; i < values.length; i++) least = Math.min(least, values[i] as number);
  let step = 0;
  for (let i = 0; i < values.length && step !== 1; i++) {
    step = greatestDivisor((values[i] as number) - least, step);
  }
  step ||= 1;
  for (let i = 0; i < values.length; i++) counts[i] = ((values[i] as number) - least) / step;
  return { least, step, counts };
}

function differencesOf(values: Float64Array): Float64Array {
  const differences = new Float64Array(values.length);
  let before = 0;
  for (let i = 0; i < values.length; i++) {
    differences[i] = (values[i] as number) - before;
    before = values[i] as number;
  }
  return differences;
}

/** Approximate number of bits that the values need; values above 32 bits count as 32. */
function weightOf(counts: Float64Array): number {
  let bits = 0;
  for (let i = 0; i < counts.length; i++) {
    bits += 32 - Math.clz32(Math.min(counts[i] as number, 0xffff_ffff));
  }
  return bits;
}

// Zigzag encoding, since `uint` writes no negative numbers: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4.
const toZigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const fromZigzag = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/**
 * Writes whole numbers from 0 in byte planes: first all lowest bytes, then the next, because similar bytes
 * compress well together.
 */
export function writePlanes(writer: ByteWriter, counts: Float64Array | Uint32Array): void {
  let highest = 0;
  for (let i = 0; i < counts.length; i++) highest = Math.max(highest, counts[i] as number);
  let planes = 0;
  for (let rest = highest; rest >= 1; rest /= 256) planes++;
  writer.uint(planes);
  const plane = new Uint8Array(counts.length);
  for (let p = 0, scale = 1; p < planes; p++, scale *= 256) {
    // Bit operations are faster, but work on 32 bits only.
    if (highest < 2 ** 32)
      for (let i = 0; i < counts.length; i++) plane[i] = (counts[i] as number) >>> (8 * p);
    else for (let i = 0; i < counts.length; i++) plane[i] = Math.floor((counts[i] as number) / scale) % 256;
    writer.bytes(plane);
  }
}

/** Adds the values that `writePlanes` wrote to `counts`, which must be 0. */
export function readPlanes<C extends Float64Array | Uint32Array>(reader: ByteReader, counts: C): C {
  const planes = reader.uint();
  for (let p = 0, scale = 1; p < planes; p++, scale *= 256) {
    const plane = reader.bytes(counts.length);
    for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] as number) + (plane[i] as number) * scale;
  }
  return counts;
}

/**
 * Writes numbers without their count. Whole numbers are written as multiples of their common divisor above
 * the minimum, or as differences of neighbours if that is shorter; others as 64-bit floats.
 */
export function writeNumbers(writer: ByteWriter, values: ArrayLike<number>): void {
  const plain = Float64Array.from(values);
  if (!plain.every(isWhole)) {
    writer.uint(RAW);
    writer.bytes(new Uint8Array(plain.buffer));
    return;
  }
  const forms = { [PLAIN]: stepsOf(plain), [DELTAS]: stepsOf(differencesOf(plain)) };
  const form = weightOf(forms[DELTAS].counts) < weightOf(forms[PLAIN].counts) ? DELTAS : PLAIN;
  const { least, step, counts } = forms[form];
  writer.uint(form);
  writer.uint(toZigzag(least));
  writer.uint(step);
  writePlanes(writer, counts);
}

export function readNumbers(reader: ByteReader, count: number): Float64Array {
  const form = reader.uint() as Form;
  const values = new Float64Array(count);
  if (form === RAW) {
    new Uint8Array(values.buffer).set(reader.bytes(count * 8));
    return values;
  }
  const least = fromZigzag(reader.uint());
  const step = reader.uint();
  readPlanes(reader, values);
  let before = 0;
  for (let i = 0; i < count; i++) {
    const value = (values[i] as number) * step + least;
    before = form === DELTAS ? before + value : value;
    values[i] = before;
  }
  return values;
}

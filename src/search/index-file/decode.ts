import { tieBreaks } from '../../lib/tie-break.ts';
import type { Collection, CollectionSchema, Column } from '../collection/collection.ts';
import { narrowCodes } from '../collection/narrow-codes.ts';
import { ByteReader } from './bytes.ts';
import { type Codes, readCodes } from './codes.ts';
import { joinedText } from './column-text.ts';
import {
  BOOLS,
  CODED,
  FIRST_COLUMN,
  FORMAT,
  INT32,
  JOINED,
  MAGIC,
  NO_CONTEXT,
  PREVIOUS_DOCUMENT,
  SUM_LIMIT,
  SUMMED,
  TEXT,
  TEXTS,
  TIE_BREAKS,
} from './format.ts';
import { readNumbers } from './numbers.ts';
import { readStrings } from './strings.ts';

interface Read {
  column: Column;
  codes: Codes | null;
}

/** Reads columns in the order they were written, because a column may refer to earlier ones. */
function columnReader(reader: ByteReader, ids: readonly string[]): () => Column {
  const size = ids.length;
  const read: Read[] = [];

  const codesOf = (): Uint32Array => {
    const context = reader.uint();
    if (context === NO_CONTEXT) return readCodes(reader, size, null);
    if (context === PREVIOUS_DOCUMENT) return readCodes(reader, size, 'previous');
    return readCodes(reader, size, (read[context - FIRST_COLUMN] as Read).codes);
  };

  function text(joined: boolean): Read {
    const codes = codesOf();
    const dictionary = joined ? joinedDictionary(codes) : readStrings(reader, reader.uint());
    return { column: { kind: 'text', dictionary, codes: narrowCodes(dictionary.length, codes) }, codes };
  }

  function joinedDictionary(codes: Uint32Array): string[] {
    const parts = Array.from({ length: reader.uint() }, () => (read[reader.uint()] as Read).column);
    const count = reader.uint();
    const exceptions = readNumbers(reader, count);
    const literal = readStrings(reader, count);
    const dictionary: string[] = [];
    let next = 0;
    for (let doc = 0; doc < size; doc++) {
      if (codes[doc] !== dictionary.length + 1) continue;
      const isException = exceptions[next] === dictionary.length;
      dictionary.push(isException ? (literal[next++] as string) : joinedText(parts, doc));
    }
    return dictionary;
  }

  function texts(): Read {
    const listOf = codesOf();
    const lengths = readNumbers(reader, reader.uint());
    const flat = readCodes(reader, reader.uint(), 'previous');
    const dictionary = readStrings(reader, reader.uint());
    const starts = new Uint32Array(lengths.length + 1);
    for (let list = 0; list < lengths.length; list++) {
      starts[list + 1] = (starts[list] as number) + (lengths[list] as number);
    }
    const offsets = new Uint32Array(size + 1);
    for (let doc = 0; doc < size; doc++) {
      offsets[doc + 1] = (offsets[doc] as number) + (lengths[(listOf[doc] as number) - 1] as number);
    }
    const codes = narrowCodes(dictionary.length, new Uint32Array(offsets[size] as number));
    for (let doc = 0; doc < size; doc++) {
      const list = listOf[doc] as number;
      codes.set(flat.subarray(starts[list - 1], starts[list]), offsets[doc]);
    }
    return { column: { kind: 'texts', dictionary, offsets, codes }, codes: listOf };
  }

  function scalars(kind: number): Read {
    if (kind === TIE_BREAKS)
      return { column: { kind: 'number', values: tieBreaks(ids), present: null }, codes: null };
    const array = reader.uint();
    const mayLack = reader.uint() === 1;
    const asColumn = (values: Float64Array, present: Uint8Array | null): Column =>
      array === BOOLS
        ? { kind: 'bool', values: new Uint8Array(values), present }
        : { kind: 'number', values: array === INT32 ? new Int32Array(values) : values, present };

    if (kind === CODED) {
      const dictionary = readNumbers(reader, reader.uint());
      const codes = codesOf();
      const values = new Float64Array(size);
      const present = mayLack ? new Uint8Array(size) : null;
      for (let doc = 0; doc < size; doc++) {
        const code = codes[doc] as number;
        if (code === 0) continue;
        values[doc] = dictionary[code - 1] as number;
        if (present) present[doc] = 1;
      }
      return { column: asColumn(values, present), codes };
    }
    const other = kind === SUMMED ? (read[reader.uint()] as Read).column : null;
    const values = readNumbers(reader, size);
    if (other?.kind === 'number') {
      for (let doc = 0; doc < size; doc++) {
        const rest = (values[doc] as number) - ((other.values[doc] as number) % SUM_LIMIT);
        values[doc] = rest < 0 ? rest + SUM_LIMIT : rest;
      }
    }
    return {
      column: asColumn(values, mayLack ? new Uint8Array(readNumbers(reader, size)) : null),
      codes: null,
    };
  }

  return () => {
    const kind = reader.uint();
    const result =
      kind === TEXT || kind === JOINED ? text(kind === JOINED) : kind === TEXTS ? texts() : scalars(kind);
    read.push(result);
    return result.column;
  };
}

/**
 * Decodes the bytes of an index file.
 *
 * @throws Error if they are not an index file, have another format version or are truncated
 */
export function decodeCollection(bytes: Uint8Array): Collection {
  const reader = new ByteReader(bytes);
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw new Error('This is not an index file.');
  reader.bytes(MAGIC.length);
  const format = reader.uint();
  if (format !== FORMAT) {
    throw new Error(`The index file has format ${format}; this page reads format ${FORMAT}.`);
  }
  const schema = JSON.parse(reader.text()) as CollectionSchema;
  const size = reader.uint();
  const ids = readStrings(reader, size);
  const nextColumn = columnReader(reader, ids);
  const columns = new Map<string, Column>();
  for (let left = reader.uint(); left > 0; left--) {
    const name = schema.fields[reader.uint()]?.name;
    if (name === undefined) throw new Error('The index file names an unknown field.');
    columns.set(name, nextColumn());
  }
  return { schema, size, ids, columns };
}

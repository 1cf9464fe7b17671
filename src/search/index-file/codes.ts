import type { ByteReader, ByteWriter } from './bytes.ts';
import { readPlanes, writePlanes } from './numbers.ts';

/** One code per document, from 1; 0 if the document has no value. */
export type Codes = ArrayLike<number>;
/**
 * A document's code is predicted from this: its code in another column, the code of the previous document in this
 * column, or nothing (null).
 */
export type CodeContext = Codes | 'previous' | null;

/** Symbol of a code that appears for the first time: it is the highest code so far plus 1. */
const NEW = 0;
/** Symbol of a known code that is new in this context: the code itself is in a separate list. */
const NEW_IN_CONTEXT = 1;
/** Symbol of the first code seen in a context; the next ones follow. */
const FIRST_IN_CONTEXT = 2;

function contextAt(context: CodeContext, doc: number, previous: number): number {
  if (context === null) return 0;
  return context === 'previous' ? previous : (context[doc] as number);
}

/**
 * Writes codes from 0 (no value) that are numbered in order of first use. A code is stored as its position
 * among those seen in the same context (models of this make, bodies of this model). A code that follows from
 * the context is always the first, and compresses to almost nothing.
 *
 * @throws Error if the codes are not in order of first use
 */
export function writeCodes(writer: ByteWriter, codes: Codes, context: CodeContext): void {
  const positionsByContext: Map<number, number>[] = [];
  const symbols = new Uint32Array(codes.length);
  const newInContext: number[] = [];
  let highest = 0;
  let previous = 0;
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc] as number;
    const key = contextAt(context, doc, previous);
    const known = positionsByContext[key] ?? new Map<number, number>();
    positionsByContext[key] = known;
    const position = known.get(code);
    if (position !== undefined) symbols[doc] = FIRST_IN_CONTEXT + position;
    else {
      known.set(code, known.size);
      if (code === highest + 1) highest = code;
      else if (code > highest) throw new Error('Codes must be in order of first use.');
      else {
        symbols[doc] = NEW_IN_CONTEXT;
        newInContext.push(code);
      }
    }
    previous = code;
  }
  writePlanes(writer, symbols);
  writer.uint(newInContext.length);
  writePlanes(writer, Uint32Array.from(newInContext));
}

/** Reads what `writeCodes` wrote for `count` documents with the same context. */
export function readCodes(reader: ByteReader, count: number, context: CodeContext): Uint32Array {
  const symbols = readPlanes(reader, new Uint32Array(count));
  const newInContext = readPlanes(reader, new Uint32Array(reader.uint()));
  const knownByContext: number[][] = [];
  const codes = new Uint32Array(count);
  let highest = 0;
  let used = 0;
  let previous = 0;
  for (let doc = 0; doc < count; doc++) {
    const key = contextAt(context, doc, previous);
    const codesInContext = knownByContext[key] ?? [];
    knownByContext[key] = codesInContext;
    const symbol = symbols[doc] as number;
    if (symbol >= FIRST_IN_CONTEXT) previous = codesInContext[symbol - FIRST_IN_CONTEXT] as number;
    else {
      previous = symbol === NEW ? ++highest : (newInContext[used++] as number);
      codesInContext.push(previous);
    }
    codes[doc] = previous;
  }
  return codes;
}

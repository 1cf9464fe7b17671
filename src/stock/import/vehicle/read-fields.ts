import type { z } from 'zod';
import type { Field, Fields } from '../../schema/field.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';
import { readFeet, readNumber } from './read-number.ts';

type ReadFields<F extends Fields> = { [K in keyof F]?: Exclude<z.output<F[K]['schema']>, undefined> };

/** Columns in mm, in which dealers of caravans write feet and inches. */
const LENGTHS: ReadonlySet<string> = new Set(['length', 'width', 'height', 'body_length', 'body_width']);

/**
 * Returns a reader of the fields that are read directly from one column: text up to its length, numbers
 * within their bounds. Other fields are not in its result.
 */
export function fieldReader<F extends Fields>(fields: F): (draft: Draft) => ReadFields<F> {
  // Filtered once, because an import reads every vehicle with it.
  const plain = Object.entries<Field>(fields).flatMap(([name, { source }]) =>
    source.by === 'text' || source.by === 'number' ? [{ name, source }] : [],
  );
  return (draft) => {
    const read = new Map<string, string | number | null>();
    for (const { name, source } of plain) {
      const column = source.column as RawField;
      if (source.by === 'text') read.set(name, draft.cleanLine(column, source.maxLength));
      else {
        const feet = LENGTHS.has(column) ? readFeet(draft, column, source.min, source.max) : undefined;
        read.set(
          name,
          feet === undefined ? readNumber(draft, column, source.min, source.max, source.integer) : feet,
        );
      }
    }
    return Object.fromEntries(read) as ReadFields<F>;
  };
}

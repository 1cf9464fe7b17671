import type { z } from 'zod';
import type { Field, Fields } from '../../schema/field.ts';
import type { RawField } from '../feed/raw.ts';
import type { Draft } from './draft.ts';
import { within } from './number-field.ts';

type Read<F extends Fields> = { [K in keyof F]?: Exclude<z.output<F[K]['schema']>, undefined> };

/**
 * Reads the fields that the schema takes from one column as it is: text up to its length, numbers within their
 * bounds. Other fields are not in the result.
 */
export function fieldReader<F extends Fields>(fields: F): (draft: Draft) => Read<F> {
  // Sorted out once, because an import reads every vehicle by it.
  const plain = Object.entries<Field>(fields).flatMap(([name, { source }]) =>
    source.by === 'text' || source.by === 'number' ? [{ name, source }] : [],
  );
  return (draft) => {
    const read = new Map<string, string | number | null>();
    for (const { name, source } of plain) {
      const column = source.column as RawField;
      if (source.by === 'text') read.set(name, draft.text(column, source.longest));
      else read.set(name, within(draft, column, source.min, source.max, source.integer));
    }
    return Object.fromEntries(read) as Read<F>;
  };
}

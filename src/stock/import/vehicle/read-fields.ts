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
export function readFields<F extends Fields>(draft: Draft, fields: F): Read<F> {
  const read = Object.entries<Field>(fields).flatMap(([name, { source }]) => {
    if (source.by === 'text') return [[name, draft.text(source.column as RawField, source.longest)]];
    if (source.by !== 'number') return [];
    return [[name, within(draft, source.column as RawField, source.min, source.max, source.whole)]];
  });
  return Object.fromEntries(read) as Read<F>;
}

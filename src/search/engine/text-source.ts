import type { Collection } from '../collection/collection.ts';
import type { TextSource } from './text/text-search.ts';

/** Gives the text search access to a collection's columns. */
export function textSourceOf({ columns, schema, size }: Collection): TextSource {
  const ranks = columns.get(schema.default_sorting_field);
  return {
    size,
    textsOf: (field, doc) => {
      const column = columns.get(field);
      if (column?.kind === 'text') {
        const text = column.dictionary[(column.codes[doc] as number) - 1];
        return text === undefined ? [] : [text];
      }
      if (column?.kind !== 'texts') return [];
      const codes = column.codes.subarray(column.offsets[doc], column.offsets[doc + 1]);
      return Array.from(codes, (code) => column.dictionary[code - 1] as string);
    },
    isList: (field) => columns.get(field)?.kind === 'texts',
    rank: (doc) => (ranks?.kind === 'number' ? (ranks.values[doc] as number) : 0),
  };
}

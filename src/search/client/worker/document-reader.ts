import type { Collection, Column } from '../../collection/collection.ts';

function fieldOf(column: Column, doc: number): unknown {
  switch (column.kind) {
    case 'text':
      return column.dictionary[(column.codes[doc] as number) - 1];
    case 'texts':
      return Array.from(
        column.codes.subarray(column.offsets[doc], column.offsets[doc + 1]),
        (code) => column.dictionary[code - 1],
      );
    case 'number':
      return column.present?.[doc] === 0 ? undefined : column.values[doc];
    case 'bool':
      return column.present?.[doc] === 0 ? undefined : column.values[doc] === 1;
  }
}

/** Rebuilds documents from a collection's columns. Fields with `index: false` are missing. */
export function documentReader({ ids, columns }: Collection): (doc: number) => Record<string, unknown> {
  return (doc) => {
    const values = [...columns].map(([name, column]) => [name, fieldOf(column, doc)]);
    return { id: ids[doc], ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  };
}

import type { Column } from '../collection/collection.ts';

/** A document's value as text; null for booleans, lists and missing values. */
export function textOf(column: Column, doc: number): string | null {
  switch (column.kind) {
    case 'text':
      return column.dictionary[(column.codes[doc] as number) - 1] ?? null;
    case 'number':
      return column.present?.[doc] === 0 ? null : String(column.values[doc]);
    case 'bool':
    case 'texts':
      return null;
  }
}

/** Joins a document's texts in the columns with spaces: "2023 Ford Ranger Wildtrak". */
export function joinedText(columns: readonly Column[], doc: number): string {
  let joined = '';
  for (const column of columns) {
    const text = textOf(column, doc);
    if (text !== null) joined = joined === '' ? text : `${joined} ${text}`;
  }
  return joined;
}

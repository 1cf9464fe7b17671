import { showHiddenCharacters } from '../text/clean.ts';
import type { Unread } from '../vocabulary/vocabulary.ts';
import type { RawField } from './feed/feed-record.ts';
import type { ValueLoss } from './value-losses.ts';

/** Values of one column that were changed or lost for one reason. */
export interface LossCount {
  column: string;
  field: RawField;
  kind: ValueLoss['kind'] | 'empty';
  reason: string;
  count: number;
  /** The first few of these values, with their rows. */
  examples: { row: number; value: string; became: string | null }[];
}

/** Examples of each reason in a report. */
export const MAX_EXAMPLES = 3;

// Limit that keeps memory flat: different losses in one report.
const MAX_ENTRIES = 500;

/** Counts values that were changed or lost in the import, by column and reason. */
export class LossCounter {
  private readonly entries = new Map<string, LossCount>();

  add(row: number, column: string, { field, kind, value, became, reason }: ValueLoss): void {
    const entry = this.entryFor({ column, field, kind, reason });
    if (entry === null) return;
    entry.count++;
    if (entry.examples.length < MAX_EXAMPLES) entry.examples.push({ row, value, became });
  }

  /** Adds a value that is not read, because another column of its field is. */
  addUnread(row: number, { field, column, readColumn, value, readValue }: Unread): void {
    this.add(row, column, {
      field,
      kind: 'dropped',
      value: showHiddenCharacters(value.slice(0, 100)),
      became: readValue.slice(0, 100),
      reason: `the column "${readColumn.slice(0, 100)}" is read instead; a mapping file can choose the other`,
    });
  }

  /** Adds a mapped column without a value in any record. */
  addEmpty(column: string, field: RawField, records: number): void {
    const entry = this.entryFor({
      column,
      field,
      kind: 'empty',
      reason: 'no record has a value in this column',
    });
    if (entry !== null) entry.count = records;
  }

  private entryFor(head: Pick<LossCount, 'column' | 'field' | 'kind' | 'reason'>): LossCount | null {
    const key = JSON.stringify(Object.values(head));
    const found = this.entries.get(key);
    if (found !== undefined) return found;
    if (this.entries.size >= MAX_ENTRIES) return null;
    const added: LossCount = { ...head, count: 0, examples: [] };
    this.entries.set(key, added);
    return added;
  }

  list(): LossCount[] {
    return [...this.entries.values()].sort((a, b) => b.count - a.count);
  }
}

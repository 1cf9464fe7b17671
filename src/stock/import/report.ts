import { closeSync, fsyncSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { renameToDisk } from '../../lib/disk/replace-file.ts';
import { emptyTable, ownProperty } from '../../lib/own-property.ts';
import type { Note, Problem } from './feed/notes.ts';
import type { FeedFormat } from './feed/sniff.ts';
import { LineWriter } from './line-writer.ts';
import { type LossCount, MAX_EXAMPLES } from './loss-counter.ts';
import type { NamedCount } from './named-count.ts';
import type { StockChange } from './stock-comparison.ts';

/** Number of cases with one field and reason. */
export interface ReasonCount {
  field: string;
  reason: string;
  count: number;
  /** The first few cases. */
  examples: { row: number; value: string | null }[];
}

export type ComparedKey = 'removed' | 'kept' | StockChange;

/** Counts for the report, each followed by the ids of the first 1,000 vehicles. */
export function comparedCounts(
  counts: Readonly<Record<ComparedKey, NamedCount>>,
): Pick<ReportSummary['previous'], ComparedKey | `${ComparedKey}_ids`> {
  const entries = Object.entries(counts).flatMap(([key, { count, ids }]) => [
    [key, count],
    [`${key}_ids`, ids],
  ]);
  return Object.fromEntries(entries);
}

/**
 * The start of `import-report.json`. The lists `quarantine` and `notes` follow it, with one entry per record or note.
 */
export interface ReportSummary {
  tenant: string;
  feed: string;
  format: FeedFormat | null;
  encoding: string | null;
  started_at: string;
  seconds: number;
  outcome: 'imported' | 'refused';
  /** Reason of the refusal and what to do next; null for a successful import. */
  refusal: { reason: string; next: string } | null;
  records: number;
  vehicles: number;
  quarantined: number;
  /** Vehicles for sale in the feed, and those of them that the site does not list because of their age (SRC-42). */
  for_sale: number;
  too_old: number;
  /** Number of refused records that name no vehicle. The vehicles that they are about count as missing. */
  nameless: number;
  /** Number of vehicles with notes. */
  noted_vehicles: number;
  /** Number of notes. */
  note_count: number;
  bytes: number;
  /**
   * Comparison with the previous stock. `removed`: vehicles for sale that are missing now; `kept`: vehicles that stay as
   * they were, because their records were refused.
   */
  previous: Record<ComparedKey, number> &
    Record<`${ComparedKey}_ids`, string[]> & { vehicles: number; for_sale: number; added: number };
  quarantine_reasons: ReasonCount[];
  note_reasons: ReasonCount[];
  /** Values that were dropped, rounded, cut or cleaned, by column, and mapped columns without values. */
  value_losses: LossCount[];
  /** Number of vehicles listed without a price, by the currency of the price in the feed. */
  foreign_prices: Record<string, number>;
  /** Words that mean "not known", by field, with their number. */
  unknown_words: Record<string, Record<string, number>>;
  /**
   * Words without a standard value, by field, with their number. Pages show them as the seller wrote them, except the
   * status, which then counts as in stock.
   */
  unmatched_words: Record<string, Record<string, number>>;
  /** Yards that the site does not have, of vehicles that are new or stood in a yard of the site before. */
  new_unknown_yards: string[];
  /** Columns or elements of the feed that are not used. */
  unused_columns: string[];
  /** Sentences about the whole feed. */
  remarks: string[];
}

// Limits that keep memory flat for feeds in which everything is wrong.
const MAX_REASONS = 500;
const MAX_EXAMPLE_LENGTH = 100;
const MAX_WORDS_PER_FIELD = 100;
const MAX_REMARKS = 50;

/** Counts cases by field and reason; reasons that differ only in numbers count as one. */
class ReasonCounter {
  private readonly counts = new Map<string, ReasonCount>();

  add(row: number, { field, value, reason }: Problem): void {
    const plain = reason.replace(/\d[\d.,]*/g, 'N');
    const key = `${field}|${plain}`;
    const found = this.counts.get(key) ?? this.countNew(key, field, reason);
    if (found === null) return;
    // "was already used by record …": the numbers are those of single records.
    if (found.reason !== reason) found.reason = reason.replace(/\d[\d.,]*/g, '…');
    found.count++;
    if (found.examples.length < MAX_EXAMPLES)
      found.examples.push({ row, value: value?.slice(0, MAX_EXAMPLE_LENGTH) ?? null });
  }

  private countNew(key: string, field: string, reason: string): ReasonCount | null {
    if (this.counts.size >= MAX_REASONS) return null;
    const added: ReasonCount = { field, reason, count: 0, examples: [] };
    this.counts.set(key, added);
    return added;
  }

  list(): ReasonCount[] {
    return [...this.counts.values()].sort((a, b) => b.count - a.count);
  }
}

function countWord(map: Record<string, Record<string, number>>, field: string, word: string): void {
  const words = ownProperty(map, field) ?? emptyTable<number>();
  map[field] = words;
  const key =
    Object.hasOwn(words, word) || Object.keys(words).length < MAX_WORDS_PER_FIELD ? word : '(others)';
  words[key] = (ownProperty(words, key) ?? 0) + 1;
}

/** Collects the results of all records. Entries go straight to disk, because the report may be long. */
export class ReportBuilder {
  quarantined = 0;
  notes = 0;
  notedVehicles = 0;
  readonly foreign: Record<string, number> = emptyTable();
  readonly unknown: Record<string, Record<string, number>> = emptyTable();
  readonly unmatched: Record<string, Record<string, number>> = emptyTable();
  readonly newUnknownYards = new Set<string>();
  readonly remarks: string[] = [];
  private readonly reasons = new ReasonCounter();
  private readonly noteReasons = new ReasonCounter();
  private readonly quarantineFile: LineWriter;
  private readonly noteFile: LineWriter;

  constructor(temporary: string) {
    this.quarantineFile = new LineWriter(`${temporary}.quarantine`);
    this.noteFile = new LineWriter(`${temporary}.notes`);
  }

  countUnknown = (field: string, word: string): void => countWord(this.unknown, field, word);
  countUnmatched = (field: string, word: string): void => countWord(this.unmatched, field, word);

  addUnknownYard(name: string): void {
    if (this.newUnknownYards.size < MAX_WORDS_PER_FIELD) this.newUnknownYards.add(name);
  }

  countForeign(currency: string): void {
    this.foreign[currency] = (ownProperty(this.foreign, currency) ?? 0) + 1;
  }

  remark(sentence: string): void {
    if (this.remarks.length < MAX_REMARKS && !this.remarks.includes(sentence)) this.remarks.push(sentence);
  }

  /** Adds a record to the quarantine, with all its problems. */
  quarantine(row: number, line: number, problems: readonly Problem[]): void {
    const written = problems.map(({ field, value, reason }) => ({ field, value, reason }));
    this.quarantineFile.write(
      `${this.quarantined === 0 ? '' : ',\n'}${JSON.stringify({ row, line, problems: written })}`,
    );
    this.quarantined++;
    // Only the first problem is counted, so that the counts add up to the number of records.
    for (const problem of problems.slice(0, 1)) this.reasons.add(row, problem);
  }

  /** Adds the notes of an imported record. */
  addNotes(row: number, line: number, id: string, notes: readonly Note[]): void {
    if (notes.length === 0) return;
    this.notedVehicles++;
    for (const note of notes) {
      this.noteFile.write(`${this.notes === 0 ? '' : ',\n'}${JSON.stringify({ row, line, id, ...note })}`);
      this.notes++;
      this.noteReasons.add(row, { ...note, reason: `${note.kind}: ${note.reason}` });
    }
  }

  reasonLists(): { quarantine_reasons: ReasonCount[]; note_reasons: ReasonCount[] } {
    return { quarantine_reasons: this.reasons.list(), note_reasons: this.noteReasons.list() };
  }

  /** Writes the report to `target`, atomically. */
  finish(summary: ReportSummary, target: string): void {
    this.quarantineFile.close();
    this.noteFile.close();
    const temporary = `${this.quarantineFile.path}.whole`;
    try {
      this.writeWhole(summary, temporary);
      renameToDisk(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
      this.discard();
    }
  }

  private writeWhole(summary: ReportSummary, file: string): void {
    const out = openSync(file, 'w');
    try {
      const head = JSON.stringify(summary, null, 2);
      writeFileSync(out, `${head.slice(0, head.lastIndexOf('\n'))},\n  "quarantine": [\n`);
      append(out, this.quarantineFile.path);
      writeFileSync(out, '\n  ],\n  "notes": [\n');
      append(out, this.noteFile.path);
      writeFileSync(out, '\n  ]\n}\n');
      fsyncSync(out);
    } finally {
      closeSync(out);
    }
  }

  discard(): void {
    for (const file of [this.quarantineFile, this.noteFile]) {
      file.discard();
      rmSync(file.path, { force: true });
    }
  }
}

function append(out: number, path: string): void {
  const from = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(256 * 1024);
    for (let read = readSync(from, buffer); read > 0; read = readSync(from, buffer))
      writeFileSync(out, buffer.subarray(0, read));
  } finally {
    closeSync(from);
  }
}

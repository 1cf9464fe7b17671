import { closeSync, fsyncSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { renameToDisk } from '../../lib/disk/replace-file.ts';
import { emptyTable, ownProperty } from '../../lib/own-property.ts';
import type { Note, Problem } from './feed/notes.ts';
import type { FeedFormat } from './feed/sniff.ts';
import { LineWriter } from './line-writer.ts';
import type { LossCount } from './loss-counter.ts';

/** How often something happened, by field and reason, most often first. */
export interface ReasonCount {
  field: string;
  reason: string;
  count: number;
  /** Row of the first case. */
  first_row: number;
}

/** The head of `import-report.json`; after it come `quarantine` and `notes`, one entry for each. */
export interface ReportSummary {
  tenant: string;
  feed: string;
  format: FeedFormat | null;
  encoding: string | null;
  started_at: string;
  seconds: number;
  outcome: 'imported' | 'refused';
  /** Why it was refused and what to do next; null when it was not. */
  refusal: { reason: string; next: string } | null;
  records: number;
  vehicles: number;
  quarantined: number;
  /** Vehicles with at least one note, and the notes. */
  noted_vehicles: number;
  note_count: number;
  bytes: number;
  /** Old stock for sale that is not in the new one, and vehicles still for sale that had a price and lost it. */
  previous: {
    vehicles: number;
    for_sale: number;
    removed: number;
    removed_ids: string[];
    added: number;
    prices_lost: number;
  };
  quarantine_reasons: ReasonCount[];
  note_reasons: ReasonCount[];
  /** Values that vehicles lack or have otherwise, by column: dropped, rounded, cut, cleaned; and mapped columns without any. */
  value_losses: LossCount[];
  /** Vehicles listed without a price because theirs is in another currency, by its code. */
  foreign_prices: Record<string, number>;
  /** Words read as "not known", by field. */
  unknown_words: Record<string, Record<string, number>>;
  /** Words no canonical value was found for, by field. The seller's words are shown as they are. */
  unmatched_words: Record<string, Record<string, number>>;
  /** Columns or elements of the feed nothing reads. */
  unused_columns: string[];
  /** Sentences about the feed as a whole. */
  remarks: string[];
}

class Tally {
  private readonly counts = new Map<string, ReasonCount>();

  add(field: string, reason: string, row: number): void {
    const plain = reason.replace(/\d[\d.,]*/g, 'N');
    const key = `${field}|${plain}`;
    const found = this.counts.get(key);
    if (found) found.count++;
    else if (this.counts.size < 500) this.counts.set(key, { field, reason, count: 1, first_row: row });
  }

  list(): ReasonCount[] {
    return [...this.counts.values()].sort((a, b) => b.count - a.count);
  }
}

function count(map: Record<string, Record<string, number>>, field: string, word: string): void {
  const words = ownProperty(map, field) ?? emptyTable<number>();
  map[field] = words;
  const key = Object.hasOwn(words, word) || Object.keys(words).length < 100 ? word : '(others)';
  words[key] = (ownProperty(words, key) ?? 0) + 1;
}

/** Collects what happened to each record; entries go straight to disk, so that the report may be long. */
export class ReportBuilder {
  quarantined = 0;
  notes = 0;
  notedVehicles = 0;
  readonly foreign: Record<string, number> = emptyTable();
  readonly unknown: Record<string, Record<string, number>> = emptyTable();
  readonly unmatched: Record<string, Record<string, number>> = emptyTable();
  readonly remarks: string[] = [];
  private readonly reasons = new Tally();
  private readonly noteReasons = new Tally();
  private readonly quarantineFile: LineWriter;
  private readonly noteFile: LineWriter;

  constructor(temporary: string) {
    this.quarantineFile = new LineWriter(`${temporary}.quarantine`);
    this.noteFile = new LineWriter(`${temporary}.notes`);
  }

  countUnknown = (field: string, word: string): void => count(this.unknown, field, word);
  countUnmatched = (field: string, word: string): void => count(this.unmatched, field, word);

  countForeign(currency: string): void {
    this.foreign[currency] = (ownProperty(this.foreign, currency) ?? 0) + 1;
  }

  remark(sentence: string): void {
    if (this.remarks.length < 50 && !this.remarks.includes(sentence)) this.remarks.push(sentence);
  }

  /** One record in quarantine, with all its problems. */
  quarantine(row: number, line: number, problems: readonly Problem[]): void {
    this.quarantineFile.write(
      `${this.quarantined === 0 ? '' : ',\n'}${JSON.stringify({ row, line, problems })}`,
    );
    this.quarantined++;
    for (const { field, reason } of problems.slice(0, 1)) this.reasons.add(field, reason, row);
  }

  /** What was repaired in, withheld from or doubtful about a record that became a vehicle. */
  noted(row: number, line: number, id: string, notes: readonly Note[]): void {
    if (notes.length === 0) return;
    this.notedVehicles++;
    for (const note of notes) {
      this.noteFile.write(`${this.notes === 0 ? '' : ',\n'}${JSON.stringify({ row, line, id, ...note })}`);
      this.notes++;
      this.noteReasons.add(note.field, `${note.kind}: ${note.reason}`, row);
    }
  }

  reasonLists(): { quarantine_reasons: ReasonCount[]; note_reasons: ReasonCount[] } {
    return { quarantine_reasons: this.reasons.list(), note_reasons: this.noteReasons.list() };
  }

  /** Puts head and entries together at `target`, in one step. */
  finish(summary: ReportSummary, target: string): void {
    this.quarantineFile.close();
    this.noteFile.close();
    const temporary = `${this.quarantineFile.path}.whole`;
    try {
      this.#writeWhole(summary, temporary);
      renameToDisk(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
      this.discard();
    }
  }

  #writeWhole(summary: ReportSummary, file: string): void {
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
  const buffer = Buffer.alloc(256 * 1024);
  for (let read = readSync(from, buffer); read > 0; read = readSync(from, buffer))
    writeFileSync(out, buffer.subarray(0, read));
  closeSync(from);
}

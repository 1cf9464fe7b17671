import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../lib/disk/replace-file.ts';
import { emptyTable } from '../../lib/own-property.ts';
import { isMissing } from '../file-system.ts';
import { type PictureFacts, readPicture } from './read-picture.ts';

const facts = z.object({ content: z.string(), width: z.int().min(1), height: z.int().min(1) });
const record = z.object({
  /** Size and time of the file when it was last read. */
  signature: z.string(),
  /** Of the last version of the file that could be read; null if none could. */
  good: facts.nullable(),
  /** Why the file cannot be used now; null if it can. */
  fault: z.string().nullable(),
});
type PictureRecord = z.infer<typeof record>;

/** A file of the folder `pictures`, as it was last read. */
export interface KnownPicture {
  /** Of the file, or, if it has a fault, of its last version without. */
  facts: PictureFacts | null;
  /** Why the file cannot be used, with what to do; null if it can. */
  fault: string | null;
}

function readRecords(file: string | null): Record<string, PictureRecord> {
  const known: Record<string, PictureRecord> = emptyTable();
  if (file === null) return known;
  try {
    const entries = Object.entries((JSON.parse(readFileSync(file, 'utf8')) ?? {}) as object);
    for (const [name, entry] of entries) {
      const read = record.safeParse(entry);
      if (read.success) known[name] = read.data;
    }
  } catch (error) {
    // They save time, and keep what a damaged picture looked like; a build works without.
    if (!isMissing(error) && !(error instanceof SyntaxError)) throw error;
  }
  return known;
}

function signatureOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Reads pictures, each again only when its file has changed. */
export class PictureRecords {
  readonly #file: string | null;
  readonly #before: Record<string, PictureRecord>;
  readonly #now: Record<string, PictureRecord> = emptyTable();

  /** @param file that keeps the records between builds; null to keep none */
  constructor(file: string | null) {
    this.#file = file;
    this.#before = readRecords(file);
  }

  async read(name: string, file: string): Promise<KnownPicture> {
    const signature = signatureOf(file);
    const before = this.#before[name];
    if (before?.signature !== signature) {
      const reading = await readPicture(file);
      this.#now[name] = reading.ok
        ? { signature, good: reading.facts, fault: null }
        : { signature, good: before?.good ?? null, fault: reading.fault };
    } else this.#now[name] = before;
    const { good, fault } = this.#now[name];
    return { facts: good, fault };
  }

  /** Keeps the records of the pictures that were read. */
  save(): void {
    if (this.#file === null) return;
    const text = JSON.stringify(this.#now);
    if (text === JSON.stringify(this.#before)) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    replaceFile(this.#file, text);
  }
}

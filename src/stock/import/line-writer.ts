import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { renameToDisk } from '../../lib/disk/replace-file.ts';

// Characters kept in memory before they are written.
const BUFFER_SIZE = 256 * 1024;

/** Writes lines to a file through a small buffer, so that memory does not grow with the file. */
export class LineWriter {
  readonly path: string;
  private readonly handle: number;
  private buffer: string[] = [];
  private size = 0;
  private open = true;

  constructor(path: string) {
    this.path = path;
    this.handle = openSync(path, 'w');
  }

  write(text: string): void {
    this.buffer.push(text);
    this.size += text.length;
    if (this.size >= BUFFER_SIZE) this.flush();
  }

  private flush(): void {
    if (this.size === 0) return;
    const bytes = Buffer.from(this.buffer.join(''));
    for (let written = 0; written < bytes.length; ) written += writeSync(this.handle, bytes, written);
    this.buffer = [];
    this.size = 0;
  }

  /** Flushes everything to disk and closes the file. */
  close(): void {
    if (!this.open) return;
    this.flush();
    fsyncSync(this.handle);
    closeSync(this.handle);
    this.open = false;
  }

  /** Closes the file and moves it over another one, atomically. */
  replace(target: string): void {
    this.close();
    renameToDisk(this.path, target);
  }

  /** Closes and removes the file. Does nothing after `close` or `replace`. */
  discard(): void {
    if (!this.open) return;
    closeSync(this.handle);
    this.open = false;
    rmSync(this.path, { force: true });
  }
}

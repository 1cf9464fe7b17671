import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { diskRefusal } from '../../lib/disk/disk-refusal.ts';
import { detectUtf16 } from '../../lib/utf16.ts';

/** A file's text, or why it has none: a sentence and the line it is about. */
export type TextReading = { ok: true; text: string } | { ok: false; line: number; message: string };

const refused = (message: string, line = 1): TextReading => ({ ok: false, line, message });

const REASONS = new Map([
  ['EISDIR', 'This is a folder. Put a file of this name in its place.'],
  ['ENOTDIR', 'This is a file. Put a folder of this name in its place.'],
  ['ENOENT', 'The file does not exist.'],
]);

/** Why a file or folder could not be read, in a sentence. */
export function readFailure(error: unknown): string {
  const { code, message, path = 'it' } = error as NodeJS.ErrnoException;
  const known = REASONS.get(code ?? '');
  if (known !== undefined) return known;
  const refusal = diskRefusal(error, path);
  if (refusal) return `${refusal.reason} ${refusal.next}, then try again.`;
  return `It cannot be read: ${String(message ?? error).split('\n')[0]}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function wrongByteLine(bytes: Buffer): number {
  let [line, start] = [1, 0];
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}

function decoded(bytes: Buffer): TextReading {
  if (detectUtf16(bytes) !== null) return refused('The file is saved as UTF-16. Save it as UTF-8.');
  if (!isUtf8(bytes))
    return refused('This line holds bytes that are not UTF-8. Save the file as UTF-8.', wrongByteLine(bytes));
  return { ok: true, text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
}

/**
 * Reads a UTF-8 text of at most `largest` bytes, without its byte order mark. A folder in its place, other
 * encodings and larger files come back as a message; nothing is thrown.
 */
export async function readText(file: string, largest: number): Promise<TextReading> {
  try {
    await using handle = await open(file);
    const stat = await handle.stat();
    if (stat.isDirectory()) return refused(readFailure({ code: 'EISDIR' }));
    if (!stat.isFile()) return refused('This is no ordinary file. Put a file of this name in its place.');
    if (stat.size > largest)
      return refused(
        `The file has ${megabytes(stat.size)}; ${megabytes(largest)} is the most. Take out what it does not need.`,
      );
    return decoded(await handle.readFile());
  } catch (error) {
    return refused(readFailure(error));
  }
}

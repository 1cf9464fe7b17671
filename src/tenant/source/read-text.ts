import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { diskRefusal } from '../../lib/disk/disk-refusal.ts';
import { detectUtf16 } from '../../lib/utf16.ts';

/** A file's text, or the reason why it cannot be read, with a line from 1. */
export type TextReading = { ok: true; text: string } | { ok: false; line: number; message: string };

const refused = (message: string, line = 1): TextReading => ({ ok: false, line, message });

const REASONS = new Map([
  ['EISDIR', 'This is a folder. Replace it with a file of the same name.'],
  [
    'ENOTDIR',
    'A part of this path is a file, but has to be a folder. Replace that file with a folder of the same name.',
  ],
  ['ENOENT', 'The file does not exist.'],
]);

/** Describes in a sentence why a file or folder could not be read. */
export function readFailure(error: unknown): string {
  const { code, message, path = 'the file' } = error as NodeJS.ErrnoException;
  const known = REASONS.get(code ?? '');
  if (known !== undefined) return known;
  const refusal = diskRefusal(error, path);
  if (refusal) return `${refusal.reason} ${refusal.next}, then try again.`;
  return `The file or folder cannot be read: ${String(message ?? error).split('\n')[0]}`;
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

function decode(bytes: Buffer): TextReading {
  if (detectUtf16(bytes) !== null) return refused('The file is saved as UTF-16. Save it as UTF-8.');
  if (!isUtf8(bytes))
    return refused(
      'This line contains bytes that are not UTF-8. Save the file as UTF-8.',
      wrongByteLine(bytes),
    );
  return { ok: true, text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
}

/**
 * Reads UTF-8 text without its byte order mark. Never throws: folders, other encodings and files larger than
 * `maxBytes` return a message.
 */
export async function readText(file: string, maxBytes: number): Promise<TextReading> {
  try {
    await using handle = await open(file);
    const stat = await handle.stat();
    if (stat.isDirectory()) return refused(readFailure({ code: 'EISDIR' }));
    if (!stat.isFile())
      return refused('This is not a regular file. Replace it with a file of the same name.');
    if (stat.size > maxBytes)
      return refused(
        `The file has ${megabytes(stat.size)}; the maximum is ${megabytes(maxBytes)}. Remove content that the site does not need.`,
      );
    return decode(await handle.readFile());
  } catch (error) {
    return refused(readFailure(error));
  }
}

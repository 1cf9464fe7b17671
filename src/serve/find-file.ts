import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundFile {
  /** Absolute. */
  file: string;
  /** Bytes. */
  size: number;
  mtime: Date;
}

/** Errors that say nothing about the existence of a file: a failing disk, missing rights or too many open files. */
const FAILURES = new Set(['EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENOMEM']);

async function fileAt(file: string): Promise<FoundFile | null> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? { file, size: stats.size, mtime: stats.mtime } : null;
  } catch (error) {
    // Missing, below something that is no folder, or a name longer than the disk allows: all count as not found.
    if (!FAILURES.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

// Configuration of the host, never served, as on Netlify and Cloudflare Pages.
const HOST_FILES = new Set(['_headers', '_redirects']);

const isHidden = (part: string): boolean => part.startsWith('.') && part !== '.well-known';

/**
 * Finds the file for a path: the file itself, the page `<path>.html`, or the folder's `index.html`, with or without a
 * final slash. Returns null for hidden files and the host's configuration.
 *
 * @param root the release's folder
 * @param segments decoded parts of the path, without "." and ".."
 */
export async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | null> {
  const parts = segments.at(-1) === '' ? segments.slice(0, -1) : [...segments];
  if (parts.some((part) => part === '' || /[/\\]/.test(part) || isHidden(part))) return null;
  const path = join(root, ...parts);
  if (parts.length === 0) return fileAt(join(path, 'index.html'));
  const exact = HOST_FILES.has(parts.join('/')) ? null : await fileAt(path);
  return exact ?? (await fileAt(`${path}.html`)) ?? fileAt(join(path, 'index.html'));
}

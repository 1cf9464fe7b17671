import {
  type Dirent,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Reason why an entry of a folder is not listed. */
export type Fault =
  /** A link that leads out of the allowed folder. */
  | 'outside'
  /** A link to something that does not exist. */
  | 'broken'
  /** A link to itself or to a folder that contains it. */
  | 'circle'
  /** A link to a folder after `MAX_LINKS` such links have been followed. */
  | 'many'
  | 'pipe'
  | 'socket'
  | 'device'
  /** A file where a folder is expected. */
  | 'file'
  /** A folder where a file is expected. */
  | 'folder'
  /** A name that is not UTF-8 and so cannot be addressed. */
  | 'name';

export interface Refused {
  /** The path that was requested or found, not the target of a link. */
  path: string;
  fault: Fault;
  /** The path written in the link; null for anything else. */
  target: string | null;
}

export interface FilesInside {
  /** Paths relative to the folder, with forward slashes, sorted. */
  files: string[];
  refused: Refused[];
}

// Number of links to folders that are followed. Without a limit, a few links could produce millions of paths.
export const MAX_LINKS = 1_000;

type Kind = 'file' | 'folder' | 'pipe' | 'socket' | 'device';

function kindOf(entry: Stats | Dirent): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isFIFO()) return 'pipe';
  return entry.isSocket() ? 'socket' : 'device';
}

const isInside = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The final target of a link, or the reason why it may not be followed. */
function follow(path: string, within: string): { real: string; kind: Kind } | Refused {
  const target = readlinkSync(path);
  try {
    const real = realpathSync(path);
    return isInside(within, real)
      ? { real, kind: kindOf(statSync(real)) }
      : { path, fault: 'outside', target };
  } catch (error) {
    const fault = new Map<unknown, Fault>([
      ['ENOENT', 'broken'],
      ['ENOTDIR', 'broken'],
      ['ELOOP', 'circle'],
    ]).get(codeOf(error));
    if (fault === undefined) throw error;
    return { path, fault, target };
  }
}

class Listing implements FilesInside {
  readonly files: string[] = [];
  readonly refused: Refused[] = [];
  readonly #within: string;
  #links = 0;

  constructor(within: string) {
    this.#within = within;
  }

  /** @param way the real paths of the folders from which links were followed to this folder, this folder last */
  read(folder: string, prefix: string, way: readonly string[]): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const [path, name] = [join(folder, entry.name), `${prefix}${entry.name}`];
      // Node replaces bytes that are not UTF-8 by this character and then cannot find the file.
      if (entry.name.includes('\ufffd')) this.refused.push({ path, fault: 'name', target: null });
      else if (entry.isSymbolicLink()) this.#readLink(path, name, way);
      else if (entry.isDirectory()) {
        this.read(path, `${name}/`, [...way.slice(0, -1), join(way.at(-1) ?? '', entry.name)]);
      } else this.#add(path, name, kindOf(entry));
    }
  }

  #add(path: string, name: string, kind: Kind): void {
    if (kind === 'file') this.files.push(name);
    else this.refused.push({ path, fault: kind, target: null });
  }

  #readLink(path: string, name: string, way: readonly string[]): void {
    const end = follow(path, this.#within);
    if ('fault' in end) {
      // Some editors mark an open file with a broken link such as ".#about-us.md".
      if (end.fault !== 'broken' || !basename(path).startsWith('.')) this.refused.push(end);
    } else if (end.kind !== 'folder') this.#add(path, name, end.kind);
    else this.#readLinkedFolder({ path, fault: 'circle', target: readlinkSync(path) }, end.real, name, way);
  }

  #readLinkedFolder(link: Refused, real: string, name: string, way: readonly string[]): void {
    if (way.some((folder) => isInside(real, folder))) this.refused.push(link);
    else if (this.#links === MAX_LINKS) this.refused.push({ ...link, fault: 'many' });
    else if (this.#links < MAX_LINKS) {
      this.#links += 1;
      this.read(link.path, `${name}/`, [...way, real]);
    }
    if (this.refused.at(-1)?.fault === 'many') this.#links = MAX_LINKS + 1;
  }
}

/** Looks up a path without opening it; null if it does not exist. */
function inspect(path: string, within: string): { real: string; kind: Kind } | Refused | null {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return follow(path, within);
    const real = realpathSync(path);
    // A parent folder may be a link too.
    return isInside(within, real) ? { real, kind: kindOf(stats) } : { path, fault: 'outside', target: real };
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    if (codeOf(error) === 'ELOOP') return { path, fault: 'circle', target: null };
    throw error;
  }
}

/**
 * Lists the files below a folder; empty if the folder is missing. Links are followed as long as they stay
 * inside `within`. Nothing is opened, so a pipe cannot block. Entries that cannot be listed are returned in
 * `refused`.
 *
 * @throws the file system's error if a folder may not be read
 */
export function listFilesInside(folder: string, within = folder): FilesInside {
  const all = realFolder(within);
  const at = all === null ? null : inspect(folder, all);
  if (all === null || at === null) return { files: [], refused: [] };
  if ('fault' in at) return { files: [], refused: [at] };
  if (at.kind !== 'folder') return { files: [], refused: [{ path: folder, fault: at.kind, target: null }] };
  const listing = new Listing(all);
  listing.read(folder, '', [at.real]);
  return { files: listing.files.sort(), refused: listing.refused };
}

function realFolder(folder: string): string | null {
  try {
    return realpathSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Checks that a path is a readable file: 'file', 'missing', or the reason why not. Links are followed as long
 * as they stay inside `within`; nothing is opened.
 */
export function checkFileInside(path: string, within: string): 'file' | 'missing' | Refused {
  const all = realFolder(within);
  const at = all === null ? null : inspect(path, all);
  if (at === null) return 'missing';
  if ('fault' in at) return at;
  return at.kind === 'file' ? 'file' : { path, fault: at.kind, target: null };
}

const KIND_WORDS = {
  pipe: 'a pipe',
  socket: 'a socket',
  device: 'a device',
  file: 'a file',
  folder: 'a folder',
};

/**
 * Message for a refused path, with what to do.
 *
 * @param name the path as its owner knows it
 * @param whole the folder that must not be left: "the tenant's folder"
 */
export function refusalMessage({ fault, target }: Refused, name: string, whole: string): string {
  const link = target === null ? `The link ${name}` : `The link ${name} leads to ${target}`;
  switch (fault) {
    case 'outside':
      return `${link}, outside ${whole}. Copy the files into the folder instead.`;
    case 'broken':
      return `${link}, which does not exist. Remove or correct it.`;
    case 'circle':
      return `${link}${target === null ? ' makes' : ', which makes'} a circle. Remove it.`;
    case 'many':
      return `${link}, one of more than ${MAX_LINKS.toLocaleString('en-AU')} links between folders. Remove those that lead to one another.`;
    case 'name':
      return `The name ${name} has bytes that are not UTF-8. Rename it.`;
    case 'file':
      return `${name} is a file, but must be a folder. Rename it.`;
    default:
      return `${name} is ${KIND_WORDS[fault]}, not a file. Remove it.`;
  }
}

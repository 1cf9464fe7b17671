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

/** Why something in a folder is not taken. */
export type Fault =
  /** A link to something outside of the folder that everything must stay in. */
  | 'outside'
  /** A link to something that is not there. */
  | 'broken'
  /** A link that leads back to itself, or to a folder it is in. */
  | 'circle'
  /** Links to folders that hold links to folders, more than `MOST_LINKS` in all. */
  | 'many'
  | 'pipe'
  | 'socket'
  | 'device'
  /** A file where a folder belongs. */
  | 'file'
  /** A folder where a file belongs. */
  | 'folder'
  /** Its name is not UTF-8, so that no address leads to it. */
  | 'name';

export interface Refused {
  /** As asked for or as found on the way, not where a link leads. */
  path: string;
  fault: Fault;
  /** The path written in the link; null for what is no link. */
  target: string | null;
}

export interface FilesInside {
  /** Relative to the folder, with forward slashes, sorted. */
  files: string[];
  refused: Refused[];
}

/** Links to folders that one listing follows: a few links to one another could otherwise make millions of paths. */
export const MOST_LINKS = 1_000;

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

/** Where a link leads in the end, or why it may not be followed. */
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

  /** `way`: the real folders from which links were followed to here, and this one last. */
  read(folder: string, prefix: string, way: readonly string[]): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const [path, name] = [join(folder, entry.name), `${prefix}${entry.name}`];
      // Node puts this sign in the place of bytes that are not UTF-8, and then finds no such file.
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
      // Some editors mark an open file with such a link, ".#about-us.md".
      if (end.fault !== 'broken' || !basename(path).startsWith('.')) this.refused.push(end);
    } else if (end.kind !== 'folder') this.#add(path, name, end.kind);
    else this.#readLinkedFolder({ path, fault: 'circle', target: readlinkSync(path) }, end.real, name, way);
  }

  #readLinkedFolder(link: Refused, real: string, name: string, way: readonly string[]): void {
    if (way.some((folder) => isInside(real, folder))) this.refused.push(link);
    else if (this.#links === MOST_LINKS) this.refused.push({ ...link, fault: 'many' });
    else if (this.#links < MOST_LINKS) {
      this.#links += 1;
      this.read(link.path, `${name}/`, [...way, real]);
    }
    if (this.refused.at(-1)?.fault === 'many') this.#links = MOST_LINKS + 1;
  }
}

/** Looks a path up without opening it; null where nothing is there. */
function look(path: string, within: string): { real: string; kind: Kind } | Refused | null {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return follow(path, within);
    const real = realpathSync(path);
    // A folder on the way there may be a link as well.
    return isInside(within, real) ? { real, kind: kindOf(stats) } : { path, fault: 'outside', target: real };
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    if (codeOf(error) === 'ELOOP') return { path, fault: 'circle', target: null };
    throw error;
  }
}

/**
 * The files below a folder, none when it is missing. Links are followed as long as they stay in `within`, and
 * nothing is opened, so that a pipe keeps nobody waiting. What is not taken is told, and never stops the rest.
 *
 * @throws where a folder may not be read
 */
export function filesInside(folder: string, within = folder): FilesInside {
  const all = realFolder(within);
  const at = all === null ? null : look(folder, all);
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
 * Whether a path is a file that may be read: 'file', 'missing', or why not. Links are followed as long as they stay
 * in `within`; nothing is opened.
 */
export function fileInside(path: string, within: string): 'file' | 'missing' | Refused {
  const all = realFolder(within);
  const at = all === null ? null : look(path, all);
  if (at === null) return 'missing';
  if ('fault' in at) return at;
  return at.kind === 'file' ? 'file' : { path, fault: at.kind, target: null };
}

const WHAT = { pipe: 'a pipe', socket: 'a socket', device: 'a device', file: 'a file', folder: 'a folder' };

/**
 * A refusal as a sentence for whoever keeps the files, with what to do.
 *
 * @param name the path as they know it
 * @param whole what must not be left: "the tenant's folder"
 */
export function refusalWords({ fault, target }: Refused, name: string, whole: string): string {
  const link = target === null ? `The link ${name}` : `The link ${name} leads to ${target}`;
  switch (fault) {
    case 'outside':
      return `${link}, outside of ${whole}. Put what the site needs into the folder itself.`;
    case 'broken':
      return `${link}, which does not exist. Remove it, or mend where it leads.`;
    case 'circle':
      return `${link} and so in a circle. Remove it.`;
    case 'many':
      return `${link}, one of more than ${MOST_LINKS.toLocaleString('en-AU')} links from folder to folder. Remove those that lead to one another.`;
    case 'name':
      return `The name ${name} holds bytes that are not UTF-8. Rename it.`;
    case 'file':
      return `${name} is a file, and a folder belongs there. Rename it.`;
    default:
      return `${name} is ${WHAT[fault]}, not a file. Remove it.`;
  }
}

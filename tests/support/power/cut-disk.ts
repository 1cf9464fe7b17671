import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DiskChange, readLog } from './disk-log.ts';

/**
 * What happened to changes that were not flushed: `lost`, all of them; `names`, files keep their new names but not what
 * was written to them, as with delayed allocation; `random`, some of each, and writes may be torn.
 */
export const CUTS = ['lost', 'names', 'random'] as const;
export type Cut = (typeof CUTS)[number];

type DataChange = Extract<DiskChange, { kind: 'write' | 'resize' }> & { turn: number };

/** A record that something new was made. */
type Made = Extract<DiskChange, { kind: Entry['kind'] }>;
const isMade = (change: DiskChange): change is Made =>
  change.kind === 'file' || change.kind === 'folder' || change.kind === 'link';

interface Entry {
  kind: 'file' | 'folder' | 'link';
  /** Where the disk had it before; null if it is new. */
  before: string | null;
  target: string;
  data: DataChange[];
  /** Number of the last flush in the log. */
  flushed: number;
  /** Names as the process saw them. */
  seen: Map<string, Entry>;
  /** Names as they are after the cut. */
  kept: Map<string, Entry>;
}

interface NameChange {
  turn: number;
  folder: Entry;
  /** The folder that loses the name in a rename. */
  source: Entry | null;
  apply: () => void;
}

/** Disks tear writes between sectors. */
const SECTOR = 512;

const newEntry = (kind: Entry['kind'], before: string | null, target = ''): Entry => ({
  kind,
  before,
  target,
  data: [],
  flushed: -1,
  seen: new Map(),
  kept: new Map(),
});

/**
 * A folder as a process sees it (`live`), and what is on disk when the power fails at any moment. The process records its
 * changes in `log`: the length of the log at a moment stands for the moment.
 */
export class CutDisk {
  readonly live: string;
  readonly log: string;
  readonly #disk: string;
  readonly #after: string;
  /** Inodes of everything in `live` before the process started, by path. */
  #inodes = new Map<string, number>();
  #entries = new Map<number, Entry>();

  /** @param root a folder that holds the folder `live` */
  constructor(root: string) {
    this.live = join(root, 'live');
    this.log = join(root, 'changes');
    this.#disk = join(root, 'disk');
    this.#after = join(root, 'after');
    this.settle();
  }

  /** Takes everything in `live` as flushed, and empties the log. */
  settle(): void {
    copyFolder(this.live, this.#disk);
    writeFileSync(this.log, '');
    // Servers may run as another user.
    chmodSync(this.log, 0o666);
    this.#inodes = new Map();
    this.#findInodes(this.live, '');
  }

  #findInodes(path: string, name: string): void {
    const stats = lstatSync(path);
    this.#inodes.set(name, stats.ino);
    if (!stats.isDirectory()) return;
    for (const inner of readdirSync(path)) this.#findInodes(join(path, inner), join(name, inner));
  }

  /** Puts what a cut left in the place of `live`, for processes that start after it. */
  continueAfter(folder: string): void {
    copyFolder(folder, this.live);
    this.settle();
  }

  /** The present moment. */
  get now(): number {
    return statSync(this.log).size;
  }

  /**
   * Cuts the power at a moment. Call it when the recorded processes have ended.
   *
   * @returns the folder as it is after the cut, which may be changed, and the number of changes that were not flushed
   */
  cut(cut: Cut, moment: number): { folder: string; unflushed: number } {
    this.#entries = new Map();
    const root = this.#load(this.#disk, '');
    const names = this.#readChanges(readFileSync(this.log).subarray(0, moment));
    const unflushedNames = keepNames(names, cut);
    const unflushedData = [...new Set(this.#entries.values())].reduce(
      (sum, { data, flushed }) => sum + data.filter(({ turn }) => turn > flushed).length,
      0,
    );
    rmSync(this.#after, { recursive: true, force: true });
    writeEntry(root, this.#after, cut, new Map());
    copyOwner(this.#disk, this.#after);
    return { folder: this.#after, unflushed: unflushedNames + unflushedData };
  }

  #load(path: string, name: string): Entry {
    const inode = this.#inodes.get(name);
    if (inode === undefined) throw new Error(`"${name}" appeared on the disk.`);
    const known = this.#entries.get(inode);
    if (known) return known;
    const stats = lstatSync(path);
    const kind = stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'file';
    const entry = newEntry(kind, path, kind === 'link' ? readlinkSync(path) : '');
    this.#entries.set(inode, entry);
    if (kind === 'folder')
      for (const inner of readdirSync(path))
        entry.seen.set(inner, this.#load(join(path, inner), join(name, inner)));
    entry.kept = new Map(entry.seen);
    return entry;
  }

  #readChanges(log: Buffer): NameChange[] {
    const names: NameChange[] = [];
    let [turn, flushStart] = [0, 0];
    const changes = [...readLog(log)];
    const made = new Set<DiskChange>();
    const entry = (inode: number): Entry => {
      const found = this.#entries.get(inode);
      if (found) return found;
      // Another thread may use a folder or file before the one that made it has recorded that. If the power is cut in
      // between, the new entry has no name, so what happens to it does not matter.
      const making = changes.find(
        (change, at) => at >= turn && isMade(change) && change.inode === inode && !made.has(change),
      );
      if (making && isMade(making)) return make(making);
      const nameless = newEntry('folder', null);
      this.#entries.set(inode, nameless);
      return nameless;
    };
    const addName = (folder: Entry, source: Entry | null, apply: () => void) =>
      names.push({ turn, folder, source, apply });
    const add = (folder: Entry, name: string, added: Entry) => {
      folder.seen.set(name, added);
      addName(folder, null, () => folder.kept.set(name, added));
    };
    const make = (change: Made): Entry => {
      made.add(change);
      // An inode number is used again after its file is gone.
      const created = newEntry(change.kind, null, change.target);
      this.#entries.set(change.inode, created);
      add(entry(change.parent), change.name, created);
      return created;
    };
    for (const change of changes) {
      turn += 1;
      if (made.has(change)) continue;
      if (change.kind === 'write' || change.kind === 'resize')
        entry(change.inode).data.push({ ...change, turn });
      else if (change.kind === 'flush starts') flushStart = turn;
      else if (change.kind === 'flush ends') {
        for (const any of this.#entries.values()) any.flushed = Math.max(any.flushed, flushStart);
      } else if (change.kind === 'flush') entry(change.inode).flushed = turn;
      else if (change.kind === 'name') add(entry(change.parent), change.name, entry(change.inode));
      else if (change.kind === 'remove') {
        const folder = entry(change.parent);
        folder.seen.delete(change.name);
        addName(folder, null, () => folder.kept.delete(change.name));
      } else if (change.kind === 'rename') {
        const [from, to] = [entry(change.from), entry(change.parent)];
        const moved = from.seen.get(change.name);
        if (!moved) throw new Error(`The log renames "${change.name}", which does not exist.`);
        from.seen.delete(change.name);
        to.seen.set(change.newName, moved);
        addName(to, from, () => {
          if (from.kept.get(change.name) === moved) from.kept.delete(change.name);
          to.kept.set(change.newName, moved);
        });
      } else make(change);
    }
    return names;
  }
}

/** Applies the changes of names that survive; of each folder's unflushed ones, those before some moment. */
function keepNames(names: readonly NameChange[], cut: Cut): number {
  const survivors = new Map<Entry, number>();
  let unflushed = 0;
  for (const { turn, folder, source, apply } of names) {
    if (folder.flushed > turn || (source !== null && source.flushed > turn)) {
      apply();
      continue;
    }
    unflushed += 1;
    const left =
      survivors.get(folder) ??
      (cut === 'random' ? Math.floor(Math.random() * 8) : cut === 'names' ? Number.POSITIVE_INFINITY : 0);
    if (left > 0) apply();
    survivors.set(folder, left - 1);
  }
  return unflushed;
}

/** The bytes of a file after the cut. */
function contentOf({ before, data, flushed }: Entry, cut: Cut): Buffer {
  let bytes = before === null ? Buffer.alloc(0) : readFileSync(before);
  const grow = (size: number) => {
    if (size > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
  };
  for (const change of data) {
    const isFlushed = change.turn <= flushed;
    if (!isFlushed && (cut !== 'random' || Math.random() < 0.5)) continue;
    if (change.kind === 'resize') {
      grow(change.size);
      bytes = bytes.subarray(0, change.size);
      continue;
    }
    const isTorn = !isFlushed && Math.random() < 0.5;
    grow(change.offset + change.bytes.length);
    for (let at = 0; at < change.bytes.length; at += isTorn ? SECTOR : change.bytes.length) {
      const part = isTorn ? change.bytes.subarray(at, at + SECTOR) : change.bytes;
      if (!isTorn || Math.random() < 0.5) part.copy(bytes, change.offset + at);
    }
  }
  return bytes;
}

function writeEntry(entry: Entry, path: string, cut: Cut, written: Map<Entry, string>): void {
  const earlier = written.get(entry);
  if (entry.kind === 'folder') {
    mkdirSync(path, { mode: 0o700 });
    for (const [name, inner] of entry.kept) writeEntry(inner, join(path, name), cut, written);
  } else if (entry.kind === 'link') symlinkSync(entry.target, path);
  else if (earlier !== undefined) linkSync(earlier, path);
  else {
    if (entry.data.length === 0 && entry.before !== null) copyFileSync(entry.before, path);
    else writeFileSync(path, contentOf(entry, cut), { mode: 0o600 });
    written.set(entry, path);
  }
}

function copyFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
}

/** Gives a folder the owner and the mode of another one. */
function copyOwner(from: string, to: string): void {
  const { uid, gid, mode } = lstatSync(from);
  chmodSync(to, mode);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${uid}:${gid}`, to]);
}

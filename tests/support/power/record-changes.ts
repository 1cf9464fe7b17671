import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { entryOf } from './disk-log.ts';

/**
 * Preloaded into a command (`node --import`): records in RECORD_LOG each change to the files below RECORD_FOLDER, and
 * each flush, after it happened. Threads and child processes record in the same log.
 */
const { RECORD_FOLDER = '', RECORD_LOG = '' } = process.env;
const folder = fs.realpathSync(RECORD_FOLDER);
const real = { ...fs };
const log = real.openSync(RECORD_LOG, 'a');
/** Open files of the folder, and where the next write without a position goes. */
const opened = new Map<number, { inode: number; position: number }>();

const record = (letter: string, ...fields: readonly (string | number)[]): void => {
  real.writeSync(log, entryOf(letter, ...fields));
};
const isInside = (path: unknown): path is string =>
  typeof path === 'string' && `${resolve(path)}${sep}`.startsWith(folder + sep);
const inodeOf = (path: string): number => real.lstatSync(path).ino;
const inodeOfHandle = (handle: number): number => real.fstatSync(handle).ino;
const parentOf = (path: string): number => real.statSync(dirname(resolve(path))).ino;
const nameOf = (path: string): string => basename(resolve(path));
/** True if something has this name, even a link that leads nowhere. */
const exists = (path: string): boolean => real.lstatSync(path, { throwIfNoEntry: false }) !== undefined;

function recordWrite(inode: number, offset: number, bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  real.writevSync(log, [entryOf('W', inode, offset, bytes.length), bytes]);
}

/** Records that a file was opened for writing with these flags. */
function recordOpened(path: string, existed: boolean, flags: string | number): void {
  const inode = real.statSync(path).ino;
  const empties = typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : flags.startsWith('w');
  if (!existed) record('C', inode, parentOf(path), nameOf(path));
  else if (empties) record('T', inode, 0);
}

const isForWriting = (flags: string | number): boolean =>
  typeof flags === 'number' ? (flags & 3) !== 0 || (flags & fs.constants.O_CREAT) !== 0 : /[wa+]/.test(flags);

type Body = string | NodeJS.ArrayBufferView;
const bytesOf = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);

function openSync(path: string, flags: string | number = 'r', mode?: fs.Mode): number {
  const inside = isInside(path);
  const existed = inside && exists(path);
  const handle = real.openSync(path, flags, mode);
  if (!inside) return handle;
  if (isForWriting(flags)) recordOpened(path, existed, flags);
  const position = typeof flags === 'string' && flags.startsWith('a') ? real.fstatSync(handle).size : 0;
  opened.set(handle, { inode: inodeOfHandle(handle), position });
  return handle;
}

function writeSync(handle: number, body: Body, ...rest: (number | null | undefined)[]): number {
  const written = real.writeSync(handle, body as Buffer, ...(rest as [number?, number?, number?]));
  const file = opened.get(handle);
  if (!file) return written;
  const [start, position] = typeof body === 'string' ? [0, rest[0] ?? null] : [rest[0] ?? 0, rest[2] ?? null];
  recordWrite(file.inode, position ?? file.position, bytesOf(body).subarray(start, start + written));
  if (position === null) file.position += written;
  return written;
}

function writeFileSync(target: string | number, body: Body, options?: fs.WriteFileOptions): void {
  if (typeof target === 'number') {
    for (let rest = bytesOf(body); rest.length > 0; ) rest = rest.subarray(writeSync(target, rest));
    return;
  }
  const flags = (typeof options === 'object' ? options?.flag : undefined) ?? 'w';
  const mode = typeof options === 'object' ? options?.mode : undefined;
  const handle = openSync(target, flags, mode);
  try {
    writeFileSync(handle, body);
  } finally {
    closeSync(handle);
  }
}

function closeSync(handle: number): void {
  opened.delete(handle);
  real.closeSync(handle);
}

function mkdirSync(path: string, options?: fs.MakeDirectoryOptions): string | undefined {
  const missing: string[] = [];
  if (isInside(path)) for (let at = resolve(path); !exists(at); at = dirname(at)) missing.unshift(at);
  const made = real.mkdirSync(path, options);
  for (const at of missing) record('D', inodeOf(at), parentOf(at), nameOf(at));
  return made;
}

/** The entries that removing a folder removes, the innermost first. */
function removals(path: string): [parent: number, name: string][] {
  if (!isInside(path) || !exists(path)) return [];
  const inner = real.lstatSync(path).isDirectory()
    ? real.readdirSync(path).flatMap((name) => removals(join(path, name)))
    : [];
  return [...inner, [parentOf(path), nameOf(path)]];
}

/** Wraps a function that removes a path. */
const removing =
  <Rest extends unknown[]>(remove: (path: string, ...rest: Rest) => void) =>
  (path: string, ...rest: Rest): void => {
    const removed = removals(path);
    remove(path, ...rest);
    for (const entry of removed) record('U', ...entry);
  };

function renameSync(from: string, to: string): void {
  const inside = isInside(from) && isInside(to);
  const before = inside ? ([parentOf(from), nameOf(from)] as const) : null;
  real.renameSync(from, to);
  if (before) record('R', ...before, parentOf(to), nameOf(to));
}

function copyFileSync(from: string, to: string, mode?: number): void {
  const existed = isInside(to) && exists(to);
  real.copyFileSync(from, to, mode);
  if (!isInside(to)) return;
  recordOpened(to, existed, 'w');
  recordWrite(inodeOf(to), 0, real.readFileSync(to));
}

const synchronous = {
  openSync,
  writeSync,
  writeFileSync,
  closeSync,
  mkdirSync,
  renameSync,
  copyFileSync,
  unlinkSync: removing(real.unlinkSync),
  rmdirSync: removing(real.rmdirSync),
  rmSync: removing(real.rmSync),
  linkSync(from: string, to: string): void {
    real.linkSync(from, to);
    if (!isInside(to)) return;
    // A file from outside, such as a script that was compiled, is new to this folder and need not be flushed.
    record(isInside(from) ? 'L' : 'C', inodeOf(to), parentOf(to), nameOf(to));
    if (!isInside(from)) recordWrite(inodeOf(to), 0, real.readFileSync(to));
  },
  symlinkSync(target: string, path: string): void {
    real.symlinkSync(target, path);
    if (isInside(path)) record('S', inodeOf(path), parentOf(path), nameOf(path), target);
  },
  truncateSync(path: string, size = 0): void {
    real.truncateSync(path, size);
    if (isInside(path)) record('T', inodeOf(path), size);
  },
  ftruncateSync(handle: number, size = 0): void {
    real.ftruncateSync(handle, size);
    const file = opened.get(handle);
    if (file) record('T', file.inode, size);
  },
  fsyncSync(handle: number): void {
    real.fsyncSync(handle);
    const file = opened.get(handle);
    if (file) record('F', file.inode);
  },
};

const { open } = fs.promises;
/** Changes of `node:fs/promises` happen at once, so that their order is that of the log. */
const promises = {
  mkdir: async (path: string, options?: fs.MakeDirectoryOptions) => mkdirSync(path, options),
  writeFile: async (path: string, body: Body, options?: fs.WriteFileOptions) =>
    writeFileSync(path, body, options),
  rm: async (path: string, options?: fs.RmOptions) => synchronous.rmSync(path, options),
  rename: async (from: string, to: string) => renameSync(from, to),
  unlink: async (path: string) => synchronous.unlinkSync(path),
  open: async (path: string, flags: string | number = 'r', mode?: fs.Mode) => {
    const inside = isInside(path);
    const existed = inside && exists(path);
    const file = await open(path, flags, mode);
    if (!inside) return file;
    const inode = inodeOfHandle(file.fd);
    if (isForWriting(flags)) recordOpened(path, existed, flags);
    const { sync } = file;
    file.sync = async () => {
      await sync.call(file);
      record('F', inode);
    };
    file.writeFile = async (body) => {
      real.writeFileSync(file.fd, body as Buffer);
      recordWrite(inode, 0, bytesOf(body as Buffer));
    };
    // One part after the other, without an offset.
    let written = 0;
    file.write = (async (part: Uint8Array) => {
      for (let at = 0; at < part.length; ) at += real.writeSync(file.fd, part.subarray(at));
      recordWrite(inode, written, part);
      written += part.length;
      return { bytesWritten: part.length, buffer: part };
    }) as typeof file.write;
    return file;
  },
};

const { spawn } = childProcess;
childProcess.spawn = ((command: string, ...rest: [string[], object]) => {
  if (command !== 'sync') return spawn(command, ...rest);
  record('B');
  const sync = spawn(command, ...rest);
  sync.on('close', (status) => {
    if (status === 0) record('E');
  });
  return sync;
}) as typeof spawn;

Object.assign(fs, synchronous, { fdatasyncSync: synchronous.fsyncSync });
Object.assign(fs.promises, promises);
syncBuiltinESMExports();

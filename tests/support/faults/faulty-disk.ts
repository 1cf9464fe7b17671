import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';

/**
 * Preloaded into a command (`node --import`): makes changes below one folder fail as on a full or read-only disk, or
 * kills the process at one of them. Works as root and without a separate disk.
 *
 * - `FAULT_FOLDER`: the folder.
 * - `FAULT`: `ENOSPC` fails after `FAULT_AFTER` bytes were written; `SIGKILL` kills at change number `FAULT_AFTER`
 *   (from 0), after half of it if it is a write; any other code fails every change.
 * - `FAULT_READS`: reading files of the folder fails, too (only `fs/promises`).
 * - `FAULT_COUNT`: file to which the number of changes is written at the end.
 */
const { FAULT = '', FAULT_FOLDER = '', FAULT_AFTER = '0', FAULT_COUNT } = process.env;
const folder = resolve(FAULT_FOLDER);
const after = Number(FAULT_AFTER);
const real = { ...fs };
const opened = new Map<number, string>();
let changes = 0;
let written = 0;

const FAULT_TEXTS: Record<string, string> = {
  ENOSPC: 'no space left on device',
  EROFS: 'read-only file system',
  EACCES: 'permission denied',
  EDQUOT: 'disk quota exceeded',
  EMFILE: 'too many open files',
  EIO: 'input/output error',
};

function fail(syscall: string, path?: string): never {
  const place = path === undefined ? '' : ` '${path}'`;
  const error = new Error(`${FAULT}: ${FAULT_TEXTS[FAULT] ?? 'fault'}, ${syscall}${place}`);
  throw Object.assign(error, { code: FAULT, syscall, errno: -1, ...(path === undefined ? {} : { path }) });
}

function isInside(target: unknown): boolean {
  const path = typeof target === 'number' ? opened.get(target) : target;
  if (typeof path !== 'string') return false;
  const whole = resolve(path);
  return whole === folder || whole.startsWith(folder + sep);
}

type Body = string | NodeJS.ArrayBufferView;
const bytesOf = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/**
 * Counts a change, and fails or kills the process if this change is the chosen one.
 *
 * @param half carries out half of the change; called before a kill
 */
function change(syscall: string, target: unknown, half: () => void = () => {}): void {
  if (!isInside(target)) return;
  const turn = changes++;
  if (FAULT === 'SIGKILL') {
    if (turn !== after) return;
    half();
    process.kill(process.pid, 'SIGKILL');
  } else if (FAULT === 'ENOSPC') {
    if (written >= after && !/^(rm|unlink|rename|fsync)/.test(syscall)) fail(syscall, pathOf(target));
  } else if (FAULT !== '') fail(syscall, pathOf(target));
}

const pathOf = (target: unknown): string | undefined => (typeof target === 'string' ? target : undefined);

/** Fails a write that no longer fits. Like a real disk, it writes the part that fits and its error has no path. */
function write(target: unknown, body: Body, put: (part: Buffer) => void): void {
  const bytes = bytesOf(body);
  change('write', target, () => put(bytes.subarray(0, bytes.length / 2)));
  if (!isInside(target)) return;
  if (FAULT === 'ENOSPC' && written + bytes.length > after) {
    put(bytes.subarray(0, after - written));
    written = after;
    fail('write');
  }
  written += bytes.length;
}

const isForWriting = (flags: unknown): boolean => typeof flags === 'string' && /[wa+]/.test(flags);

const faulty = {
  openSync(path: string, flags?: string, mode?: number): number {
    if (isForWriting(flags)) change('open', path);
    const handle = real.openSync(path, flags ?? 'r', mode);
    opened.set(handle, String(path));
    return handle;
  },
  writeSync(handle: number, body: Body, ...rest: [number?, number?]): number {
    write(handle, body, (part) => real.writeSync(handle, part));
    return real.writeSync(handle, body as Buffer, ...rest);
  },
  writeFileSync(target: string | number, body: Body, options?: fs.WriteFileOptions): void {
    write(target, body, (part) => real.writeFileSync(target, part, options));
    real.writeFileSync(target, body, options);
  },
};

for (const name of ['mkdirSync', 'unlinkSync', 'rmSync', 'fsyncSync'] as const) {
  Object.assign(faulty, {
    [name]: (target: never, ...rest: never[]) => {
      change(name.replace('Sync', ''), target);
      return (real[name] as (...all: never[]) => unknown)(target, ...rest);
    },
  });
}
for (const name of ['linkSync', 'copyFileSync', 'symlinkSync', 'renameSync'] as const) {
  Object.assign(faulty, {
    [name]: (from: never, to: never, ...rest: never[]) => {
      change(name.replace('Sync', ''), to);
      return (real[name] as (...all: never[]) => unknown)(from, to, ...rest);
    },
  });
}

if (process.env.FAULT_READS !== undefined) {
  const { open, readFile } = fs.promises;
  Object.assign(fs.promises, {
    open: async (path: string, ...rest: never[]) => {
      if (isInside(path)) fail('open', path);
      return open(path, ...rest);
    },
    readFile: async (path: string, ...rest: never[]) => {
      if (isInside(path)) fail('read', path);
      return readFile(path, ...rest);
    },
  });
}
Object.assign(fs, faulty);
syncBuiltinESMExports();
if (FAULT_COUNT !== undefined) process.on('exit', () => real.writeFileSync(FAULT_COUNT, String(changes)));

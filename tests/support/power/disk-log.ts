/**
 * What a process did to the files of a folder, in order, as the recorders write it (`record-changes.ts`,
 * `record-changes.c`). Files and folders are named by their inode, because a file keeps what was flushed when it is
 * renamed. A name is flushed with the folder that has it.
 */
export type DiskChange =
  | { kind: 'file' | 'folder' | 'link'; inode: number; parent: number; name: string; target: string }
  /** Another name for an existing file. */
  | { kind: 'name'; inode: number; parent: number; name: string }
  | { kind: 'remove'; parent: number; name: string }
  | { kind: 'rename'; from: number; name: string; parent: number; newName: string }
  | { kind: 'write'; inode: number; offset: number; bytes: Buffer }
  | { kind: 'resize'; inode: number; size: number }
  | { kind: 'flush'; inode: number }
  /** The whole disk is being flushed; at the end, everything from before the start is. */
  | { kind: 'flush starts' }
  | { kind: 'flush ends' };

const KINDS = { C: 'file', D: 'folder', S: 'link' } as const;

/** One entry: a line with a letter, numbers and encoded names, and for writes the bytes after it. */
export function entryOf(letter: string, ...fields: readonly (string | number)[]): Buffer {
  const texts = fields.map((field) => (typeof field === 'string' ? encodeURIComponent(field) : `${field}`));
  return Buffer.from(`${[letter, ...texts].join(' ')}\n`);
}

/** Reads a log; an incomplete last entry, which the killed process was still writing, is left out. */
export function* readLog(log: Buffer): Generator<DiskChange> {
  for (let at = 0; ; ) {
    const end = log.indexOf(10, at);
    if (end < 0) return;
    const [letter = '', ...fields] = log.toString('latin1', at, end).split(' ');
    const number = (index: number) => Number(fields[index]);
    const name = (index: number) => decodeURIComponent(fields[index] ?? '');
    at = end + 1;
    switch (letter) {
      case 'C':
      case 'D':
      case 'S':
        yield { kind: KINDS[letter], inode: number(0), parent: number(1), name: name(2), target: name(3) };
        break;
      case 'L':
        yield { kind: 'name', inode: number(0), parent: number(1), name: name(2) };
        break;
      case 'U':
        yield { kind: 'remove', parent: number(0), name: name(1) };
        break;
      case 'R':
        yield { kind: 'rename', from: number(0), name: name(1), parent: number(2), newName: name(3) };
        break;
      case 'W': {
        const length = number(2);
        if (at + length > log.length) return;
        const bytes = log.subarray(at, at + length);
        yield { kind: 'write', inode: number(0), offset: number(1), bytes };
        at += length;
        break;
      }
      case 'T':
        yield { kind: 'resize', inode: number(0), size: number(1) };
        break;
      case 'F':
        yield { kind: 'flush', inode: number(0) };
        break;
      case 'B':
        yield { kind: 'flush starts' };
        break;
      case 'E':
        yield { kind: 'flush ends' };
        break;
      default:
        throw new Error(`The log has an unknown entry "${letter}".`);
    }
  }
}

/** Explanation of a file system error for whoever runs a command. */
export interface DiskRefusal {
  /** A full sentence that names the file or folder. */
  reason: string;
  /** Advice, without its full stop, to which a command adds "then run it again": "Free some space there". */
  next: string;
}

const REFUSALS = new Map<string, (place: string) => DiskRefusal>([
  [
    'ENOSPC',
    (place) => ({
      reason: `There is no room left on the disk that holds ${place}.`,
      next: 'Free some space there',
    }),
  ],
  [
    'EDQUOT',
    (place) => ({
      reason: `The disk quota for ${place} is used up.`,
      next: 'Remove files there that are not needed, or have the quota raised',
    }),
  ],
  [
    'EROFS',
    (place) => ({
      reason: `${place} is on a read-only disk.`,
      next: 'Make that disk writable, or choose another folder',
    }),
  ],
  ['EACCES', notAllowed],
  ['EPERM', notAllowed],
  ['EMFILE', tooManyOpen],
  ['ENFILE', tooManyOpen],
  [
    'EIO',
    (place) => ({
      reason: `The disk that holds ${place} reports an error.`,
      next: 'Check that disk, or choose another folder',
    }),
  ],
]);

function notAllowed(place: string): DiskRefusal {
  return {
    reason: `This user has no permission to use ${place}.`,
    next: 'Give this user permission to read and write there, or choose another folder',
  };
}

function tooManyOpen(place: string): DiskRefusal {
  return {
    reason: `Too many files are open at once, so ${place} could not be opened.`,
    next: 'Raise the limit ("ulimit -n") or close other programs',
  };
}

// Linux reports ENOSPC for this too, although the disk may be empty.
function tooManyWatched(place: string): DiskRefusal {
  return {
    reason: `${place} cannot be watched: too many folders are already watched on this machine.`,
    next: 'Close other programs that watch folders, or raise the limit (fs.inotify.max_user_watches)',
  };
}

/**
 * Explains errors of a full, read-only or forbidden disk and of too many open files; null for any other
 * error.
 *
 * @param place named if the error has no path of its own, as with writes to an open file
 */
export function diskRefusal(error: unknown, place: string): DiskRefusal | null {
  if (!(error instanceof Error)) return null;
  // In a copy, link or rename `path` is the source; `dest` is the target, where it failed.
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'watch' && (code === 'ENOSPC' || code === 'EMFILE')) return tooManyWatched(path ?? place);
  return REFUSALS.get(code ?? '')?.(dest ?? path ?? place) ?? null;
}

/** The error code found in another program's output; null if there is none. */
export const refusalCodeIn = (output: string): string | null =>
  [...REFUSALS.keys()].find((code) => output.includes(`${code}:`)) ?? null;

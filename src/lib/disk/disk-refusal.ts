/** Why the file system refuses to go on, in words for whoever runs a command. */
export interface DiskRefusal {
  /** A sentence that names the place. */
  reason: string;
  /** Advice that begins a sentence: "Free some space there". */
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
      next: 'Remove what is not needed there, or have the quota raised',
    }),
  ],
  [
    'EROFS',
    (place) => ({
      reason: `${place} is on a disk that can only be read.`,
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
    reason: `This user may not use ${place}.`,
    next: 'Give this user the right to read and write there, or choose another folder',
  };
}

function tooManyOpen(place: string): DiskRefusal {
  return {
    reason: `Too many files are open at once, so ${place} could not be opened.`,
    next: 'Raise the limit ("ulimit -n") or end other programs',
  };
}

/** Linux says ENOSPC for this too, though the disk may be empty. */
function tooManyWatched(place: string): DiskRefusal {
  return {
    reason: `${place} cannot be watched: too many folders are watched on this machine.`,
    next: 'End other programs that watch folders, or raise the limit (fs.inotify.max_user_watches)',
  };
}

/**
 * Explains the error of a full, read-only or forbidden disk; null for any other error.
 *
 * @param place named where the error names no path of its own, as that of a write does not
 */
export function diskRefusal(error: unknown, place: string): DiskRefusal | null {
  if (!(error instanceof Error)) return null;
  // `dest` is where something was to be copied, linked or renamed to; `path` is then where from.
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'watch') return tooManyWatched(path ?? place);
  return REFUSALS.get(code ?? '')?.(dest ?? path ?? place) ?? null;
}

/** The refusal's code in the output of another program, which has no error to pass on; null where there is none. */
export const refusalCodeIn = (output: string): string | null =>
  [...REFUSALS.keys()].find((code) => output.includes(`${code}:`)) ?? null;

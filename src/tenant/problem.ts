export type Path = readonly (string | number)[];

/** A problem of a tenant, described for the person who maintains its files. */
export interface Problem {
  /** An error refuses the build. A notice is only told to those who ask, by `check`. */
  severity: 'error' | 'warning' | 'notice';
  /** Absolute path. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** "config.buttons.explore", "locations[2].slug"; empty for a whole file. */
  path: string;
  message: string;
}

/** The result of a check, before its line is known. */
export interface Finding {
  severity: 'error' | 'warning';
  path: Path;
  message: string;
  /** 'key' to report the position of the key instead of the position of its value. */
  at?: 'key';
}

export function error(path: Path, message: string): Finding {
  return { severity: 'error', path, message };
}

export function warning(path: Path, message: string): Finding {
  return { severity: 'warning', path, message };
}

/** An error of a file or of one of its lines, not of a key. `line` counts from 1. */
export const fileError = (file: string, message: string, line = 1): Problem => ({
  severity: 'error',
  file,
  line,
  column: 1,
  path: '',
  message,
});

/** Formats ['locations', 2, 'slug'] as "locations[2].slug". */
export function pathText(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

/** Sorts by file, line and column. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.path.localeCompare(b.path),
  );
}

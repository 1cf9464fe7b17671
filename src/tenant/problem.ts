export type Path = readonly (string | number)[];

/** One thing wrong with a tenant, in words for the person who keeps its files. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Absolute. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** "config.buttons.explore", "locations[2].slug"; empty where a whole file is meant. */
  path: string;
  message: string;
}

/** What a check finds, before its place in the file is known. */
export interface Finding {
  severity: 'error' | 'warning';
  path: Path;
  message: string;
  /** The key is meant rather than its value. */
  at?: 'key';
}

export function error(path: Path, message: string): Finding {
  return { severity: 'error', path, message };
}

export function warning(path: Path, message: string): Finding {
  return { severity: 'warning', path, message };
}

/** ['locations', 2, 'slug'] as "locations[2].slug". */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  );
}

/** In reading order: by file, then line, then column. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.path.localeCompare(b.path),
  );
}

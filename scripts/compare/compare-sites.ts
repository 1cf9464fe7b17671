import { type Published, withoutHashes } from './published.ts';

/** A kind of difference that a change of the code made on purpose. */
export interface IntendedDifference {
  name: string;
  /** Change of the code that made the difference. */
  reason: string;
  /** Paths of the files that may differ (`demo/<tenant>/…`). */
  files: RegExp;
  /** Removes the difference from the text of a file. Applied to the versions before and after the change. */
  rewrite?: (text: string) => string;
  /** The files may exist on one side only, and binary files may have any other content. */
  whole?: true;
}

interface Unexplained {
  path: string;
  /** The first difference that no intended difference explains, in one line. */
  difference: string;
}

export interface Comparison {
  files: number;
  equal: number;
  /** Name of an intended difference → number of files that differ by it. */
  explained: Map<string, number>;
  unexplained: Unexplained[];
}

const TEXT = /(\.(html|json|xml|txt|svg|css|js|webmanifest)|\/_headers|\/_redirects)$/;

/** Shows the first difference of two texts, with its surroundings. */
function firstDifference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `${excerpt(before)} is now ${excerpt(after)}`;
}

const rewriteBy = (intended: readonly IntendedDifference[], text: string): string =>
  intended.reduce((rest, { rewrite }) => rewrite?.(rest) ?? rest, text);

/**
 * Finds a small set of intended differences that together make a file's two versions equal. If even all of them leave a
 * difference, returns the first one.
 */
function explain(
  path: string,
  before: string,
  after: string,
  intended: readonly IntendedDifference[],
): { names: string[] } | { left: string } {
  const possible = intended.filter(({ files, rewrite }) => rewrite && files.test(path));
  const equalBy = (some: readonly IntendedDifference[]) => rewriteBy(some, before) === rewriteBy(some, after);
  if (!equalBy(possible)) {
    return { left: firstDifference(rewriteBy(possible, before), rewriteBy(possible, after)) };
  }
  let needed = possible;
  for (const one of possible) {
    const without = needed.filter((other) => other !== one);
    if (equalBy(without)) needed = without;
  }
  return { names: needed.map(({ name }) => name) };
}

/** Compares two sets of published files; each difference is an intended one or is unexplained. */
export function compareSites(
  before: Published,
  after: Published,
  intended: readonly IntendedDifference[],
): Comparison {
  const explained = new Map<string, number>(intended.map(({ name }) => [name, 0]));
  const unexplained: Unexplained[] = [];
  let equal = 0;
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const addTo = (name: string) => explained.set(name, (explained.get(name) ?? 0) + 1);
  const explainWhole = (path: string, difference: string) => {
    const found = intended.find(({ files, whole }) => whole && files.test(path));
    if (found) addTo(found.name);
    else unexplained.push({ path, difference });
  };
  for (const path of paths) {
    const old = before.get(path);
    const fresh = after.get(path);
    if (!old || !fresh) {
      explainWhole(path, old ? 'is no longer published' : 'is new');
    } else if (old.equals(fresh)) {
      equal += 1;
    } else if (TEXT.test(path)) {
      const [oldText, freshText] = [withoutHashes(old.toString()), withoutHashes(fresh.toString())];
      if (oldText === freshText) {
        equal += 1;
        continue;
      }
      const explanation = explain(path, oldText, freshText, intended);
      if ('names' in explanation) explanation.names.forEach(addTo);
      else unexplained.push({ path, difference: explanation.left });
    } else explainWhole(path, `${old.length} bytes are now ${fresh.length} other bytes`);
  }
  return { files: paths.length, equal, explained, unexplained };
}

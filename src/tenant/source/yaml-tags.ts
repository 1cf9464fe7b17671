import { isScalar, type Node } from 'yaml';

const STANDARD = 'tag:yaml.org,2002:';

/** Marks whose values JSON cannot hold, by what to write instead. */
const INSTEAD = new Map([
  ['set', 'a list, each entry after "- "'],
  ['omap', 'a group of keys'],
  ['pairs', 'a group of keys'],
  ['binary', 'the text itself, in quotes'],
  ['timestamp', 'the date as text: "2027-06-30"'],
  ['merge', 'the value itself'],
]);

/** The mark of a node, also where an older YAML ("%YAML 1.1") reads one into a value that has none. */
function markOf(node: Node): string | undefined {
  if (isScalar(node) && node.value instanceof Date) return 'timestamp';
  if (isScalar(node) && typeof node.value === 'symbol') return 'merge';
  return node.tag?.startsWith(STANDARD) ? node.tag.slice(STANDARD.length) : undefined;
}

/** Says of a value marked with "!!set" and the like what to write instead; null for any other. */
export function tagMistake(node: Node): string | null {
  const mark = markOf(node) ?? '';
  const instead = INSTEAD.get(mark);
  return instead === undefined
    ? null
    : `Values cannot be marked with "!!${mark}". Take the mark out and write ${instead}.`;
}

import { isScalar, type Node } from 'yaml';

const STANDARD = 'tag:yaml.org,2002:';

/** Tags without a JSON equivalent, and what to write instead. */
const REPLACEMENTS = new Map([
  ['set', 'a list, each entry after "- "'],
  ['omap', 'a group of keys'],
  ['pairs', 'a group of keys'],
  ['binary', 'the text itself, in quotes'],
  ['timestamp', 'the date as text: "2027-06-30"'],
  ['merge', 'the value itself'],
]);

/** The tag of a node. "%YAML 1.1" implies tags for untagged dates and merge keys. */
function tagOf(node: Node): string | undefined {
  if (isScalar(node) && node.value instanceof Date) return 'timestamp';
  if (isScalar(node) && typeof node.value === 'symbol') return 'merge';
  return node.tag?.startsWith(STANDARD) ? node.tag.slice(STANDARD.length) : undefined;
}

/** The message about a value with a tag such as "!!set", with what to write instead; null for other values. */
export function tagMistake(node: Node): string | null {
  const tag = tagOf(node) ?? '';
  const instead = REPLACEMENTS.get(tag);
  return instead === undefined
    ? null
    : `Values cannot have the tag "!!${tag}". Remove the tag and write ${instead}.`;
}

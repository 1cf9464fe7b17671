import { SaxesParser } from 'saxes';
import { nameKey } from './cell-names.ts';
import { VEHICLE_NAMES } from './vehicle-names.ts';

/** Names of elements that are records wherever they stand. */
const RECORD_NAMES = new Set([
  'item',
  'entry',
  'listing',
  'vehicle',
  'car',
  'unit',
  'stockitem',
  'record',
  'row',
  'ad',
  'advert',
  'product',
  'caravan',
  'motorcycle',
  'truck',
]);

/** Records are found up to this depth: a root, perhaps a channel and a list, then the record. */
export const MAX_RECORD_DEPTH = 4;

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** True if an element is a record, by the local names that lead to it, the root's first. */
export type IsRecord = (path: readonly string[]) => boolean;

interface Candidate {
  path: string;
  count: number;
  children: Set<string>;
}

/** Elements below the root with elements or attributes in them, by path. */
function candidatesIn(head: string): Candidate[] {
  const found = new Map<string, Candidate>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false });
  // The head may end anywhere, and damaged XML is the reader's matter.
  parser.on('error', () => {});
  parser.on('opentag', (tag) => {
    const name = localName(tag.name).toLowerCase();
    found.get(path.join('.'))?.children.add(name);
    path.push(name);
    if (path.length < 2 || path.length > MAX_RECORD_DEPTH) return;
    const key = path.join('.');
    const candidate = found.get(key) ?? { path: key, count: 0, children: new Set<string>() };
    candidate.count++;
    for (const attribute of Object.keys(tag.attributes)) candidate.children.add(attribute.toLowerCase());
    found.set(key, candidate);
  });
  parser.on('closetag', () => void path.pop());
  parser.write(head);
  return [...found.values()].filter(({ children }) => children.size > 0);
}

const lastName = ({ path }: Candidate): string => path.slice(path.lastIndexOf('.') + 1);
const partsOf = ({ children }: Candidate): number =>
  [...children].filter((name) => VEHICLE_NAMES.has(nameKey(name))).length;

const byName: IsRecord = (path) =>
  path.length > 1 && path.length <= MAX_RECORD_DEPTH && RECORD_NAMES.has(path.at(-1)?.toLowerCase() ?? '');

const byPath = (path: string): IsRecord => {
  const wanted = path.toLowerCase();
  return (names) => names.length > 1 && `.${names.join('.').toLowerCase()}`.endsWith(`.${wanted}`);
};

/**
 * Finds the elements that are the records of an XML feed: those with the usual names; if none of these has a vehicle's
 * parts, those that have, else the element that is repeated most.
 *
 * @param head the start of the feed
 * @param named the element's name or path, if the mapping file says it
 */
export function xmlRecords(head: string, named?: string): IsRecord {
  if (named !== undefined) return byPath(named);
  const candidates = candidatesIn(head);
  const usual = candidates.filter((candidate) => RECORD_NAMES.has(lastName(candidate)));
  if (usual.some((candidate) => partsOf(candidate) > 0)) return byName;
  const withParts = candidates.filter((candidate) => partsOf(candidate) > 1);
  const repeated = candidates.filter(({ count }) => count > 1);
  const [best] =
    withParts.length > 0 || usual.length > 0 ? withParts : repeated.sort((a, b) => b.count - a.count);
  return best === undefined ? byName : byPath(best.path);
}

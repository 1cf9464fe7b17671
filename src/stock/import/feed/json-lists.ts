import { nameKey } from './cell-names.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  DOUBLE_QUOTE,
  OPEN_BRACE,
  OPEN_BRACKET,
} from './json-syntax.ts';
import { VEHICLE_NAMES } from './vehicle-names.ts';

/** A list in a JSON document. Lists with the same path are counted together. */
interface List {
  /** The names that lead to it, joined with dots: "data.vehicles". */
  path: string;
  /** Number of objects in it. */
  objects: number;
  /** Number of objects that have a vehicle's names. */
  vehicles: number;
  /** True if no other list is around it. */
  isOuter: boolean;
}

/** Characters of a name that are read. Longer names are no field of a vehicle. */
const MAX_NAME = 100;
/** Lists that are told apart; a document that makes up more of them is read by the first ones. */
const MAX_LISTS = 200;

interface Level {
  name: string;
  /** The list that this level opens; null for an object. */
  list: List | null;
  /** True for an object of which a vehicle's name has been seen. */
  isVehicle: boolean;
}

/** Counts the objects of all lists in a document. Faults of the document end or falsify the count, but never throw. */
async function countLists(text: AsyncIterable<string>): Promise<List[]> {
  const lists = new Map<string, List>();
  const levels: Level[] = [];
  let inString = false;
  let escaped = false;
  let word = '';
  let name = '';

  const listAt = (): List | null => {
    const path = [...levels.map((level) => level.name), name].filter((part) => part !== '').join('.');
    const known = lists.get(path);
    if (known !== undefined || lists.size >= MAX_LISTS) return known ?? null;
    const list = { path, objects: 0, vehicles: 0, isOuter: levels.every((level) => level.list === null) };
    lists.set(path, list);
    return list;
  };
  for await (const piece of text) {
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (inString) {
        if (!escaped && code === DOUBLE_QUOTE) inString = false;
        else if (word.length < MAX_NAME) word += piece[i];
        escaped = !escaped && code === BACKSLASH;
      } else if (code === DOUBLE_QUOTE) {
        inString = true;
        word = '';
      } else if (code === COLON) {
        name = word;
        const level = levels.at(-1);
        const parent = levels.at(-2)?.list;
        if (level && parent && !level.isVehicle && VEHICLE_NAMES.has(nameKey(name))) {
          level.isVehicle = true;
          parent.vehicles++;
        }
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        const parent = levels.at(-1)?.list;
        if (code === OPEN_BRACE && parent) parent.objects++;
        levels.push({ name, list: code === OPEN_BRACKET ? listAt() : null, isVehicle: false });
        name = '';
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        levels.pop();
        name = '';
      }
    }
  }
  return [...lists.values()];
}

/** The lists of a JSON document that are read, and the objects in those that are not. */
export interface RecordLists {
  paths: ReadonlySet<string>;
  unreadObjects: number;
}

/**
 * Finds the lists of vehicles in a JSON document: all whose objects have a vehicle's names, else the one with the most
 * objects.
 */
export async function findRecordLists(text: AsyncIterable<string>): Promise<RecordLists> {
  const lists = await countLists(text);
  const isInside = (path: string, outer: string) => path.startsWith(`${outer}.`);
  const ofVehicles = lists.filter(({ objects, vehicles }) => objects > 0 && vehicles * 2 >= objects);
  // A vehicle's list of similar vehicles is a part of it.
  const outermost = ofVehicles.filter(({ path }) => !ofVehicles.some((other) => isInside(path, other.path)));
  const largest = lists
    .filter(({ isOuter }) => isOuter)
    .reduce<List | null>((best, list) => (best && best.objects >= list.objects ? best : list), null);
  const chosen = outermost.length > 0 ? outermost : largest === null ? [] : [largest];
  const paths = new Set(chosen.map(({ path }) => path));
  const unread = lists.filter(
    ({ path, isOuter }) => isOuter && !paths.has(path) && !holdsChosen(path, paths),
  );
  return { paths, unreadObjects: unread.reduce((sum, { objects }) => sum + objects, 0) };
}

const holdsChosen = (path: string, chosen: ReadonlySet<string>): boolean =>
  [...chosen].some((inner) => inner.startsWith(`${path}.`));

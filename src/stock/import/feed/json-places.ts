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

/** A list or object of a JSON document whose entries may be the vehicles. Those with the same path are counted together. */
interface Place {
  /** The names that lead to it, joined with dots: "data.vehicles". */
  path: string;
  isList: boolean;
  /** Number of objects in it. */
  objects: number;
  /** Number of objects that have a vehicle's names. */
  vehicles: number;
  /** True if no list is around it. */
  isOuter: boolean;
  /** True if it is inside of a vehicle, such as a list of photos or of similar vehicles. */
  isPart: boolean;
}

/** Characters of a name that are read. Longer names are no field of a vehicle. */
const MAX_NAME = 100;
/** Places that are told apart; a document that makes up more of them is read by the first ones. */
const MAX_PLACES = 200;

/** An open object or list. */
interface Level {
  name: string;
  /** Null for a list of which there are too many. For an object it is counted when it ends. */
  place: Place | null;
  isList: boolean;
  /** Numbers of objects in an object, and of those that have a vehicle's names. */
  objects: number;
  vehicles: number;
  /** True for an object of which a vehicle's name has been seen. */
  isVehicle: boolean;
  /** Places inside of it that no vehicle around them has. */
  inner: Set<Place> | null;
}

interface CountedPlaces {
  places: Place[];
  /** True if the document itself has a vehicle's names. */
  isVehicle: boolean;
}

/** Counts the objects of all places in a document. Faults of the document end or falsify the count, but never throw. */
async function countPlaces(
  text: AsyncIterable<string>,
  isVehicleName: (name: string) => boolean,
): Promise<CountedPlaces> {
  const places = new Map<string, Place>();
  const levels: Level[] = [];
  let inString = false;
  let escaped = false;
  let word = '';
  let name = '';
  let isVehicle = false;

  const placeAt = (isList: boolean): Place | null => {
    const path = [...levels.map((level) => level.name), name].filter((part) => part !== '').join('.');
    const key = `${isList}${path}`;
    const known = places.get(key);
    if (known !== undefined || places.size >= MAX_PLACES) return known ?? null;
    const isOuter = levels.every((level) => !level.isList);
    const place = { path, isList, objects: 0, vehicles: 0, isOuter, isPart: false };
    places.set(key, place);
    return place;
  };
  const open = (isList: boolean) => {
    const parent = levels.at(-1);
    if (!isList && parent?.place) parent.place.objects++;
    if (!isList && parent) parent.objects++;
    const place = isList ? placeAt(true) : null;
    levels.push({ name, place, isList, objects: 0, vehicles: 0, isVehicle: false, inner: null });
  };
  const close = () => {
    const level = levels.pop();
    if (!level) return;
    const { objects, vehicles, inner } = level;
    name = level.name;
    // An object in a list is not counted as a place: its vehicle may be described in a part of it.
    if (!level.isList && !level.isVehicle && vehicles > 0 && levels.every(({ isList }) => !isList)) {
      level.place = placeAt(false);
      if (level.place) Object.assign(level.place, { objects, vehicles });
    }
    const parent = levels.at(-1);
    const places = level.place ? [level.place, ...(inner ?? [])] : (inner ?? []);
    if (level.isVehicle) for (const place of places) place.isPart = true;
    else if (parent) for (const place of places) parent.inner = (parent.inner ?? new Set()).add(place);
    if (!parent) isVehicle ||= level.isVehicle;
  };
  const see = (found: string) => {
    const level = levels.at(-1);
    if (!level || level.isList || level.isVehicle || !isVehicleName(found)) return;
    level.isVehicle = true;
    const parent = levels.at(-2);
    if (parent?.place) parent.place.vehicles++;
    if (parent) parent.vehicles++;
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
        see(name);
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        open(code === OPEN_BRACKET);
        name = '';
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        close();
        name = '';
      }
    }
  }
  while (levels.length > 0) close();
  return { places: [...places.values()], isVehicle };
}

/** Where the records of a JSON document are. */
export interface RecordPlaces {
  /** Paths of the lists, and of the objects whose entries are records: "data.vehicles", "" for the document itself. */
  paths: ReadonlySet<string>;
  /** True if the document is one record. */
  isRecord: boolean;
  /** Number of objects in lists that are not read. */
  unreadObjects: number;
}

const isInside = (path: string, outer: string): boolean =>
  outer === '' ? path !== '' : path.startsWith(`${outer}.`);

/** The places whose entries are vehicles, without those around or inside of them. */
function placesOfVehicles(places: readonly Place[]): Place[] {
  const found = places.filter(
    ({ objects, vehicles, isPart }) => !isPart && objects > 0 && vehicles * 2 >= objects,
  );
  const lists = found.filter(({ isList }) => isList);
  return found.filter(({ path, isList }) =>
    isList
      ? !lists.some((other) => isInside(path, other.path))
      : !found.some((other) => isInside(other.path, path)),
  );
}

/**
 * Finds the vehicles in a JSON document: the lists, or objects with an entry for each vehicle, whose entries have a
 * vehicle's names; else the document itself, if it has them; else the list with the most objects.
 *
 * @param text starts the document from its beginning
 * @param columns names that the mapping reads, by which objects with an entry for each vehicle are found
 */
export async function findRecordPlaces(
  text: () => AsyncIterable<string>,
  columns: readonly string[] = [],
): Promise<RecordPlaces> {
  const { places, isVehicle } = await countPlaces(text(), (name) => VEHICLE_NAMES.has(nameKey(name)));
  let chosen = placesOfVehicles(places);
  if (chosen.length === 0 && isVehicle) return { paths: new Set(), isRecord: true, unreadObjects: 0 };
  if (chosen.length === 0 && columns.length > 0) {
    const named = new Set(columns.map(nameKey));
    const counted = await countPlaces(text(), (name) => named.has(nameKey(name)));
    chosen = placesOfVehicles(counted.places).filter(({ isList }) => !isList);
  }
  const lists = places.filter(({ isList, isOuter }) => isList && isOuter);
  if (chosen.length === 0)
    chosen = lists.reduce<Place[]>(
      ([best], list) => [best && best.objects >= list.objects ? best : list],
      [],
    );
  const paths = new Set(chosen.map(({ path }) => path));
  const unread = lists.filter(
    ({ path, isPart }) =>
      !isPart &&
      !paths.has(path) &&
      !chosen.some((place) => isInside(place.path, path) || (!place.isList && isInside(path, place.path))),
  );
  return { paths, isRecord: false, unreadObjects: unread.reduce((sum, { objects }) => sum + objects, 0) };
}

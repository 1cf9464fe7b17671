import type { ItemType } from '../../../car.ts';
import { memoizeWords, wordKey } from '../../cells/word-key.ts';
import { bodyOfWords } from './body-words.ts';

/** A kind of vehicle; `unsupported`: one that the site cannot show, such as a boat; null for unknown words. */
export type KindOfWords = ItemType | 'unsupported' | null;

/** Meta's CAR_TRUCK and Google's "Cars, Trucks & Vans", whose number is 916: all of them are listed as cars. */
const ALL_CARS = /^916$|\bcars? trucks?\b/;

/** Patterns for the words of a vehicle type, category or class. The first match decides. */
const KINDS: readonly (readonly [RegExp, ItemType | 'unsupported'])[] = [
  [
    /\b(camper|caravan|tent|travel|hybrid) trailers?\b|\b(slide on|truck) campers?\b|\bcaravans?\b|\b(fifth|5th) wheel(er)?s?\b|\btoy haulers?\b/,
    'caravan',
  ],
  [/\b(tractor (unit|truck)|(truck|prime mover) tractor)s?\b/, 'truck'],
  [
    /\b(boats?|jet ?skis?|watercrafts?|pwc|yachts?|dinghy|marine|outboards?|aircrafts?|aeroplanes?|helicopters?|(semi|box|dog|pig|car|plant|tipper|tandem|utility|flatbed|boat|horse|cattle|stock)? ?trailers?|(horse|cattle|stock) floats?|floats?)\b/,
    'unsupported',
  ],
  [
    /\b(tractors?|fork ?lifts?|machines?|machinery|excavators?|(wheel |skid steer |track )?loaders?|skid steers?|backhoes?|bulldozers?|dozers?|telehandlers?|graders?|rollers?|harvesters?|mowers?|implements?|attachments?|generators?|scissor lifts?|golf (carts?|buggy|buggies)|containers?)\b/,
    'unsupported',
  ],
  [
    /\b(parts?|spares?|accessory|accessories|wheels|tyres?|bicycles?|(push|mountain|e|electric) ?bikes?)\b/,
    'unsupported',
  ],
  [
    /\b(motor ?cycles?|\w*bikes?|mopeds?|(motor )?scooters?|atvs?|quads?|utvs?|ssvs?|sxs|side by sides?|power ?sports?|two wheelers?|motocross|enduro|all terrain vehicles?)\b/,
    'motorcycle',
  ],
  [/\b(campers?|camper ?vans?|pop ?tops?|motor ?homes?|rvs?|recreational vehicles?|towables?)\b/, 'caravan'],
  [/\b(trucks?|prime movers?|heavy (commercials?|vehicles?|duty)|hgvs?|lorry|lorries)\b/, 'truck'],
  [
    /\b(cars?|automobiles?|autos?|passenger|suvs?|utes?|utility|vans?|light commercials?|lcvs?|commercials?|4wds?|4x4s?|motor vehicles?|vehicles?|buses|bus|sedans?|wagons?|hatch(backs?)?|coupes?|convertibles?|utilities|pick ?ups?)\b/,
    'car',
  ],
];

function kindOfPhrase(text: string): KindOfWords {
  const key = wordKey(text);
  if (key === '') return null;
  const found = KINDS.find(([pattern]) => pattern.test(key));
  return found?.[1] ?? (bodyOfWords(key, 'car') === undefined ? null : 'car');
}

/** The kind of a category; null for one of several kinds, such as "Trucks & Trailers". */
function kindOfCategory(text: string): KindOfWords {
  const kinds = new Set(text.split(/&|\band\b|[,/+|]/i).map(kindOfPhrase));
  kinds.delete(null);
  const [kind = null, ...others] = kinds;
  return others.length === 0 ? kind : null;
}

/**
 * The kind of vehicle that a seller's words name ("Dirt Bikes", "Horse Float", "5th Wheeler"). Bodies of cars ("Ute")
 * name cars. Google's categories are paths, whose last known part decides, unless it
 * names a car: "Vehicles & Parts > Vehicles > Motor Vehicles > Motorcycles & Scooters".
 */
export const kindOfWords: (text: string) => KindOfWords = memoizeWords((text) => {
  const parts = text.split('>').reverse();
  if (parts.some((part) => ALL_CARS.test(wordKey(part)))) return 'car';
  const kinds = parts.map(kindOfCategory).filter((kind) => kind !== null);
  // "Trucks > Cab Chassis" is a truck, although utes have such bodies, too.
  return kinds.find((kind) => kind !== 'car') ?? kinds[0] ?? null;
});

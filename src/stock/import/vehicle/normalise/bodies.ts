import type { BodyType, ItemType } from '../../../car.ts';
import { usualBody } from '../../../rules/body-label.ts';
import { memoizeWords, wordKey } from '../../cells/word-key.ts';
import { bodyOfWords } from './body-words.ts';

/**
 * Patterns for phrases that are not in the table of words, with the standard body and the kinds of vehicle that they
 * apply to (default: all). The first match decides; null means that no standard body fits. The most distinctive
 * words come first, because "Utility Trailer" is a trailer and "Box Truck Van" a truck.
 */
const CONTAINED: readonly (readonly [RegExp, BodyType | null, (readonly ItemType[])?])[] = [
  [/\b(slide ?on|truck|pick ?up|roof ?top) campers?\b/, null],
  [/\bmotor ?homes?\b|\bcamper ?vans?\b/, 'motorhome'],
  [/\bhybrid (camper|caravan)\b/, 'hybridCaravan'],
  [/\bpop ?top\b/, 'popTop', ['caravan']],
  [
    /\b(camper|tent) ?trailers?\b|\btear ?drop\b|\b(fold\w*|pop ?up|floor) (pop ?up )?campers?\b|\b(forward|rear) fold\b/,
    'camperTrailer',
  ],
  [/\bcaravans?\b|\btravel trailers?\b|\b(fifth|5th) wheel(er)?\b|\btoy hauler\b/, 'caravan'],
  [/\bcampers?\b/, 'camperTrailer', ['caravan']],
  [/\bvans?\b|\btouring\b/, 'caravan', ['caravan']],
  [/\btrailers?\b|\bdolly\b|\bfloats?\b/, null],
  [/\b(dirt|trail|farm|ag) ?bike\b|\bmotocross\b|\benduro\b/, 'trail'],
  [/\badventure\b/, 'adventure', ['motorcycle']],
  [/\b(cruiser|chopper|bobber)\b/, 'cruiser', ['motorcycle']],
  [/\btour(er|ing)\b/, 'touring', ['motorcycle']],
  [/\bscooter\b|\bmoped\b/, 'scooter'],
  [/\b(naked|street ?fighter|cafe racer)\b/, 'naked', ['motorcycle']],
  [/\b(super)? ?sports?( ?bike)?\b/, 'sport', ['motorcycle']],
  // The empty pattern matches everything: the patterns below are not for these kinds.
  [/(?:)/, null, ['motorcycle', 'caravan']],
  [/\b(motor ?cycle|motor ?bike|bike|atv|quad|utv|side by side)s?\b/, null],
  [/\bprime movers?\b/, 'primeMover'],
  [/\btipper\b|\b(tip|dump)( body)? truck\b/, 'tipper'],
  [/\bcab ?chassis\b|\bc chas\b/, 'cabChassis'],
  [
    /\bpantech\w*\b|\breefer\b|\bcurtain ?sider\b|\btaut ?liner\b|\bstake ?bed\b|\btilt ?tray\b|\b(moving|box|cube|furniture|removal|luton) vans?\b/,
    'rigidTruck',
  ],
  [
    /\b(box|van|moving|furniture|removal|straight|rigid|flat ?bed|tow|refrigerat\w+|freezer|fridge|garbage|service|concrete|vacuum|water|crane|tanker|livestock|logging)( body)? trucks?\b/,
    'rigidTruck',
  ],
  [/\btrucks?\b|\brefrigerat\w+\b/, 'rigidTruck', ['truck']],
  [/\bsports? utility vehicle\b/, 'suv'],
  [/\b(utility|ute|pick ?up|dual cab|double cab|trucks?)\b/, 'ute'],
  [/\b(people mover|mpv|minivan)\b/, 'peopleMover'],
  [/\bsuv\b/, 'suv'],
  [/\bhatch(back)?\b/, 'hatchback'],
  [/\b(sedan|saloon)\b/, 'sedan'],
  [/\bstation ?wagon\b/, 'stationWagon'],
  [/\b(sports?)?wagon\b|\bestate\b/, 'wagon'],
  [/\b(coupe)\b/, 'coupe'],
  [/\b(convertible|cabriolet|roadster)\b/, 'convertible'],
  [/\bbus\b/, 'bus'],
  [/\bvan\b/, 'van'],
];

function lookUp(text: string, item: ItemType): BodyType | null {
  const key = wordKey(text.replace(/p\/up/i, 'pickup'));
  const exact = bodyOfWords(key, item) ?? bodyOfWords(key.replace(/^\d ?(d|dr|door) /, ''), item);
  if (exact !== undefined) return usualBody(exact);
  const found = CONTAINED.find(([pattern, , items]) => (items?.includes(item) ?? true) && pattern.test(key));
  const body = found?.[1] ?? null;
  return body === null ? null : usualBody(body);
}

const lookUps: Readonly<Record<ItemType, (text: string) => BodyType | null>> = {
  car: memoizeWords((text) => lookUp(text, 'car')),
  truck: memoizeWords((text) => lookUp(text, 'truck')),
  motorcycle: memoizeWords((text) => lookUp(text, 'motorcycle')),
  caravan: memoizeWords((text) => lookUp(text, 'caravan')),
};

/**
 * The standard body (DAT-37) for a seller's words ("Ute / Tray", "DUAL CAB P/UP", "Kombi"), depending on the
 * kind of vehicle; null if no standard body fits. "Truck" on a car is a ute, as in Meta's body styles.
 */
export function canonicalBody(text: string, item: ItemType = 'car'): BodyType | null {
  return lookUps[item](text);
}

import type { CarType } from '../../../src/stock/car.ts';
import type { Grade } from '../grade.ts';
import { type Random, seeded } from '../random.ts';
import { kindOf } from './features.ts';
import {
  CLOSINGS,
  HISTORIES,
  LISTS,
  NOT_ARRIVED_CLOSINGS,
  RESERVED_CLOSINGS,
  SOLD_CLOSINGS,
  WORKSHOP,
} from './histories.ts';
import { DRIVEN_MIDDLES, MIDDLES } from './middles.ts';
import { MOTORCYCLE_OPENINGS } from './motorcycle-openings.ts';
import { CARAVAN_OPENINGS, NOT_ARRIVED_OPENINGS, OPENINGS, SOLD_OPENINGS } from './openings.ts';

export type SaleState = 'not_arrived' | 'in_yard' | 'reserved' | 'sold';

export interface CommentFacts {
  name: string;
  dealer: string;
  place: string;
  year: number;
  colour: string;
  km: number | null;
  features: readonly string[];
}

/** From this distance on, comments may say that worn parts were replaced. */
const WORN_KM = 45_000;

/** Takes the entries of a shuffled list in turn, so that neighbouring vehicles do not read alike. */
function pickInTurn<T>(list: readonly T[], turn: number, seed: string): T {
  const round = Math.floor(turn / list.length);
  const entry = seeded(`${seed} ${round}`).shuffle(list)[turn % list.length];
  if (entry === undefined) throw new Error('The list to pick from is empty.');
  return entry;
}

const ACRONYM = /^[A-Z0-9]{2}|^(Apple|Android|Bluetooth|ISOFIX|PTO)/;

/** "Heated front seats" → "heated front seats", for the middle of a sentence. Names keep their capital. */
const inSentence = (words: string): string =>
  ACRONYM.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

/** "8 Speed Sports Automatic" → "8-speed sports automatic", for the middle of a sentence. */
const spokenTransmission = (transmission: string): string =>
  /Single Speed/.test(transmission)
    ? 'single speed drive'
    : transmission.toLowerCase().replace(/^(\d+) speed/, '$1-speed');

function spokenEngine(grade: Grade): string {
  if (!grade.engine) return 'engine';
  return grade.engine.fuel === 'Electric' ? 'electric motor' : grade.engine.words;
}

function fill(template: string, grade: Grade, facts: CommentFacts, random: Random): string {
  const features = random.shuffle(facts.features);
  const words: Record<string, string> = {
    name: facts.name,
    dealer: facts.dealer,
    place: facts.place,
    year: String(facts.year),
    colour: facts.colour.toLowerCase(),
    km: (facts.km ?? 0).toLocaleString('en-AU'),
    badge: grade.badge ?? grade.model,
    engine: spokenEngine(grade),
    trans: spokenTransmission(grade.transmission ?? 'gearbox'),
    sleeps: String(grade.caravan?.sleeps ?? ''),
    feature1: inSentence(features[0] ?? ''),
    feature2: inSentence(features[1] ?? ''),
    feature3: inSentence(features[2] ?? ''),
  };
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
  return filled.replace(
    /(^|[.] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const CLOSINGS_OF: Record<SaleState, readonly string[]> = {
  not_arrived: NOT_ARRIVED_CLOSINGS,
  in_yard: CLOSINGS,
  reserved: RESERVED_CLOSINGS,
  sold: SOLD_CLOSINGS,
};

function openingsFor(
  grade: Grade,
  carType: CarType,
  noOdometer: boolean,
  state: SaleState,
): readonly string[] {
  if (state === 'not_arrived') return NOT_ARRIVED_OPENINGS[carType];
  if (state === 'sold') return SOLD_OPENINGS[carType];
  if (carType === 'used' && kindOf(grade) === 'motorcycle') return MOTORCYCLE_OPENINGS;
  return (noOdometer ? CARAVAN_OPENINGS : OPENINGS)[carType];
}

/** One or two sentences about a used vehicle, on different subjects. */
function historyOf(grade: Grade, km: number | null, turn: number, random: Random): string[] {
  const kind = kindOf(grade);
  const workshop = WORKSHOP[kind];
  const isWorn = km !== null && km >= WORN_KM;
  const subjects = isWorn && workshop ? [...HISTORIES[kind], workshop] : HISTORIES[kind];
  const chosen = random.shuffle(subjects).slice(0, random.int(1, 2));
  return chosen.map((sentences, index) => pickInTurn(sentences, turn, `history ${kind} ${index}`));
}

/**
 * Seller comments as HTML that fit condition and state: paragraphs, sometimes with a list. Null for about one vehicle
 * in sixteen.
 *
 * @param turn number of the vehicle within the dealer's stock
 */
export function writeComments(
  grade: Grade,
  carType: CarType,
  state: SaleState,
  facts: CommentFacts,
  turn: number,
  random: Random,
): string | null {
  if (random.chance(0.06)) return null;
  const kind = kindOf(grade);
  const noOdometer = grade.yearlyKm === 0;
  const driven = carType === 'used' ? (DRIVEN_MIDDLES[kind] ?? []) : [];
  const paragraph = (text: string) => `<p>${fill(text, grade, facts, random)}</p>`;
  const opening = pickInTurn(openingsFor(grade, carType, noOdometer, state), turn, `opening ${facts.dealer}`);
  const middle = pickInTurn([...MIDDLES[kind], ...driven], turn, `middle ${facts.dealer}`);
  const history = carType === 'used' ? historyOf(grade, facts.km, turn, random) : [];
  const closing = pickInTurn(CLOSINGS_OF[state], turn, `closing ${facts.dealer}`);
  const [first, second, ...rest] = [opening, middle, ...history, closing].map(paragraph);
  const list = random.chance(0.15)
    ? random.pick(carType === 'used' && !noOdometer ? LISTS.driven : LISTS.any)
    : [];
  const items = list.map((line) => `<li>${line}</li>`).join('');
  return [
    first,
    second,
    ...(items && state === 'in_yard' ? [`<ul>${items}</ul>`] : []),
    // Nobody has inspected a vehicle that is still on its way, and a sold one needs no more praise.
    ...(state === 'not_arrived' || state === 'sold' ? rest.slice(-1) : rest),
  ].join('');
}

import type { CarType } from '../../../src/stock/car.ts';
import type { Grade } from '../grade.ts';
import type { Random } from '../random.ts';
import { kindOf } from './features.ts';
import { CLOSINGS, HISTORIES, LISTS } from './histories.ts';
import { MIDDLES } from './middles.ts';
import { CARAVAN_OPENINGS, OPENINGS } from './openings.ts';

export interface CommentFacts {
  name: string;
  dealer: string;
  place: string;
  year: number;
  colour: string;
  km: number | null;
  features: readonly string[];
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
    drive: grade.drive ?? '',
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

/** Seller comments as HTML: paragraphs, sometimes with a list. Null for about one vehicle in sixteen. */
export function writeComments(
  grade: Grade,
  carType: CarType,
  facts: CommentFacts,
  random: Random,
): string | null {
  if (random.chance(0.06)) return null;
  const noOdometer = grade.yearlyKm === 0 && carType !== 'new';
  const parts = [
    random.pick(noOdometer ? CARAVAN_OPENINGS : OPENINGS[carType]),
    random.pick(MIDDLES[kindOf(grade)]),
    ...(carType === 'used' ? random.shuffle(HISTORIES[grade.itemType]).slice(0, random.int(1, 2)) : []),
    random.pick(CLOSINGS),
  ];
  const paragraphs = parts.map((part) => `<p>${fill(part, grade, facts, random)}</p>`);
  if (random.chance(0.15))
    paragraphs.splice(
      2,
      0,
      `<ul>${random
        .pick(LISTS)
        .map((line) => `<li>${line}</li>`)
        .join('')}</ul>`,
    );
  return paragraphs.join('');
}

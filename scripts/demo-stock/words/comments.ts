import type { CarType } from '../../../src/stock/car.ts';
import type { Grade } from '../grade.ts';
import type { Random } from '../random.ts';
import { kindOf } from './features.ts';
import { CLOSINGS, HISTORIES, LISTS } from './histories.ts';
import { MIDDLES } from './middles.ts';
import { CARAVAN_OPENINGS, OPENINGS } from './openings.ts';

export interface Told {
  name: string;
  dealer: string;
  place: string;
  year: number;
  colour: string;
  km: number | null;
  features: readonly string[];
}

const ACRONYM = /^[A-Z0-9]{2}|^(Apple|Android|Bluetooth|ISOFIX|PTO)/;

/** "Heated front seats" inside a sentence is "heated front seats"; a name keeps its capital. */
const inSentence = (words: string): string =>
  ACRONYM.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

/** "8 Speed Sports Automatic" as people say it. */
const spoken = (transmission: string): string =>
  /Single Speed/.test(transmission)
    ? 'single speed drive'
    : transmission.toLowerCase().replace(/^(\d+) speed/, '$1-speed');

function spokenEngine(grade: Grade): string {
  if (!grade.engine) return 'engine';
  return grade.engine.fuel === 'Electric' ? 'electric motor' : grade.engine.words;
}

function fill(template: string, grade: Grade, told: Told, random: Random): string {
  const features = random.shuffle(told.features);
  const words: Record<string, string> = {
    name: told.name,
    dealer: told.dealer,
    place: told.place,
    year: String(told.year),
    colour: told.colour.toLowerCase(),
    km: (told.km ?? 0).toLocaleString('en-AU'),
    badge: grade.badge ?? grade.model,
    engine: spokenEngine(grade),
    trans: spoken(grade.transmission ?? 'gearbox'),
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

/**
 * The dealer's words as an HTML fragment of paragraphs, now and then with a list; about one vehicle in
 * sixteen has none yet.
 */
export function writeComments(grade: Grade, carType: CarType, told: Told, random: Random): string | null {
  if (random.chance(0.06)) return null;
  const unmetered = grade.yearlyKm === 0 && carType !== 'new';
  const parts = [
    random.pick(unmetered ? CARAVAN_OPENINGS : OPENINGS[carType]),
    random.pick(MIDDLES[kindOf(grade)]),
    ...(carType === 'used' ? random.shuffle(HISTORIES[grade.itemType]).slice(0, random.int(1, 2)) : []),
    random.pick(CLOSINGS),
  ];
  const paragraphs = parts.map((part) => `<p>${fill(part, grade, told, random)}</p>`);
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

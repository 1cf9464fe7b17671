import { memoizeWords, wordKey } from '../../cells/word-key.ts';
import { knownMake } from './makes.ts';

export interface SplitMake {
  make: string;
  model: string;
  /** Description of the repair; null if make and model are unchanged. */
  repair: string | null;
}

// Longest known make in words, such as "Great Wall Motors".
const MAX_WORDS = 3;
/** Words after the name of a maker that make it another one ("Lotus Caravans"), or say what it builds. */
const OTHER_MAKER =
  /\b(caravans?|campers?|motor ?homes?|rvs?|motorcycles?|motorrad|trucks?|buses|motors?|automotive|australia|marine|boats?|trailers?|sport|racing|performance|custom)\b/i;
/** Models whose makers write make and number as one word. */
const JOINED = new Map([
  ['Mazda', /^[2356]$/],
  ['MG', /^[34567]$/],
]);

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** The number of words at the start of the text that are a known make, at least `min`; 0 if they are none. */
function countMakeWords(words: readonly string[], min: number): number {
  for (let count = Math.min(words.length, MAX_WORDS); count >= min; count--)
    if (knownMake(words.slice(0, count).join(' ')) !== null) return count;
  return 0;
}

/** Moves words between make and model, so that the make is whole and has no words of the model. */
function moveWords(make: string, model: string): SplitMake {
  const known = knownMake(make);
  const words = [...wordsOf(make), ...wordsOf(model)];
  const count = countMakeWords(words, wordsOf(make).length + 1);
  const longer = words.slice(0, count).join(' ');
  const rest = words.slice(count).join(' ');
  // A make that is whole stays, such as "Mercedes-Benz" with the model "AMG GT".
  if (count > 0 && rest !== '' && (known === null || knownMake(longer) === known))
    return {
      make: longer,
      model: rest,
      repair: `the make was cut: "${make}" and "${model}" are ${knownMake(longer)}`,
    };
  if (known !== null) return { make, model, repair: null };
  const ownWords = wordsOf(make);
  const ownCount = countMakeWords(ownWords, 1);
  const extra = ownWords.slice(ownCount).join(' ');
  if (ownCount === 0 || extra === '' || OTHER_MAKER.test(extra)) return { make, model, repair: null };
  const whole = ownWords.slice(0, ownCount).join(' ');
  return {
    make: whole,
    model: `${extra} ${model}`,
    repair: `the make "${make}" contains a part of the model`,
  };
}

/** The model without the make, which some sellers repeat: "Toyota HiLux". */
function withoutMake(make: string, model: string): string {
  const words = wordsOf(model);
  const canonical = knownMake(make) ?? make;
  for (let count = Math.min(words.length - 1, MAX_WORDS); count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    // "Range Rover" is also a name of Land Rover, but belongs to the model.
    const isMake = wordKey(start) === wordKey(canonical) || wordKey(start) === wordKey(make);
    if (isMake && wordKey(start) !== 'range rover') return words.slice(count).join(' ');
  }
  return model;
}

/**
 * Splits make and model where the maker does: whatever the number of words, and in whichever of the two columns they
 * are ("Land" and "Rover Discovery Sport", "Toyota" and "Toyota HiLux", "Range Rover" and "Evoque").
 */
export const splitMake = (make: string, model: string): SplitMake => splitPair(`${make}\n${model}`);

const splitPair = memoizeWords((pair): SplitMake => {
  const [make = '', model = ''] = pair.split('\n');
  const moved = moveWords(make, model);
  const canonical = knownMake(moved.make) ?? moved.make;
  let short = withoutMake(moved.make, moved.model);
  if (JOINED.get(canonical)?.test(short)) short = `${canonical}${short}`;
  if (wordKey(moved.make) === 'range rover' && !wordKey(short).startsWith('range rover'))
    short = `Range Rover ${short}`;
  if (moved.repair === null && wordKey(short) === wordKey(model)) return { make, model, repair: null };
  return {
    make: moved.make,
    model: short,
    repair: moved.repair ?? `make and model are ${canonical} and ${short}, as the maker writes them`,
  };
});

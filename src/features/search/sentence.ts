import type { FilterSetting, SentenceBlank } from '../../search/settings.ts';
import { TOW_RATINGS } from '../../stock/rules/tow-ratings.ts';
import { limitText } from './range-unit.ts';
import type { FacetView } from './search-page.ts';

/** Words before a blank and its open answer, by the attribute of its filter, in the order of the sentence. */
const WORDS: readonly [attribute: string, before: string, open: string][] = [
  ['sleeps', 'that sleeps', 'any number of us'],
  ['trailer_mass', 'with a car that may tow', 'any weight'],
  ['simple_body', 'in', 'any shape'],
  ['price', 'for', 'any price'],
];

/** A short list has an answer for each of its values. */
const MOST_ANSWERS = 12;

function answersOf(filter: FilterSetting, facets: readonly FacetView[]): SentenceBlank['answers'] {
  if (filter.kind === 'range') {
    const amounts = filter.unit === 'kg' ? TOW_RATINGS : filter.picks;
    return amounts.map((amount) => ({ value: String(amount), label: limitText(filter.unit, amount) }));
  }
  const values = facets.find(({ attribute }) => attribute === filter.attribute)?.values ?? [];
  const isBody = filter.kind === 'tiles';
  return values.slice(0, MOST_ANSWERS).map(({ value, label }) => ({
    value,
    // "in a caravan"
    label: isBody ? `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}` : label,
  }));
}

/** The blanks of a sentence that asks for some of the dealer's filters; those without answers are left out. */
export function sentenceOf(filters: readonly FilterSetting[], facets: readonly FacetView[]): SentenceBlank[] {
  return WORDS.flatMap(([attribute, before, open]): SentenceBlank[] => {
    const filter = filters.find((one) => one.attribute === attribute);
    const answers = filter ? answersOf(filter, facets) : [];
    if (!filter || answers.length === 0) return [];
    const unit = filter.kind === 'range' ? filter.unit : null;
    return [{ attribute, unit, label: filter.label, before, open, answers }];
  });
}

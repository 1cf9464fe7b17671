import { isRangeAttribute } from '../../../../search/url-state/attributes.ts';
import { type ChipSettings, rangeLabel, valueLabel } from '../chips.ts';
import type { Condition, Step } from './conditions.ts';

const joined = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '');

const quoted = (text: string): string => `“${text}”`;

/** True if "the" and the filter's name make sense before its values: "the colour Red", but not "the seats 5". */
const isNamed = (label: string, attribute: string, values: readonly string[]): boolean =>
  !label.endsWith('s') &&
  (!isRangeAttribute(attribute) || attribute === 'year') &&
  !values.some((value) => value === 'true' || value === 'false');

/** "the colour Red or Blue", "the words “red ute”", "“Up to 120,000 kms”". */
function conditionWords(condition: Condition, settings: ChipSettings): string {
  if (condition.kind === 'query')
    return `the ${/\s/.test(condition.query) ? 'words' : 'word'} ${quoted(condition.query)}`;
  const { attribute } = condition;
  if (condition.kind === 'range') {
    const limit = rangeLabel(attribute, condition.range, settings.filters);
    return attribute === 'price'
      ? `the price ${limit.replace(/^(Up|From)/, (word) => word.toLowerCase())}`
      : quoted(limit);
  }
  const { values } = condition;
  const label = settings.filters.find((filter) => filter.attribute === attribute)?.label;
  const texts = values.map((value) => valueLabel(attribute, value, settings));
  return label !== undefined && isNamed(label, attribute, values)
    ? `the ${label.toLowerCase()} ${joined(texts, 'or')}`
    : joined(texts.map(quoted), 'or');
}

/**
 * The heading above the nearest vehicles, with the filters that they do not match: "Nothing matches all of this. Without
 * the colour Red:".
 */
export function nearestHeading(steps: readonly Step[], settings: ChipSettings): string {
  const dropped = steps.filter(({ widened }) => widened === null);
  const without = joined(
    dropped.map(({ condition }) => conditionWords(condition, settings)),
    'and',
  );
  const widened = steps.flatMap(({ widened: range }) => {
    if (!range) return [];
    const limit = rangeLabel('price', range, settings.filters);
    const isOpen = range.min === null || range.max === null;
    return [
      isOpen ? `with a price ${limit.charAt(0).toLowerCase()}${limit.slice(1)}` : `with a price of ${limit}`,
    ];
  });
  const difference = [...(without ? [`without ${without}`] : []), ...widened].join(', ');
  return `Nothing matches all of this. ${difference.charAt(0).toUpperCase()}${difference.slice(1)}:`;
}

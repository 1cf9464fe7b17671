import { Fragment } from 'react';
import { ownProperty } from '../../../../lib/own-property.ts';
import type { SentenceBlank } from '../../../../search/settings.ts';
import type { SearchState } from '../../../../search/url-state/search-state.ts';
import { limitText, RANGE_FORMATS, rangeText } from '../../range-unit.ts';
import { useSearch } from '../use-search.ts';

/** Value of the answer that stands for a range with a lower limit. */
const RANGE = 'range';

/** The search with another answer to a blank; an empty one leaves it open. */
function answered(search: SearchState, { attribute, unit }: SentenceBlank, answer: string): SearchState {
  const { [attribute]: _values, ...refinements } = search.refinements;
  const { [attribute]: _range, ...ranges } = search.ranges;
  const isAnswered = answer !== '';
  return {
    ...search,
    page: 1,
    refinements: isAnswered && unit === null ? { ...refinements, [attribute]: [answer] } : refinements,
    ranges:
      isAnswered && unit !== null ? { ...ranges, [attribute]: { min: null, max: Number(answer) } } : ranges,
  };
}

/** A sentence of selects, each of which sets one filter. Renders the same markup as Sentence.astro. */
export function Sentence({ blanks }: { blanks: readonly SentenceBlank[] }) {
  const { search, change } = useSearch();
  return (
    <p className="sentence">
      Something{' '}
      {blanks.map((blank, index) => {
        const { attribute, unit, label, before, open, answers } = blank;
        const values = ownProperty(search.refinements, attribute) ?? [];
        const range = ownProperty(search.ranges, attribute);
        const isLimit = range !== undefined && range.min === null;
        const answer = values.join() || (isLimit ? String(range.max) : range ? RANGE : '');
        // Other filters can hold several values, or a limit that is not among the answers.
        const other = answer !== '' && !answers.some(({ value }) => value === answer);
        return (
          <Fragment key={attribute}>
            <span className="blank">
              {before}{' '}
              <select
                className={answer === '' ? undefined : 'set'}
                aria-label={label}
                value={answer}
                onChange={({ target }) => change(answered(search, blank, target.value))}
              >
                <option value="">{open}</option>
                {answers.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
                {other && (
                  <option value={answer}>
                    {unit !== null && range
                      ? isLimit
                        ? limitText(unit, Number(answer))
                        : rangeText(range, RANGE_FORMATS[unit])
                      : values
                          .map((one) => answers.find(({ value }) => value === one)?.label ?? one)
                          .join(' or ')}
                  </option>
                )}
              </select>
              {index === blanks.length - 1 ? '.' : ','}
            </span>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}

import { emptyTable } from '../../lib/own-property.ts';
import type { SearchFailure, SearchParams } from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';

/** Search parameters as text: Typesense also converts numbers and booleans to text before it parses them. */
export type ParamTexts = { readonly [Name in keyof SearchParams]?: string };

const NO_SEARCHES: SearchFailure = { code: 400, error: 'Missing `searches` array.' };

const NO_UNION: SearchFailure = {
  code: 400,
  error: 'Parameter `union` is not supported by the search in the browser.',
};

/** Calls `answer` for each search of a request body. A body without a list of searches gets a single failure. */
export function answerEach<Answer>(
  body: unknown,
  answer: (search: SearchParams) => Answer,
): (Answer | SearchFailure)[] {
  const searches: unknown =
    typeof body === 'object' && body !== null && 'searches' in body ? body.searches : null;
  if (!Array.isArray(searches)) return [NO_SEARCHES];
  const isUnion = typeof body === 'object' && body !== null && 'union' in body && body.union === true;
  return isUnion ? [NO_UNION] : Array.from(searches, answer);
}

/** Typesense's error for a value that is a list, an object or null. */
const malformed = () => new SearchProblem(400, 'One or more search parameters are malformed.');

/** Returns undefined for values that JSON omits. As in Typesense, a number that is not whole gets six decimals. */
function paramText(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
      return String(value);
    case 'number':
      if (Number.isSafeInteger(value)) return String(value);
      if (Number.isFinite(value)) return value.toFixed(6);
      throw malformed();
    case 'undefined':
    case 'function':
    case 'symbol':
      return undefined;
    default:
      throw malformed();
  }
}

/**
 * Converts the parameters of a search to text. The result has no prototype, so a parameter is always its own
 * property.
 *
 * @throws SearchProblem if the search is not an object, or a value is a list, an object or null
 */
export function readParams(search: unknown): ParamTexts {
  if (typeof search !== 'object' || search === null || Array.isArray(search)) {
    throw new SearchProblem(400, 'The value of `searches` must be an array of objects.');
  }
  const texts = emptyTable<string>();
  for (const [name, value] of Object.entries(search)) {
    const text = paramText(value);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

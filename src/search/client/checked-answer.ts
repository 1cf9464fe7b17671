import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchResponse, SearchParams } from '../protocol.ts';
import { HIT_FIELDS } from './hit-fields.ts';

type Response = MultiSearchResponse<HitDocument>;

/** The search server cannot answer: the message says why, and holds nothing of what was searched. */
export class ServerUnavailable extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is drawn of a card whatever the vehicle: a server filled by other code may have cards of another kind. */
function isCard(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, slug, href, title, facts, price, buttons } = value;
  return (
    [id, slug, href, title].every((text) => typeof text === 'string') &&
    [facts, buttons].every(Array.isArray) &&
    isObject(price)
  );
}

/** A result with a document in each hit, and a card in it where cards were asked for; or a failure. */
function isResult(value: unknown, search: SearchParams | undefined): value is Response['results'][number] {
  if (!isObject(value)) return false;
  if ('error' in value) return typeof value.code === 'number';
  const { found, hits, facet_counts } = value;
  const isHit = (hit: unknown) =>
    isObject(hit) &&
    isObject(hit.document) &&
    (search?.include_fields !== HIT_FIELDS || isCard(hit.document.card));
  return typeof found === 'number' && Array.isArray(hits) && hits.every(isHit) && Array.isArray(facet_counts);
}

/** A server's answer to the searches. Throws `ServerUnavailable` where it is none, or says that it cannot. */
export function checkedAnswer(answer: unknown, searches: readonly SearchParams[]): Response {
  const given = isObject(answer) ? answer.results : null;
  const results = Array.isArray(given)
    ? given.filter((result, n): result is Response['results'][number] => isResult(result, searches[n]))
    : [];
  if (!Array.isArray(given) || given.length !== searches.length || results.length !== given.length)
    throw new ServerUnavailable('The search server’s answer is not one of a search.');
  for (const result of results) {
    // 400: the search is wrong, wherever it is asked. Anything else is the server's state.
    if ('error' in result && result.code !== 400)
      throw new ServerUnavailable(`The search server answered ${result.code}: ${result.error}`);
  }
  return { results };
}

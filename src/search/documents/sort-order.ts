/**
 * The field that every sort ends with: unique and the same wherever a document is indexed, so that a page of
 * the server is followed by the right page of the in-browser engine. On its own order of equals no two
 * engines agree: a server puts the last imported first, and what is updated keeps its old place.
 */
export const TIE_BREAK = 'tie_break';

/** How vehicles are sorted where nothing else is asked for (API-05). */
export const RANK_ORDER = 'custom_rank:desc';

/** Fields a server takes at most. */
const MOST_FIELDS = 3;

/** A `sort_by` of these parts, the first of them that fit; a field once, the unique one last. */
function endingUnique(...parts: string[]): string {
  const fields = new Map<string, string>();
  for (const part of parts) {
    const field = part.slice(0, part.lastIndexOf(':'));
    if (!fields.has(field)) fields.set(field, part);
  }
  const unique = fields.get(TIE_BREAK) ?? `${TIE_BREAK}:asc`;
  fields.delete(TIE_BREAK);
  return [...[...fields.values()].slice(0, MOST_FIELDS - 1), unique].join();
}

/**
 * The `sort_by` of a search for vehicles: equals come in the default order, then by what tells them apart.
 *
 * @param first one part: `price:asc`, or `_text_match:desc` where there are words
 */
export const vehicleOrder = (first = RANK_ORDER): string => endingUnique(first, RANK_ORDER);

/** The same for makes and models: by the alphabet. */
export const modelOrder = (first?: string): string =>
  first === undefined
    ? endingUnique('manufacturer.name:asc', 'model.name:asc')
    : endingUnique(first, 'name:asc');

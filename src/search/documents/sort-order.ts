/**
 * Every sort ends with this unique field, so that page 2 from the in-browser engine continues page 1 from a
 * server. Without it engines order ties differently: a server puts the last imported document first, and an
 * updated document keeps its old position.
 */
export const TIE_BREAK = 'tie_break';

/** Default order of vehicles (API-05). */
export const RANK_ORDER = 'custom_rank:desc';

/** Typesense accepts at most three sort fields. */
const MAX_FIELDS = 3;

/**
 * Joins the parts to a `sort_by` that ends with the tie-break. Repeated fields, and parts beyond Typesense's
 * limit, are dropped.
 */
function withTieBreak(...parts: string[]): string {
  const fields = new Map<string, string>();
  for (const part of parts) {
    const field = part.slice(0, part.lastIndexOf(':'));
    if (!fields.has(field)) fields.set(field, part);
  }
  const unique = fields.get(TIE_BREAK) ?? `${TIE_BREAK}:asc`;
  fields.delete(TIE_BREAK);
  return [...[...fields.values()].slice(0, MAX_FIELDS - 1), unique].join();
}

/**
 * The `sort_by` of a vehicle search. Ties are in the default order, then by the unique tie-break field.
 *
 * @param first one part: `price:asc`, or `_text_match:desc` when there is a query
 */
export const vehicleOrder = (first = RANK_ORDER): string => withTieBreak(first, RANK_ORDER);

/** The `sort_by` of a model search: alphabetical unless `first` is given. */
export const modelOrder = (first?: string): string =>
  first === undefined
    ? withTieBreak('manufacturer.name:asc', 'model.name:asc')
    : withTieBreak(first, 'name:asc');

/** Hits per page of results (API-02, API-12, API-15). */
export const HITS_PER_PAGE = 21;

/** The document fields that a hit contains: see `HitDocument`. */
export const HIT_FIELDS = 'id,price,sold,reserved';

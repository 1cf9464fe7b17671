/** Vehicles on a page of results (API-02, API-12, API-15). */
export const HITS_PER_PAGE = 21;

/** What a hit brings of its document: see `HitDocument`. */
export const HIT_FIELDS = 'id,price,sold,reserved';

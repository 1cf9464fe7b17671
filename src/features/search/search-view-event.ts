/** Event id for viewing a search page (TRK-13). */
export const SEARCH_VIEWED = 49;

/** Sent on the window when content above the view is removed. `detail`: how many px shorter the page is. */
export const SHORTENED_EVENT = 'forecourt:shortened';

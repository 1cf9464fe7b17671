/**
 * Dispatched on the window when content above the view was removed. `detail` is the height in px that the page lost.
 */
export const SHORTENED_EVENT = 'forecourt:shortened';

/** Dispatched on the window when content above the viewport is removed. `detail`: by how many px the page shrank. */
export const SHORTENED_EVENT = 'forecourt:shortened';

/** Sent on the window when what stood above the view left the page: `detail` is by how many px. */
export const SHORTENED_EVENT = 'forecourt:shortened';

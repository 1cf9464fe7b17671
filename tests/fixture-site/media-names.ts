/** Names of pictures on the contrary sites' page about them. */
export const MEDIA_NAMES = ['café', 'team (1)', "dealer's A&B, 100%"];

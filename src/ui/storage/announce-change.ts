import { announce, SHOWN_MS } from '../announce.ts';
import { storageFailed } from './kept-list.ts';

const NOT_STORED = 'Your browser could not save this, so it lasts only until you leave the page.';

/** Announces a change to a saved list. Adds a warning if the browser refused to store it. */
export const announceChange = (text: string, view?: () => void): void =>
  announce(storageFailed.get() ? `${text} ${NOT_STORED}` : text, SHOWN_MS, view);

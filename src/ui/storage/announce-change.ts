import { announce } from '../announce.ts';
import { notKept } from './kept-list.ts';

const NOT_KEPT = 'Your browser keeps this only until you leave the page.';

/** Tells of a change to what the browser keeps, and whether it will still be kept on the next page. */
export const announceChange = (text: string): void => announce(notKept.get() ? `${text} ${NOT_KEPT}` : text);

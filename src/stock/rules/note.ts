import type { Car } from '../car.ts';
import { commentParagraphs, sentencesOf } from '../text/comments.ts';

/** Characters of a sentence that says something and takes at most two lines of a card. */
const SHORTEST = 24;
const LONGEST = 70;
/** Dealers also write bare headings and lists, which are no sentences. */
const SENTENCE_END = /[.!?][”’"')]?$/;

/** The first whole sentence of the dealer's comments that fits on a card or in a hero; undefined if there is none. */
export const noteOf = ({ dealercomments }: Pick<Car, 'dealercomments'>): string | undefined =>
  commentParagraphs(dealercomments)
    .flatMap(sentencesOf)
    .find((text) => text.length >= SHORTEST && text.length <= LONGEST && SENTENCE_END.test(text));

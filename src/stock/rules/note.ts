import type { Car } from '../car.ts';
import { commentParagraphs, sentencesOf } from '../text/comments.ts';

/** Characters of a sentence that says something and takes at most two lines of a card. */
const SHORTEST = 24;
const LONGEST = 70;

/** The first sentence of the dealer's comments that fits on a card as a whole; undefined if there is none. */
export const noteOf = ({ dealercomments }: Pick<Car, 'dealercomments'>): string | undefined =>
  commentParagraphs(dealercomments)
    .flatMap(sentencesOf)
    .find(({ length }) => length >= SHORTEST && length <= LONGEST);

export type Excerpt = { kind: 'whole'; text: string } | { kind: 'cut'; text: string; rest: string };

/**
 * The first `keep` characters of a text longer than `limit`, and what follows them; together they are the
 * text. Characters are code points, so no emoji is cut in two. No ellipsis is added.
 */
export function excerpt(text: string, limit: number, keep = limit): Excerpt {
  if (text.length <= limit) return { kind: 'whole', text };
  const characters = [...text];
  if (characters.length <= limit) return { kind: 'whole', text };
  return { kind: 'cut', text: characters.slice(0, keep).join(''), rest: characters.slice(keep).join('') };
}

/** Characters of shortened texts (specification §9). */
const FINANCE_DISCLAIMER_KEPT = 197;
/** Offers: what is longer than this is shortened. */
const OFFER_WHOLE = 200;
const OFFER_DESCRIPTION_KEPT = 160;

/** Finance disclaimers collapse to 197 characters (FIN-37). */
export function financeDisclaimerExcerpt(text: string): Excerpt {
  return excerpt(text, FINANCE_DISCLAIMER_KEPT);
}

/** Offer descriptions over 200 characters are cut to 160 (OFF-04). */
export function offerDescriptionExcerpt(text: string): Excerpt {
  return excerpt(text, OFFER_WHOLE, OFFER_DESCRIPTION_KEPT);
}

/** Offer disclaimers over 200 characters are cut to 200 (OFF-05). */
export function offerDisclaimerExcerpt(text: string): Excerpt {
  return excerpt(text, OFFER_WHOLE);
}
